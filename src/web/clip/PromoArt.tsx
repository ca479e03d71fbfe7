import { useEffect, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { Charm } from "#shared/clip/charms.ts";
import { defaultResin, MAX_CHARMS } from "#shared/clip/rules.ts";
import { charmsQuery, resinsQuery } from "#web/data/queries.ts";
import { useSite } from "#web/data/shop-context.ts";
import { DEMO_PREFIX } from "#shared/api/paths.ts";
import { pictureAtLeast } from "#shared/images/picture-urls.ts";
import { ClipPicture } from "./ClipPicture.tsx";
import { art } from "./PromoArt.css.ts";

/** The charms of the demo's sample; other shops may not have them. */
const SAMPLE_FILES = ["daisy", "heart", "butterfly"].map(
  (file) => `${DEMO_PREFIX}/charms/${file}.webp`,
);
const SHOWN_WIDTH_PX = 256;

/** Returns three charms: those of the demo's sample, or else the first. */
function sampleCharms(charms: readonly Charm[]) {
  const sample = SAMPLE_FILES.flatMap(
    (file) => charms.find(({ imageUrl }) => imageUrl === file) ?? [],
  );
  const shown = sample.length === MAX_CHARMS ? sample : charms;
  return shown.slice(0, MAX_CHARMS).map(({ name, imageUrl, picture }) => ({
    name,
    imageUrl: pictureAtLeast(imageUrl, picture, SHOWN_WIDTH_PX),
  }));
}

/**
 * A sample of a designed clip, with the shopper's own letters once she types
 * some. The charms animate in one after another when the sample first scrolls
 * into view; without scripts they are visible from the start.
 */
export function PromoArt({ text = "" }: { text?: string }) {
  const { data: resins = [] } = useQuery(resinsQuery);
  const { data: charms = [] } = useQuery(charmsQuery);
  const { sample } = useSite().promo;
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
        // If the sample is visible when the scripts start, it is not animated.
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
      <ClipPicture
        charms={sampleCharms(charms)}
        customText={text === "" ? sample : text}
        resin={defaultResin(resins)}
        shownWidth={800}
        hasShadow
        motion={text === "" ? motion : "live"}
      />
    </div>
  );
}
