import { type CSSProperties, useId } from "react";
import { DESIGNER_ART, SECTIONS } from "#shared/api/paths.ts";
import { useMessages } from "#web/data/messages.ts";
import { usePage } from "#web/data/shop-context.ts";
import { wrap } from "#web/ui/layout.css.ts";
import { toothSize } from "#web/ui/ScallopEdge.css.ts";
import { CLIP_SIZE } from "#shared/clip/geometry.ts";
import { headlineSize } from "./headline-size.ts";
import * as css from "./FirstDay.css.ts";

/** The first view of a shop that has neither clips nor a picture yet. */
export function FirstDay() {
  const { shop, site } = usePage();
  const { firstDay: t } = useMessages("home");
  const { headline, sentence } = site.hero;
  const text = headline || shop.name;
  const style: CSSProperties & Record<"--scale", number> = {
    "--scale": Math.min(1, 1.4 * headlineSize(text).narrow),
  };
  return (
    <section id={SECTIONS.home} aria-labelledby="hero-title">
      <div className={`${wrap} ${css.intro}`}>
        <h1 className={css.title} id="hero-title" dir="auto" style={style}>
          {text}
        </h1>
        <p className={css.sentence}>{sentence || t.sentence}</p>
      </div>
      <div className={`${toothSize} ${css.field}`}>
        <FirstDayArt label={t.art} />
      </div>
    </section>
  );
}

const { width, height } = CLIP_SIZE;
/** The clips that are only outlined, left and right of the one in the middle. */
const OUTLINED = [
  "translate(222 300) rotate(-10)",
  "translate(1218 300) rotate(10)",
];
const INK = "#2b1026";

/** The built-in blush clip between two that are only drawn yet. */
export function FirstDayArt({ label }: { label: string }) {
  const id = useId().replaceAll(/\W/g, "");
  return (
    <svg
      className={css.art}
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <defs>
        <filter
          id={`${id}-line`}
          x="-2%"
          y="-2%"
          width="104%"
          height="104%"
          colorInterpolationFilters="sRGB"
        >
          <feMorphology
            in="SourceAlpha"
            operator="dilate"
            radius="1.4"
            result="wider"
          />
          <feComposite
            in="wider"
            in2="SourceAlpha"
            operator="out"
            result="edge"
          />
          <feFlood floodColor={INK} result="ink" />
          <feComposite in="ink" in2="edge" operator="in" result="line" />
          <feFlood floodColor="#fffdfa" floodOpacity="0.38" />
          <feComposite in2="SourceAlpha" operator="in" result="ground" />
          <feMerge>
            <feMergeNode in="ground" />
            <feMergeNode in="line" />
          </feMerge>
        </filter>
        <filter id={`${id}-shadow`} x="-5%" y="-5%" width="110%" height="125%">
          <feDropShadow
            dx="0"
            dy="22"
            stdDeviation="20"
            floodColor={INK}
            floodOpacity="0.24"
          />
        </filter>
      </defs>
      {OUTLINED.map((place) => (
        <g key={place} transform={`${place} scale(0.4)`}>
          <image
            href={DESIGNER_ART.base}
            x={-width / 2}
            y={-height / 2}
            width={width}
            height={height}
            filter={`url(#${id}-line)`}
          />
        </g>
      ))}
      <g filter={`url(#${id}-shadow)`}>
        <image
          href={DESIGNER_ART.base}
          x="304"
          y="8"
          width="832"
          height="468"
        />
      </g>
    </svg>
  );
}
