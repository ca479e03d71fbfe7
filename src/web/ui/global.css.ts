import {
  createVar,
  globalFontFace,
  globalStyle,
  style,
} from "@vanilla-extract/css";
import { FONTS } from "#shared/build/fonts.ts";
import { at, printed, reducedMotion, t, text } from "#web/ui/kit.ts";

// The base styles of every page, imported once by the entry.

for (const { family, file, fontWeight, parts } of FONTS)
  for (const [part, unicodeRange] of Object.entries(parts))
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
  vars: { [ring]: t.color.ink, [ringGap]: t.color.paper },
  colorScheme: "light",
});
/** Suits a dark background, on which the focus ring is light. */
export const onDark = style({
  vars: { [ring]: t.color.paper, [ringGap]: "transparent" },
});

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", {
  // The sticky header must not cover what is scrolled to or focused.
  scrollPaddingTop: "84px",
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  ...at("(prefers-reduced-motion: no-preference)", {
    scrollBehavior: "smooth",
  }),
});
globalStyle("body", {
  margin: 0,
  minWidth: "320px",
  background: t.color.paper,
  ...text("body", "ink"),
  fontFamily: t.font.text,
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
// What is pressed says so by itself, in the next frame, whatever follows.
globalStyle(":where(a, button, summary, label):active:where(:not(:disabled))", {
  opacity: 0.8,
});
// Without scripts, buttons and forms do nothing, besides those that are posted; a
// note says how to order.
const posted = '[method="post"]';
globalStyle(`button:not(${posted} *), form:not(${posted})`, {
  ...at("(scripting: none)", { display: "none !important" }),
});
globalStyle("a", { color: "inherit" });
// A long word, or a reader's own letter spacing, must not make a column wider
// than the page.
globalStyle("h1, h2, h3, p", text("anywhere"));
globalStyle("p", { textWrap: "pretty" });
globalStyle("h1, h2, h3", {
  ...text("display"),
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
  ...at(reducedMotion, {
    animationDuration: "0.01ms !important",
    animationIterationCount: "1 !important",
    // With any duration each change of a style would start a transition: a
    // hundred of them for a charm.
    transitionDuration: "0s !important",
  }),
});
globalStyle(":root", {
  ...printed({
    vars: {
      [t.color.paper]: "#fff",
      [t.color.white]: "#fff",
      [t.color.ink]: "#000",
      [t.color.inkSoft]: "#333",
      [t.color.hairline]: "#bbb",
    },
  }),
});
globalStyle("@page", { margin: "16mm" });
globalStyle("body", {
  ...printed({ fontSize: "10.5pt", background: "none" }),
});
