import {
  type CSSProperties,
  type SyntheticEvent,
  useId,
  useState,
} from "react";
import {
  type DrawingPart,
  describeDesign,
  drawingDefs,
  drawingParts,
  VIEW_BOX,
} from "#shared/clip-drawing.ts";
import { motions, part, picture } from "./ClipPicture.css.ts";
import { type ClipCharm, clipHref } from "./clip-hrefs.ts";

type ClipPictureProps = {
  /** In the order chosen. */
  charms: readonly ClipCharm[];
  customText: string;
  /** About how wide it is shown, in CSS pixels: which files are fetched. */
  shownWidth: number;
  /** Where the same is said in words beside it. */
  isDecorative?: boolean;
  /** `live`: what is added settles in. The other two: entering the view. */
  motion?: keyof typeof motions;
};

/** The one drawing of a design, as every page shows it. */
export function ClipPicture({
  charms,
  customText,
  shownWidth,
  isDecorative = false,
  motion = "still",
}: ClipPictureProps) {
  const idPrefix = useId().replaceAll(/\W/g, "");
  const [broken, setBroken] = useState<readonly string[]>([]);
  const design = { charms, customText };
  const parts = drawingParts(design, {
    idPrefix,
    href: (asset) => {
      const href = clipHref(asset, charms, shownWidth);
      return broken.includes(href) ? undefined : href;
    },
  });
  const noteBroken = (event: SyntheticEvent<SVGSVGElement>) => {
    const { target } = event;
    if (!(target instanceof SVGImageElement)) return;
    const href = target.href.baseVal;
    setBroken((known) => (known.includes(href) ? known : [...known, href]));
  };
  return (
    <svg
      className={picture}
      viewBox={VIEW_BOX}
      width="1600"
      height="900"
      onErrorCapture={noteBroken}
      role="img"
      aria-label={describeDesign(design)}
      aria-hidden={isDecorative || undefined}
    >
      <Markup svg={drawingDefs(idPrefix)} />
      {parts.map((each) => (
        <g key={each.key} className={part} style={placeOf(each)}>
          <Markup
            svg={each.svg}
            className={motions[motion][each.kind]}
            turn={turnOf(each, parts)}
          />
        </g>
      ))}
    </svg>
  );
}

/** A layer of the drawing, which is escaped where it is made. */
function Markup({ svg, className, turn }: MarkupProps) {
  const style: CSSProperties & Record<"--turn", number | undefined> = {
    "--turn": turn,
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

type MarkupProps = { svg: string; className?: string; turn?: number };

function placeOf({ at }: DrawingPart): CSSProperties {
  return { transform: `translate(${at.x}px, ${at.y}px)` };
}

function turnOf(each: DrawingPart, parts: DrawingPart[]): number {
  return parts.filter((other) => other.kind === each.kind).indexOf(each);
}
