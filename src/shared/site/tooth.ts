/** The rounded tooth of a clip, the shop's only ornament, as an SVG path. */
export const TOOTH = {
  width: 44,
  height: 60,
  path: "M0 0h44v3c-3 0-5.6 2.2-6 5l-3.2 38.6C34 54.5 28.6 60 22 60S10 54.5 9.2 46.6L6 8C5.6 5.2 3 3 0 3z",
} as const;
