import { useEffect, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { defaultResin } from "#shared/clip/rules.ts";
import { resinsQuery } from "#web/data/queries.ts";
import { useSite } from "#web/data/shop-context.ts";
import { ClipPicture } from "./ClipPicture.tsx";
import { art } from "./ClipPicture.css.ts";

const NO_CHARMS: [] = [];

/**
 * A sample clip with the shopper's own letters once she types some. It wears no
 * charms, so that the designer opens with what was seen, and nothing is charged
 * that nobody asked for. The letters animate in one after another when the
 * sample first scrolls into view; without scripts they are visible from the
 * start.
 */
export function PromoArt({ text = "" }: { text?: string }) {
  const { data: resins = [] } = useQuery(resinsQuery);
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
        charms={NO_CHARMS}
        customText={text === "" ? sample : text}
        resin={defaultResin(resins)}
        shownWidth={800}
        hasShadow
        motion={text === "" ? motion : "live"}
      />
    </div>
  );
}
