import { DISPLAY_WEIGHT } from "#shared/build/fonts.ts";
import { createGlobalTheme } from "@vanilla-extract/css";
import { DEFAULT_PALETTE, PALETTES } from "#shared/site/palettes.ts";
import { TOOTH } from "#shared/site/rules.ts";

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
  display: DISPLAY_WEIGHT,
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
  wide: "66rem",
  designerWidth: "80rem",
  designerHeight: "52rem",
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

/** The rounded tooth of a clip as a mask. */
export const toothMask = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${TOOTH.width} ${TOOTH.height}' preserveAspectRatio='none'><path d='${TOOTH.path}'/></svg>`,
)}")`;
