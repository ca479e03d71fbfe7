import { useEffect, useRef, useState } from "react";
import type { Picture as StoredPicture } from "#shared/images/schema.ts";
import { avifSet, pictureAtLeast, srcSet } from "#shared/images/rules.ts";
import { classNames } from "./class-names.ts";
import * as css from "./Picture.css.ts";

const FALLBACK_WIDTH_PX = 640;

/**
 * A square picture in the stored widths, over its blurred thumbnail. If it is
 * missing or broken, the outlined clip is shown instead.
 */
export function Picture(props: {
  imageUrl: string;
  /** The stored picture's data; null for a picture on another server. */
  picture: StoredPicture | null;
  /** Empty if the name is next to the picture. */
  alt: string;
  /** The `sizes` attribute, which says how wide the picture is shown. */
  sizes: string;
  /** Loads the picture at once, for the first view. */
  isEager?: boolean;
  /** Loads it before everything else that the page shows. */
  isFirst?: boolean;
  /** A picture that is loaded already, to be seen until this one is. */
  preview?: string | undefined;
  /** Shows the whole picture instead of filling the square. */
  isContained?: boolean;
  className?: string;
}) {
  const { imageUrl, picture, alt } = props;
  const { ref, state: loading, setState } = useLoading(imageUrl);
  // What the maker named herself in an order has no picture.
  const state = imageUrl === "" ? "failed" : loading;
  const avif = avifSet(imageUrl);
  // Behind a transparent picture, which has no placeholder, and around one that
  // does not fill the square, the frame's own background is seen.
  const background = (props.preview || picture?.placeholder) &&
    !props.isContained && {
      backgroundColor: picture?.color,
      backgroundImage: `url(${props.preview || picture?.placeholder})`,
    };
  return (
    <span
      className={classNames(css.frame, props.className)}
      style={(state !== "failed" && background) || undefined}
    >
      {state === "failed" ? (
        <span
          className={css.missing}
          {...(alt && { role: "img", "aria-label": alt })}
        >
          <ClipOutline className={css.outline} />
        </span>
      ) : (
        <picture className={css.sources}>
          {avif && (
            <source type="image/avif" srcSet={avif} sizes={props.sizes} />
          )}
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
            // Otherwise Chromium loads the first pictures before the fonts.
            fetchPriority={props.isFirst ? "high" : "low"}
            decoding="async"
            onLoad={() => setState(undefined)}
            onError={() => setState("failed")}
          />
        </picture>
      )}
    </span>
  );
}

/**
 * Fades a picture in, but only if the script ran before it had loaded: a
 * picture that is already visible is not hidden again.
 */
function useLoading(imageUrl: string) {
  const ref = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<"loading" | "failed">();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another picture
  useEffect(() => {
    const image = ref.current;
    if (!image) return setState(undefined);
    if (!image.complete) setState("loading");
    else if (image.currentSrc && image.naturalWidth === 0) setState("failed");
  }, [imageUrl]);
  return { ref, state, setState };
}

/** A claw clip seen from the front. */
function ClipOutline({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M11.9 2.6h8.2a2.3 2.3 0 0 1 2.2 3l-1.5 4.8h3.4c4 0 6.8 2.7 6.8 6.4 0 1-.1 1.7-.3 2.6l-1.8 8.9a.9.9 0 0 1-1.76 0l-1.5-6.3a1.72 1.72 0 0 0-3.34 0l-1.42 6.3a.9.9 0 0 1-1.76 0l-1.44-6.3a1.72 1.72 0 0 0-3.36 0l-1.44 6.3a.9.9 0 0 1-1.76 0l-1.42-6.3a1.72 1.72 0 0 0-3.34 0l-1.5 6.3a.9.9 0 0 1-1.76 0l-1.8-8.9c-.2-.9-.3-1.6-.3-2.6 0-3.7 2.8-6.4 6.8-6.4h3.4L9.7 5.6a2.3 2.3 0 0 1 2.2-3Z" />
    </svg>
  );
}
