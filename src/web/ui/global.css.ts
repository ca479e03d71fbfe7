import {
  createVar,
  globalFontFace,
  globalStyle,
  style,
} from "@vanilla-extract/css";
import { color, font, reducedMotion, size, weight } from "./theme.css.ts";

// The base styles of every page, imported once by the entry.

// Each font is split in two, so that the first view does not wait for accents
// and rare signs. Both files are subsets of the same font. The display font has
// one optical size, 96 px, made by fontTools' instancer: all sizes would add
// 10 kB. In the text font's first file, one lookup kerns the regular weight and
// another adds what the weight changes, to 2/1000 em: 4 kB less than both in one.
const FAMILIES = [
  {
    family: "Fraunces Soft",
    file: "fraunces-soft",
    fontWeight: `${weight.display}`,
    basic: "U+20-3B, U+3F, U+41-5A, U+61-7A, U+A0, U+A3, U+B7",
    rare: "U+3C-3E, U+40, U+5B-60, U+7B-7E, U+A9, U+B0, U+D7, U+2022",
  },
  {
    family: "Instrument Sans",
    file: "instrument-sans",
    fontWeight: "400 700",
    basic:
      "U+20-3B, U+3F-5A, U+5F, U+61-7A, U+A0, U+A3, U+A9, U+B0, U+B7, U+D7, U+2022",
    rare: "U+3C-3E, U+5B-5E, U+60, U+7B-7E",
  },
];
/** The punctuation of English texts. */
const PUNCTUATION = "U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+20AC";
const ACCENTS =
  "U+A1-A2, U+A4-A8, U+AA-AF, U+B1-B6, U+B8-D6, U+D8-FF, U+102, U+131, U+152-153, U+2BC, U+2C6, U+2DA, U+2DC, U+300-308, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2191, U+2193, U+2212, U+2215";
for (const { family, file, fontWeight, basic, rare } of FAMILIES)
  for (const [part, unicodeRange] of [
    ["basic", `${basic}, ${PUNCTUATION}`],
    ["accents", `${rare}, ${ACCENTS}`],
  ])
    globalFontFace(family, {
      src: `url("/fonts/${file}-${part}.woff2") format("woff2")`,
      fontWeight,
      fontDisplay: "swap",
      unicodeRange,
    });
// Fallback fonts take the same space as the web fonts, so that nothing moves
// when the web fonts load. `size-adjust` was measured over the shop's texts;
// ascent and descent are divided by `size-adjust`. Georgia and Arial are on
// most computers, Noto and Roboto on phones, DejaVu on bare Linux.
const fallback = (
  family: string,
  fonts: string[],
  sizePercent: number,
  [ascent, descent]: [number, number],
) =>
  globalFontFace(family, {
    src: fonts.map((name) => `local("${name}")`).join(", "),
    sizeAdjust: `${sizePercent}%`,
    ascentOverride: `${Math.round(ascent / sizePercent)}%`,
    descentOverride: `${Math.round(descent / sizePercent)}%`,
    lineGapOverride: "0%",
  });
const FRAUNCES: [number, number] = [9_770, 2_535];
const INSTRUMENT: [number, number] = [9_700, 2_500];
fallback("Fraunces Fallback", ["Georgia", "Gelasio"], 79, FRAUNCES);
fallback("Fraunces Noto", ["Noto Serif"], 72.5, FRAUNCES);
fallback("Fraunces DejaVu", ["DejaVu Serif"], 71.5, FRAUNCES);
fallback(
  "Instrument Fallback",
  ["Arial", "Roboto", "Liberation Sans", "Arimo"],
  99.5,
  INSTRUMENT,
);
fallback("Instrument DejaVu", ["DejaVu Sans"], 89, INSTRUMENT);

/** The focus ring and the gap around it; dark backgrounds set other colors. */
const ring = createVar();
const ringGap = createVar();

globalStyle(":root", {
  vars: { [ring]: color.ink, [ringGap]: color.paper },
  colorScheme: "light",
});
/** For a dark background, on which the focus ring is light. */
export const onDark = style({
  vars: { [ring]: color.paper, [ringGap]: "transparent" },
});

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", {
  // The sticky header must not cover what is scrolled to or focused.
  scrollPaddingTop: "84px",
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  "@media": {
    "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
  },
});
globalStyle("body", {
  margin: 0,
  minWidth: "320px",
  background: color.paper,
  color: color.ink,
  fontFamily: font.text,
  fontSize: size.body,
  lineHeight: 1.55,
  fontSynthesis: "none",
  textRendering: "optimizeLegibility",
  WebkitFontSmoothing: "antialiased",
});
globalStyle("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset", {
  margin: 0,
  padding: 0,
});
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("fieldset", { border: 0, minWidth: 0 });
globalStyle("img, video, svg", { display: "block", maxWidth: "100%" });
globalStyle("button, input, textarea, select", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
globalStyle("button", {
  background: "none",
  border: 0,
  padding: 0,
  cursor: "pointer",
});
// Without scripts, buttons and forms do nothing; a note says how to order.
globalStyle("button, form", {
  "@media": { "(scripting: none)": { display: "none !important" } },
});
globalStyle("a", { color: "inherit" });
// A long word, or a reader's own letter spacing, must not make a column wider
// than the page.
globalStyle("h1, h2, h3, p", { overflowWrap: "anywhere" });
globalStyle("p", { textWrap: "pretty" });
globalStyle("h1, h2, h3", {
  fontFamily: font.display,
  fontWeight: weight.display,
  letterSpacing: "-0.006em",
  lineHeight: 1.04,
  textWrap: "balance",
});
globalStyle(":focus-visible", {
  outline: `2.5px solid ${ring}`,
  outlineOffset: "3px",
  boxShadow: `0 0 0 3px ${ringGap}`,
});
// Elements that only scripts focus (headings, dialogs) show no ring.
globalStyle('[tabindex="-1"]:focus', { outline: "none", boxShadow: "none" });
globalStyle("*, *::before, *::after", {
  "@media": {
    [reducedMotion]: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
    },
  },
});
globalStyle(":root", {
  "@media": {
    print: {
      vars: {
        [color.paper]: "#fff",
        [color.white]: "#fff",
        [color.ink]: "#000",
        [color.inkSoft]: "#333",
        [color.hairline]: "#bbb",
      },
    },
  },
});
globalStyle("@page", { margin: "16mm" });
globalStyle("body", {
  "@media": { print: { fontSize: "10.5pt", background: "none" } },
});
