import { useEffect, useRef, useState } from "react";
import type { Picture as HeldPicture } from "#shared/images.ts";
import { pictureAtLeast, srcSet } from "#shared/picture-urls.ts";
import { classNames } from "./class-names.ts";
import { ClipMark } from "./ClipMark.tsx";
import * as css from "./Picture.css.ts";

type PictureProps = {
  imageUrl: string;
  /** What the shop holds of it; null for a picture from elsewhere. */
  picture: HeldPicture | null;
  /** Empty where the name stands right beside it. */
  alt: string;
  /** How wide it is shown: the `sizes` of an image. */
  sizes: string;
  /** In the first view: loaded at once. */
  isEager?: boolean;
  /** Whole, on the ground, instead of filling the square. */
  isContained?: boolean;
  className?: string;
};

const FALLBACK_WIDTH_PX = 640;

/**
 * A square picture in the widths the shop holds, over its blurred thumbnail.
 * Where it is missing or broken, the outlined clip stands in its place.
 */
export function Picture(props: PictureProps) {
  const { imageUrl, picture, alt } = props;
  const { ref, state, setState } = useLoading(imageUrl);
  // A cut-out stands on the shell, not on its own average color.
  const ground = picture &&
    !props.isContained && {
      backgroundColor: picture.color,
      backgroundImage: picture.placeholder && `url(${picture.placeholder})`,
    };
  return (
    <span
      className={classNames(css.frame, props.className)}
      style={(state !== "failed" && ground) || undefined}
    >
      {state === "failed" ? (
        <span
          className={css.missing}
          {...(alt && { role: "img", "aria-label": alt })}
        >
          <ClipMark className={css.mark} />
        </span>
      ) : (
        <img
          ref={ref}
          className={css.image}
          data-state={state}
          data-fit={props.isContained ? "contain" : undefined}
          src={pictureAtLeast(imageUrl, picture, FALLBACK_WIDTH_PX)}
          srcSet={srcSet(imageUrl, picture)}
          sizes={props.sizes}
          alt={alt}
          width={picture?.width ?? 1200}
          height={picture?.height ?? 1200}
          loading={props.isEager ? "eager" : "lazy"}
          // Chromium would have the first pictures race the fonts.
          fetchPriority="low"
          decoding="async"
          onLoad={() => setState(undefined)}
          onError={() => setState("failed")}
        />
      )}
    </span>
  );
}

/**
 * Fades a picture in, but only where the page's script came before it: what
 * was drawn without script is not hidden again.
 */
function useLoading(imageUrl: string) {
  const ref = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<"loading" | "failed">();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks anew at another picture
  useEffect(() => {
    const image = ref.current;
    if (!image) return setState(undefined);
    if (!image.complete) setState("loading");
    else if (image.currentSrc && image.naturalWidth === 0) setState("failed");
  }, [imageUrl]);
  return { ref, state, setState };
}
