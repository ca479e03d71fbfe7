import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import {
  at,
  below,
  canHover,
  foldSign,
  foldSummary,
  forcedColors,
  from,
  low,
  panel,
  row,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";
import { region } from "#web/ui/ToastRegion.css.ts";
import { FOOTER_ATTRIBUTE } from "#web/ui/toast-place.ts";
import {
  PLACE_ATTRIBUTE,
  TOAST_LEFT,
  TOAST_TOP,
  TOAST_WIDTH,
} from "./panel-toasts.ts";

export const lawListBox = style({
  marginTop: t.space.s5,
  padding: `${t.space.s2} ${t.space.s5}`,
  borderRadius: t.radius.md,
  background: t.color.shell,
});
export const summary = style({ ...foldSummary, gap: t.space.s3 });
export const lawListTitle = style({
  flex: 1,
  minWidth: 0,
  fontSize: t.size.d4,
});
export const sign = style(foldSign);
export const note = style({ marginTop: t.space.s2, color: t.color.inkSoft });
export const lawListList = style({
  ...stack(4),
  marginBlock: t.space.s4,
});

export const box = style({
  marginTop: t.space.s5,
  ...panel,
});
export const firstStepsTitle = style(text("d4"));
export const list = style({ marginTop: t.space.s2 });
export const step = style({
  display: "flex",
  alignItems: "center",
  minHeight: t.control.touch,
  // Steps of two lines stand apart, too.
  paddingBlock: t.space.s1,
});

export const shell = style({ fontSize: t.size.sm, minHeight: "100svh" });

/** Windows in which tabs and places have room beside each other. */
const wide = "screen and (min-width: 77.5em)";
const belowWide = "screen and (max-width: 77.49em)";

export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: t.layer.header,
  background: t.color.paper,
  borderBottom: `1px solid ${t.color.hairline}`,
  // A low window (400 % zoom) needs its height for the content.
  "@media": { [low]: { position: "relative" }, print: { display: "none" } },
});
/** The title and the ways out; below them the tabs and the places. */
export const barInner = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateRows: "minmax(64px, auto)",
  alignItems: "center",
  columnGap: t.space.s4,
});
/** From a place to the tabs, where these are not beside it. */
export const back = style({
  ...row(2),
  display: "inline-flex",
  minHeight: t.control.touch,
  marginTop: t.space.s5,
  marginBottom: `calc(-1 * ${t.space.s5})`,
  color: t.color.inkSoft,
  textDecoration: "none",
  "@media": {
    [wide]: { display: "none" },
    print: { display: "none" },
    [canHover]: { ":hover": { textDecoration: "underline" } },
  },
});
const underline = {
  content: '""',
  position: "absolute",
  bottom: 0,
  height: "3px",
  borderRadius: "3px 3px 0 0",
  background: t.color.accent,
} as const;
const snap = keyframes({ from: { transform: "scale(0.4)" } });
/** How many are new, beside the name of a place. */
export const numeral = style({
  fontWeight: t.weight.bold,
  color: t.color.accent,
  fontVariantNumeric: "tabular-nums",
  ...at("not all and (prefers-reduced-motion: reduce)", {
    animation: `${snap} ${t.motion.base} ${t.motion.snap}`,
  }),
});
/** Under 350 px there is room for the number alone. */
export const quickLink = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4rem",
  minHeight: "48px",
  paddingInline: "0.7rem",
  ...text("sm", "strong", "ink"),
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&[aria-current]::after": {
      ...underline,
      insetInline: "0.7rem",
      bottom: "7px",
    },
  },
  ...at(wide, { display: "none" }),
});
export const quickName = style({
  ...at("screen and (max-width: 21.8em)", { display: "none" }),
});
export const onlyWide = style({
  ...at(belowWide, { selectors: { "&&": { display: "none" } } }),
});
export const place = style({
  gridArea: "1 / 2",
  display: "flex",
  alignItems: "center",
  marginInlineEnd: "-10px",
  ...at(wide, { display: "contents" }),
});
export const opener = style({
  ...at(wide, { selectors: { "&&": { display: "none" } } }),
});
export const open = style({});
/** In the bar, or below it. */
export const menu = style({
  display: "contents",
  ...at(belowWide, {
    display: "none",
    position: "absolute",
    insetInline: 0,
    top: "100%",
    maxHeight: "calc(100svh - 100%)",
    overflowY: "auto",
    paddingInline: t.space.gutter,
    background: t.color.paper,
    borderTop: `1px solid ${t.color.hairline}`,
    boxShadow: t.shadow.raised,
    selectors: { [`&${open}`]: { display: "block" } },
  }),
});
export const places = style({
  ...at(wide, {
    display: "flex",
    justifySelf: "end",
    gap: t.space.s1,
    marginInlineEnd: "-0.75rem",
  }),
});
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  "@media": {
    [belowWide]: { columnGap: t.space.s5, paddingBlock: t.space.s3 },
    [wide]: {
      gridArea: "1 / 2",
      justifySelf: "end",
      marginInlineEnd: "-0.8rem",
    },
  },
});
globalStyle(`${ways} :is(a, button)`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: t.control.touch,
  padding: 0,
  border: 0,
  borderRadius: t.radius.full,
  color: t.color.ink,
  fontSize: t.size.sm,
  fontWeight: t.weight.strong,
  textDecoration: "none",
  "@media": {
    [wide]: {
      paddingInline: "0.8rem",
      color: t.color.inkSoft,
      fontSize: t.size.note,
      fontWeight: t.weight.medium,
    },
  },
});
globalStyle(`${ways} :is(a, button):hover`, {
  "@media": { [canHover]: { background: t.color.shell, color: t.color.ink } },
});
export const title = style({
  // With text of twice the size the bar still takes less than a third.
  fontSize: "min(clamp(1.125rem, 0.9rem + 1.2vw, 1.75rem), 6.4vw)",
  lineHeight: 1.1,
  letterSpacing: 0,
  // The bar is sticky, so a long name must not fill a phone's screen.
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  paddingBottom: "0.1em",
});
/** Below the title, over the whole width where the places are in the menu. */
export const tabs = style({
  display: "flex",
  gap: t.space.s1,
  gridColumn: "1 / -1",
  overflowX: "auto",
  scrollbarWidth: "none",
  marginInline: `calc(${t.space.gutter} * -1)`,
  paddingInline: `calc(${t.space.gutter} - 0.75rem)`,
  "@media": {
    // All of them are seen on a phone: longer names stand on two lines.
    [below.sm]: {
      justifyContent: "space-between",
      gap: 0,
      paddingInline: `calc(${t.space.gutter} - 0.4rem)`,
    },
    [wide]: { gridArea: "2 / 1", marginInlineEnd: 0, paddingInlineEnd: 0 },
  },
});
const CHOSEN = '&:is([aria-selected="true"], [aria-current])';
export const tab = style({
  position: "relative",
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  minHeight: "48px",
  paddingInline: "0.75rem",
  ...text("sm", "strong", "soft"),
  whiteSpace: "nowrap",
  textDecoration: "none",
  ":focus-visible": { outlineOffset: "-4px", boxShadow: "none" },
  selectors: {
    [CHOSEN]: { color: t.color.ink },
    [`${CHOSEN}::after`]: { ...underline, insetInline: "0.75rem" },
  },
  "@media": {
    [canHover]: { ":hover": { color: t.color.ink } },
    [forcedColors]: {
      selectors: { [CHOSEN]: { borderBottom: "3px solid Highlight" } },
    },
    [below.sm]: {
      flex: "0 1 auto",
      minWidth: "min-content",
      paddingInline: "0.4rem",
      lineHeight: 1.15,
      textAlign: "center",
      whiteSpace: "normal",
      selectors: { [`${CHOSEN}::after`]: { insetInline: "0.4rem" } },
    },
  },
});
/** What waits, in words: at the end of a line of the menu, and for the ear. */
export const inMenu = style({
  ...text("note", "strong"),
  color: t.color.accent,
  fontFamily: t.font.text,
  letterSpacing: 0,
  ...at(wide, {
    position: "absolute",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
  }),
});
/** A tab among the others, and a line of the menu. */
export const placeLink = style([
  tab,
  {
    gap: "0.4rem",
    "@media": {
      [belowWide]: {
        display: "flex",
        alignItems: "baseline",
        justifyContent: "space-between",
        gap: t.space.s4,
        minHeight: "60px",
        paddingBlock: t.space.s3,
        paddingInline: 0,
        borderBottom: `1px solid ${t.color.hairline}`,
        color: t.color.ink,
        fontFamily: t.font.display,
        fontSize: "1.75rem",
        fontWeight: t.weight.display,
        letterSpacing: "-0.02em",
        selectors: {
          "&[aria-current]": { color: t.color.accent },
          "&[aria-current]::after": { content: "none" },
        },
      },
      [below.sm]: { paddingInline: 0, textAlign: "start" },
    },
  },
]);

// On phones notifications are below the tabs, in wide windows at the bottom,
// until panel-toasts.ts has found where they cover the least.
globalStyle(`body:has(${shell}) ${region}`, {
  top: `calc(117px + ${t.space.s2})`,
  bottom: "auto",
  ...at(from.md, {
    top: "auto",
    bottom: t.space.s5,
    left: "auto",
    right: t.space.s5,
  }),
});
globalStyle(
  `:root[${PLACE_ATTRIBUTE}]:not([${FOOTER_ATTRIBUTE}]) body:has(${shell}) ${region}`,
  {
    top: `var(${TOAST_TOP})`,
    bottom: "auto",
    maxWidth: `var(${TOAST_WIDTH})`,
    ...at(from.sm, { right: "auto", left: `var(${TOAST_LEFT})` }),
  },
);

// The sticky bar must not cover the focused element.
globalStyle(`html:has(${shell})`, { scrollPaddingTop: "132px" });
/** The number of orders with failed mails, beside the tab's label. */
export const count = style({
  // This also makes screen readers separate the number from the label.
  display: "inline-block",
  marginLeft: t.space.s2,
  padding: "0.15em 0.6em",
  borderRadius: t.radius.full,
  background: t.color.err,
  color: t.color.white,
  fontSize: t.size.xs,
});

globalStyle(`${placeLink} > ${numeral}`, {
  "@media": { [belowWide]: { display: "none" } },
});
