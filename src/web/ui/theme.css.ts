import { createGlobalTheme } from "@vanilla-extract/css";
import { DEFAULT_PALETTE, PALETTES } from "#shared/site/palettes.ts";

// The design's tokens: every color and weight, and each size that more than one
// component uses.

/** The default palette; a page with another palette overrides these colors. */
export const color = createGlobalTheme(":root", PALETTES[DEFAULT_PALETTE]);

export const font = createGlobalTheme(":root", {
  display:
    '"Fraunces Soft", "Fraunces Fallback", "Fraunces Noto", "Fraunces DejaVu", "Iowan Old Style", "Palatino Linotype", Georgia, serif',
  text: '"Instrument Sans", "Instrument Fallback", "Instrument DejaVu", "Helvetica Neue", Arial, sans-serif',
});

export const weight = {
  /** The only weight in the display font; a variable font would be 26 kB. */
  display: 420,
  regular: 400,
  medium: 500,
  strong: 600,
  bold: 700,
} as const;

/** Font sizes; those with `clamp` grow with the window. */
export const size = createGlobalTheme(":root", {
  heroNarrow: "min(19.4vw, 7.5rem)",
  heroWide: "min(15.1vw, 16.4rem)",
  confirm: "clamp(3rem, 1.7rem + 6.4vw, 7rem)",
  promo: "clamp(3rem, 1.9rem + 5vw, 6.5rem)",
  d1: "clamp(2.5rem, 1.69rem + 3.6vw, 4.75rem)",
  d2: "clamp(2rem, 1.64rem + 1.6vw, 3rem)",
  d3: "clamp(1.5rem, 1.39rem + 0.5vw, 1.8rem)",
  d4: "1.25rem",
  lead: "clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)",
  body: "1rem",
  sm: "0.9375rem",
  note: "0.875rem",
  xs: "0.8125rem",
  price: "1.125rem",
  total: "1.625rem",
});

export const space = createGlobalTheme(":root", {
  s1: "0.25rem",
  s2: "0.5rem",
  s3: "0.75rem",
  s4: "1rem",
  s5: "1.5rem",
  s6: "2rem",
  s7: "3rem",
  s8: "4rem",
  gutter: "clamp(1rem, 0.25rem + 3.75vw, 4rem)",
  section: "clamp(4.5rem, 2.6rem + 8.4vw, 9rem)",
});

export const control = {
  touch: "44px",
  medium: "48px",
  large: "56px",
  maxWidth: "1680px",
  drawer: "31rem",
  modal: "35rem",
  designerWidth: "76rem",
  designerHeight: "51rem",
  toast: "24rem",
} as const;

export const radius = {
  sm: "10px",
  md: "14px",
  lg: "24px",
  full: "999px",
} as const;

export const shadow = createGlobalTheme(":root", {
  raised: "0 2px 4px rgb(43 16 38 / 0.06), 0 12px 32px rgb(43 16 38 / 0.12)",
  floating: "0 4px 8px rgb(43 16 38 / 0.08), 0 32px 80px rgb(43 16 38 / 0.28)",
});

export const layer = {
  heroTitle: 2,
  header: 20,
  scrim: 40,
  toast: 70,
  tooltip: 80,
} as const;

export const motion = {
  fast: "140ms",
  base: "240ms",
  open: "320ms",
  close: "180ms",
  slow: "420ms",
  picture: "700ms",
  dial: "900ms",
  skeleton: "1600ms",
  glide: "cubic-bezier(.22,.8,.24,1)",
  snap: "cubic-bezier(.34,1.4,.5,1)",
  exit: "cubic-bezier(.5,0,.9,.4)",
} as const;

/** Media queries of the design's breakpoints. */
export const from = {
  xs: "screen and (min-width: 480px)",
  sm: "screen and (min-width: 600px)",
  md: "screen and (min-width: 860px)",
  lg: "screen and (min-width: 1024px)",
} as const;

/**
 * Windows in which the designer's picture is beside the options: wide windows,
 * and phones in landscape.
 */
export const beside =
  "screen and (min-width: 860px), screen and (min-width: 600px) and (max-height: 559px)";
/** Windows in which all parts of the designer fit at once. */
export const roomy = "screen and (min-width: 1100px) and (min-height: 660px)";
/** Windows in which the designer can be larger than on a laptop. */
export const vast = "screen and (min-width: 1600px) and (min-height: 950px)";
/** Windows as low as a phone in landscape. */
export const short = "screen and (max-height: 559px)";

export const below = {
  xs: "screen and (max-width: 479px)",
  sm: "screen and (max-width: 599px)",
  md: "screen and (max-width: 859px)",
  lg: "screen and (max-width: 1023px)",
} as const;
/** A very low window (400 % zoom), in which nothing may be sticky. */
export const low = "screen and (max-height: 419px)";
/** Low, but with room for the designer's two panes beside each other. */
export const lowAndWide = `${low} and (min-width: 600px)`;

export const reducedMotion = "(prefers-reduced-motion: reduce)";
export const forcedColors = "(forced-colors: active)";

/** The rounded tooth of a clip as a mask, the shop's only ornament. */
export const toothMask = `url("data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 44 60' preserveAspectRatio='none'><path d='M0 0h44v3c-3 0-5.6 2.2-6 5l-3.2 38.6C34 54.5 28.6 60 22 60S10 54.5 9.2 46.6L6 8C5.6 5.2 3 3 0 3z'/></svg>",
)}")`;
