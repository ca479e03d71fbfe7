import { useEffect, useRef, useState } from "react";
import { PromoArt } from "#web/clip/PromoArt.tsx";
import { DESIGNER_ART } from "#shared/api/paths.ts";
import { pictureUrl } from "#shared/images/rules.ts";
import * as css from "./Promo.css.ts";

/** The distance from the viewport at which the sample is drawn. */
const AHEAD_PX = 800;
const PLAIN_BASE = pictureUrl(DESIGNER_ART.base, 800);

type PromoPictureProps = {
  /** The shopper's letters, if any. */
  text: string;
  /** The maker's own picture of a custom clip; "" where she has none. */
  photo: string;
  /** What the picture shows. */
  alt: string;
};

/**
 * The maker's own picture; or a drawn sample, if there is no picture or letters
 * are typed. The images in the drawing (110 kB) cannot load lazily and would
 * delay the first view, so the sample is drawn only near the viewport. Without
 * scripts, a plain clip replaces the sample.
 */
export function PromoPicture({ text, photo, alt }: PromoPictureProps) {
  const { frame, isNear } = useNear();
  const [broken, setBroken] = useState("");
  const isPhoto = photo !== "" && photo !== broken && text === "";
  return (
    <div className={css.art} ref={frame}>
      {isPhoto ? (
        <img
          className={css.photo}
          src={photo}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(photo)}
        />
      ) : (
        isNear && <PromoArt text={text} />
      )}
      {!photo && (
        <noscript>
          <img className={css.plain} src={PLAIN_BASE} alt={alt} />
        </noscript>
      )}
    </div>
  );
}

/** Returns whether the element of `frame` has been near the viewport. */
function useNear() {
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
  return { frame, isNear };
}
