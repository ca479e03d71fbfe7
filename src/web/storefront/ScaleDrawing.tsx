import { type CSSProperties, useId } from "react";
import type { ProductPage } from "#shared/catalog/schema.ts";
import {
  BANK_CARD,
  clipHeightMm,
  INCH_MM,
  pictureBox,
  type SizedClip,
} from "#shared/catalog/to-scale.ts";
import { clipHref } from "#web/clip/clip-hrefs.ts";
import * as css from "./InHand.css.ts";

const MARGIN_MM = 4;
/** The room of the ruler with its numbers. */
const RULER_MM = 14;
/** About as wide as the drawing is shown, which decides the picture's file. */
const SHOWN_PX = 640;

/** The size of the drawing in millimeters. */
export function drawingSize(sizes: readonly SizedClip[]) {
  const widest = Math.max(
    BANK_CARD.width,
    ...sizes.map(({ widthMm }) => widthMm),
  );
  const highest = Math.max(BANK_CARD.height, clipHeightMm(widest));
  return {
    width: widest + 2 * MARGIN_MM,
    height: highest + 2 * MARGIN_MM + RULER_MM,
  };
}

type ScaleDrawingProps = {
  sizes: readonly SizedClip[];
  resin: ProductPage["resin"];
  /** Whether it stands upright, as it would be too wide. */
  isTurned: boolean;
  isInch: boolean;
  cardText: string;
  label: string;
  style: CSSProperties | undefined;
};

/**
 * A clip and its other sizes over a bank card, with a ruler. Where its color is
 * not known, it is measured, and not drawn in one that it may not have.
 */
export function ScaleDrawing(props: ScaleDrawingProps) {
  const { sizes, isTurned, cardText, label, style } = props;
  const outline = `${useId().replaceAll(/\W/g, "")}-outline`;
  const { width, height } = drawingSize(sizes);
  const middle = { x: width / 2, y: (height - RULER_MM) / 2 };
  const card = {
    x: middle.x - BANK_CARD.width / 2,
    y: middle.y - BANK_CARD.height / 2,
  };
  return (
    <svg
      className={css.svg}
      viewBox={isTurned ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`}
      style={style}
      role="img"
      aria-label={label}
    >
      <g transform={isTurned ? `translate(${height} 0) rotate(90)` : undefined}>
        <rect
          {...card}
          className={css.card}
          width={BANK_CARD.width}
          height={BANK_CARD.height}
          rx={BANK_CARD.radius}
        />
        <text className={css.cardText} x={card.x + 4} y={card.y + 6}>
          {cardText}
        </text>
        {props.resin ? (
          <Clips sizes={sizes} resin={props.resin} at={middle} id={outline} />
        ) : (
          <Widths sizes={sizes} at={middle} />
        )}
        <Ruler
          top={height - RULER_MM + 1}
          width={width}
          isInch={props.isInch}
        />
      </g>
    </svg>
  );
}

type Point = { x: number; y: number };
type ClipsProps = {
  sizes: readonly SizedClip[];
  resin: NonNullable<ProductPage["resin"]>;
  at: Point;
  /** The id of the filter that leaves the outline of a clip. */
  id: string;
};

function Clips({ sizes: [main, ...others], resin, at, id }: ClipsProps) {
  const { imageUrl } = resin;
  const design = { charms: [], resin: { name: "", ...resin } };
  const href = clipHref({ kind: "resin", imageUrl }, design, SHOWN_PX);
  return (
    <>
      <defs>
        <filter id={id} x="-5%" y="-5%" width="110%" height="110%">
          <feMorphology
            in="SourceAlpha"
            operator="dilate"
            radius="0.25"
            result="grown"
          />
          <feComposite
            in="grown"
            in2="SourceAlpha"
            operator="out"
            result="line"
          />
          <feFlood className={css.flood} />
          <feComposite in2="line" operator="in" />
        </filter>
      </defs>
      {main && <image href={href} {...pictureBox(main.widthMm, at)} />}
      {/* Over it, as it would hide a smaller one. */}
      {others.map(({ widthMm }) => (
        <g key={widthMm} filter={`url(#${id})`}>
          <image href={href} {...pictureBox(widthMm, at)} />
        </g>
      ))}
    </>
  );
}

/** The distance of one width from the next. */
const WIDTHS_MM = 9;

/** Bars as wide as the clip, the chosen size filled, below one another. */
function Widths({ sizes, at }: { sizes: readonly SizedClip[]; at: Point }) {
  const top = at.y - ((sizes.length - 1) * WIDTHS_MM) / 2;
  return sizes.map(({ widthMm, isChosen }, index) => {
    const y = top + index * WIDTHS_MM;
    return (
      <rect
        key={widthMm}
        className={css.widths[isChosen ? "chosen" : "other"]}
        x={at.x - widthMm / 2}
        y={y - 2.5}
        width={widthMm}
        height={5}
        rx={2.5}
      />
    );
  });
}

type RulerProps = { top: number; width: number; isInch: boolean };

/** Ticks for each centimeter, or each half inch, with numbers at some. */
function Ruler({ top, width, isInch }: RulerProps) {
  const step = isInch ? INCH_MM / 2 : 10;
  const count = Math.floor((width - 2 * MARGIN_MM) / step);
  const length = count * step;
  const left = (width - length) / 2;
  const every = isInch ? 2 : 5;
  const ticks = Array.from({ length: count + 1 }, (_, index) => index);
  return (
    <g>
      <path className={css.line} d={`M${left} ${top}h${length}`} />
      {ticks.map((tick) => {
        const isNamed = tick % every === 0;
        const x = left + tick * step;
        return (
          <g key={tick}>
            <path
              className={css.line}
              d={`M${x} ${top}v${isNamed ? 3.6 : 2.2}`}
            />
            {isNamed && (
              <text className={css.number} x={x} y={top + 7.5}>
                {`${isInch ? tick / 2 : tick}${tick + every > count ? (isInch ? " in" : " cm") : ""}`}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
