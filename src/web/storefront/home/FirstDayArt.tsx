import { useId } from "react";
import { DESIGNER_ART } from "#shared/api/paths.ts";
import { CLIP_SIZE } from "#shared/clip/geometry.ts";
import * as css from "./FirstDay.css.ts";

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
