import {
  type CSSProperties,
  type RefCallback,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  describeDesign,
  drawingDefs,
  type DrawingOptions,
  type DrawingPart,
  drawingParts,
  VIEW_BOX,
} from "#shared/clip/drawing.ts";
import { CLIP_FRAME, CLIP_SIZE } from "#shared/clip/geometry.ts";
import { useMessages } from "#web/data/messages.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import type { CartLine } from "#shared/cart/schema.ts";
import { Picture } from "#web/ui/Picture.tsx";
import { type ClipCharm, clipHref, type ClipResin } from "./clip-hrefs.ts";
import * as css from "./ClipPicture.css.ts";

const FRAME_BOX = `${CLIP_FRAME.x} ${CLIP_FRAME.y} ${CLIP_FRAME.width} ${CLIP_FRAME.height}`;

/** The drawing of a design. */
export function ClipPicture({
  charms,
  customText,
  resin,
  shownWidth,
  isDecorative = false,
  motion = "still",
  hasShadow = false,
  isFramed = false,
  charmRef,
  lifted,
  reading,
}: {
  /** The charms, in the order in which they were chosen. */
  charms: readonly ClipCharm[];
  customText: string;
  /** Without a resin the built-in blush base is drawn. */
  resin?: ClipResin | undefined;
  /** The approximate width in CSS pixels, which decides which files load. */
  shownWidth: number;
  /**
   * Hides the drawing from screen readers if a text beside it says the same.
   */
  isDecorative?: boolean;
  /**
   * `live` animates each added part; `waiting` hides all parts except the base
   * until `arriving` animates their entry.
   */
  motion?: keyof typeof css.motions;
  /** Whether the clip fills the picture, without the air around it. */
  isFramed?: boolean;
  /** Whether the clip casts a shadow on the background. */
  hasShadow?: boolean;
  /** The ref of each charm's layer. */
  charmRef?: RefCallback<SVGGElement> | undefined;
  /** The index of the charm that is being moved or swapped; drawn faded. */
  lifted?: number | undefined;
  /** The layout of a small picture. */
  reading?: DrawingOptions["reading"];
}) {
  const { drawing } = useMessages("first");
  const idPrefix = useId().replaceAll(/\W/g, "");
  const [broken, setBroken] = useState<readonly string[]>([]);
  const design = { charms, customText, resin };
  const parts = drawingParts(design, {
    idPrefix,
    reading,
    href: (asset) => {
      const href = clipHref(asset, design, shownWidth);
      return broken.includes(href) ? undefined : href;
    },
  });
  const [base, ...rest] = parts;
  const size = isFramed ? CLIP_FRAME : CLIP_SIZE;
  const noteBroken = (event: SyntheticEvent<SVGSVGElement>) => {
    const { target } = event;
    if (!(target instanceof SVGImageElement)) return;
    const href = target.href.baseVal;
    setBroken((known) => (known.includes(href) ? known : [...known, href]));
  };
  return (
    <svg
      className={css.picture}
      viewBox={isFramed ? FRAME_BOX : VIEW_BOX}
      width={size.width}
      height={size.height}
      onErrorCapture={noteBroken}
      role="img"
      aria-label={describeDesign(design, drawing)}
      aria-hidden={isDecorative || undefined}
    >
      <Markup svg={drawingDefs(design, idPrefix)} />
      <g className={css.layer}>
        <g className={hasShadow ? css.shadow : ""}>
          {base && <Base svg={base.svg} />}
        </g>
      </g>
      {rest.map((each) => (
        <g
          key={each.key}
          ref={each.kind === "charm" ? charmRef : undefined}
          className={`${css.layer} ${css.part}`}
          style={placeOf(each)}
          data-lifted={
            (each.kind === "charm" && indexIn(each, parts) === lifted) ||
            undefined
          }
        >
          <Markup
            svg={each.svg}
            className={css.motions[motion][each.kind]}
            index={indexIn(each, parts)}
          />
        </g>
      ))}
    </svg>
  );
}

/**
 * The clip itself. When the resin changes, the previous picture stays visible
 * below the new one until the new one has loaded and faded in. A picture that
 * is broken gives way at once, to whatever replaces it.
 */
function Base({ svg }: { svg: string }) {
  const [previous, setPrevious] = useState<string | undefined>(svg);
  const [loaded, setLoaded] = useState(svg);
  const layers = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const onLoad = () => setLoaded(svg);
    const onError = () => setPrevious(undefined);
    const options = { capture: true };
    // `load` and `error` do not bubble, so the listeners capture them.
    layers.current?.addEventListener("load", onLoad, options);
    layers.current?.addEventListener("error", onError, options);
    return () => {
      layers.current?.removeEventListener("load", onLoad, options);
      layers.current?.removeEventListener("error", onError, options);
    };
  }, [svg]);
  const shown = previous ?? svg;
  return (
    <g ref={layers} onAnimationEnd={() => setPrevious(svg)}>
      {[...new Set([shown, svg])].map((layer) => (
        <Markup
          key={layer}
          svg={layer}
          className={
            layer === shown
              ? ""
              : layer === loaded
                ? css.coming
                : css.waitingBase
          }
        />
      ))}
    </g>
  );
}

/** A layer of the drawing. `drawingParts` has escaped its markup. */
function Markup({ svg, className, index }: MarkupProps) {
  const style: CSSProperties & Record<"--index", number | undefined> = {
    "--index": index,
  };
  return (
    <g
      className={className}
      style={style}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

type MarkupProps = { svg: string; className?: string; index?: number };

function placeOf({ at }: DrawingPart): CSSProperties {
  return { transform: `translate(${at.x}px, ${at.y}px)` };
}

function indexIn(each: DrawingPart, parts: DrawingPart[]): number {
  return parts.filter((other) => other.kind === each.kind).indexOf(each);
}

type LinePictureProps = {
  line: CartLine;
  /** The approximate width in CSS pixels, which decides which files load. */
  width: number;
  isDecorative?: boolean;
};

/** The drawing of a custom clip, or else the photo of a product. */
export function LinePicture(props: LinePictureProps) {
  const { line, width, isDecorative } = props;
  const { product, charms = [], customText = "", resin } = line;
  return isCustomLine(line) ? (
    <ClipPicture
      charms={charms}
      customText={customText}
      resin={resin}
      shownWidth={width}
      isDecorative={isDecorative}
    />
  ) : (
    <Picture
      imageUrl={product.imageUrl}
      picture={product.picture}
      alt=""
      sizes={`${width}px`}
    />
  );
}
