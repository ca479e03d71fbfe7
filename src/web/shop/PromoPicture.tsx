import { useEffect, useRef, useState } from "react";
import { PromoArt } from "../designer/PromoArt.tsx";
import * as css from "./Promo.css.ts";

/** Drawn this long before it comes into view. */
const AHEAD_PX = 800;

/**
 * The promo's sample. The pictures in a drawing cannot be lazy, and would take
 * 110 kB from what is seen first; so it is drawn when it comes near. Without
 * scripts it is simply there.
 */
export function PromoPicture() {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={css.art} ref={frame}>
      {isNear ? (
        <PromoArt />
      ) : (
        <noscript>
          <PromoArt />
        </noscript>
      )}
    </div>
  );
}
