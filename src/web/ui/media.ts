// Media queries, for styles and scripts. They are apart from the tokens, of which
// no script of the first view needs the names.

/** Media queries of the design's breakpoints. */
export const from = {
  xs: "screen and (min-width: 480px)",
  sm: "screen and (min-width: 600px)",
  md: "screen and (min-width: 860px)",
  lg: "screen and (min-width: 1024px)",
} as const;

/** Tablets held upright: the designer's picture is above all of its options. */
export const upright =
  "screen and (min-width: 600px) and (max-width: 1100px) and (min-height: 800px) and (orientation: portrait)";
/**
 * Windows in which the designer's picture is beside the options: all other wide
 * windows, and phones in landscape.
 */
export const beside =
  "screen and (min-width: 1101px), screen and (min-width: 720px) and (max-height: 799px), screen and (min-width: 720px) and (orientation: landscape), screen and (min-width: 600px) and (max-height: 559px)";
/** Windows in which all parts of the designer fit at once. */
export const roomy = "screen and (min-width: 860px) and (min-height: 660px)";
/** Windows in which these parts have air between them. */
export const tall = "screen and (min-width: 860px) and (min-height: 800px)";
/** Windows in which the designer can be larger than on a laptop. */
export const vast = "screen and (min-width: 1600px) and (min-height: 950px)";
/** Windows as low as a phone in landscape. */
export const short = "screen and (max-height: 559px)";

/** A phone in landscape. */
export const landscape =
  "screen and (min-width: 560px) and (max-height: 499px)";

export const below = {
  xs: "screen and (max-width: 479px)",
  sm: "screen and (max-width: 599px)",
  md: "screen and (max-width: 859px)",
  lg: "screen and (max-width: 1023px)",
} as const;
/**
 * The width of `md` in letters: with text of twice the size, the parts of a page
 * stand below each other in windows twice as wide.
 */
export const byText = {
  md: "screen and (min-width: 53.75em)",
  belowMd: "screen and (max-width: 53.74em)",
} as const;

/** Low phones, on which more of the options than of the picture is shown. */
export const lowPhone = "screen and (max-width: 859px) and (max-height: 639px)";

/** A very low window (400 % zoom), in which nothing may be sticky. */
export const low = "screen and (max-height: 419px)";
/**
 * Letters of half as much again or more on a phone: no part of the designer may
 * stay in view while the others scroll, for they leave them no room.
 */
export const largeText =
  "screen and (max-width: 17em), screen and (max-height: 17em)";
/** Low, but with room for the designer's two panes beside each other. */
export const lowAndWide = `${low} and (min-width: 600px)`;

export const reducedMotion = "(prefers-reduced-motion: reduce)";
/**
 * Every rule for `:hover` stands in this query: on touch screens, what was
 * touched last would stay hovered.
 */
export const canHover = "(hover: hover)";
export const forcedColors = "(forced-colors: active)";
