import { useId } from "react";
import * as css from "./OpenClip.css.ts";

const JAW = [
  { d: "M104 22c0 20 1 34 8 46", width: 17 },
  { d: "M112 70C64 66 26 104 30 158c1 22 14 36 32 38", width: 19 },
];

/** The drawing of an open clip, for the empty cart and the not-found page. */
export function OpenClip({ className }: { className: string }) {
  const gradient = useId();
  const jaw = JAW.map(({ d, width }) => (
    <path key={d} d={d} strokeWidth={width} />
  ));
  return (
    <svg
      className={className}
      viewBox="0 0 240 216"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <linearGradient id={gradient} x1="0" y1="0" x2="0.3" y2="1">
        <stop stopColor="#E0567F" />
        <stop offset=".55" className={css.accent} />
        <stop offset="1" className={css.amber} />
      </linearGradient>
      <g stroke={`url(#${gradient})`}>{jaw}</g>
      <g
        transform="matrix(-1 0 0 1 240 0)"
        stroke={`url(#${gradient})`}
        opacity=".9"
      >
        {jaw}
      </g>
      <g stroke="#fff" strokeOpacity=".6" strokeWidth="3.5">
        <path d="M100 28c0 10 .5 18 2 25M94 70c-38 8-62 40-59 84" />
        <path d="M146 28c0 10-.5 18-2 25M150 72c22 6 40 20 49 42" />
      </g>
      <g className={css.hinge}>
        <circle cx="120" cy="72" r="15" className={css.hole} strokeWidth="3" />
        <path d="M112 72a8 8 0 1 1 8 8 5 5 0 1 1 4-8" strokeWidth="2.4" />
      </g>
    </svg>
  );
}
