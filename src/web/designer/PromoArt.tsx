import { useEffect, useRef, useState } from "react";
import { DEMO_PREFIX } from "#shared/paths.ts";
import { pictureUrl } from "#shared/picture-urls.ts";
import { ClipPicture } from "./ClipPicture.tsx";
import { art } from "./PromoArt.css.ts";

const charm = (name: string, file: string) => ({
  name,
  imageUrl: pictureUrl(`${DEMO_PREFIX}/charms/${file}.webp`, 256),
});

/** What the promo shows; its pictures come with the program. */
const SAMPLE = {
  charms: [
    charm("a daisy", "daisy"),
    charm("a heart", "heart"),
    charm("a butterfly", "butterfly"),
  ],
  customText: "BLOOM",
};

/**
 * A sample of what the designer makes. Its charms settle one after another
 * when it first comes into view; without scripts it simply stands there.
 */
export function PromoArt() {
  const frame = useRef<HTMLDivElement>(null);
  const [motion, setMotion] = useState<"still" | "waiting" | "arriving">(
    "still",
  );
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // Already on the screen when the scripts came: leave it alone.
        setMotion((now) => {
          if (!entry.isIntersecting) return now === "still" ? "waiting" : now;
          return now === "waiting" ? "arriving" : now;
        });
        if (entry.isIntersecting) observer.disconnect();
      },
      { threshold: 0.35 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={art} ref={frame}>
      <ClipPicture {...SAMPLE} shownWidth={800} motion={motion} />
    </div>
  );
}
