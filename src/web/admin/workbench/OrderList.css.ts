import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import {
  at,
  byText,
  canHover,
  forced,
  forcedColors,
  overDrawing,
  reducedMotion,
  t,
  text,
} from "#web/ui/kit.ts";
import { skeleton } from "#web/ui/Picture.css.ts";

/** Where a row is one line; beside the pick list it is as wide as here. */
const wide = byText.md;
const tight =
  "screen and (min-width: 53.75em) and (max-width: 61em), screen and (min-width: 77.5em) and (max-width: 85em)";
const tiny = "screen and (max-width: 22.4375em)";

export const group = style({
  selectors: { "& + &": { marginTop: t.space.s6 } },
});
export const groupHead = style({
  display: "flex",
  alignItems: "center",
  gap: "0.6rem",
  minHeight: "48px",
  borderBottom: `1px solid ${t.color.hairline}`,
  ...at(wide, { gap: "1.625rem" }),
});
export const groupTitle = style({
  ...text("d4", "display"),
  lineHeight: 1.2,
  letterSpacing: "-0.012em",
});
export const count = style({
  marginInlineStart: "0.2em",
  fontFamily: t.font.text,
  ...text("sm", "medium", "soft", "digits"),
  letterSpacing: 0,
});
export const more = style({ marginTop: t.space.s4 });

export const box = style({
  position: "relative",
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "48px",
  minHeight: t.control.touch,
  marginInlineStart: "-10px",
  cursor: "pointer",
  ...at(wide, { width: t.control.touch }),
});
export const boxInput = style(overDrawing);
export const boxFace = style({
  display: "grid",
  placeItems: "center",
  width: "28px",
  height: "28px",
  border: `1.5px solid ${t.color.edge}`,
  borderRadius: "8px",
  background: t.color.white,
  selectors: {
    '&[data-state="true"]': {
      borderColor: t.color.ink,
      background: t.color.ink,
      color: t.color.paper,
    },
    '&[data-state="mixed"]::after': {
      content: '""',
      width: "11px",
      borderTop: `2.5px solid ${t.color.ink}`,
    },
    [`${boxInput}:focus-visible + &`]: {
      outline: `2.5px solid ${t.color.ink}`,
      outlineOffset: "3px",
    },
  },
  "@media": {
    [wide]: { width: "24px", height: "24px", borderRadius: "7px" },
    [forcedColors]: {
      selectors: {
        '&[data-state="true"]': {
          background: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});
export const tick = style({ width: "16px", height: "16px", strokeWidth: 2.6 });

const unfold = keyframes({
  from: { maxHeight: 0, paddingBlock: 0, opacity: 0 },
  to: { maxHeight: "12rem" },
});

export const row = style([
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "42px minmax(0, 1fr) auto",
    gridTemplateAreas: '"box who when" "box thumbs thumbs" "box pay pay"',
    gap: "0.5rem 0.35rem",
    paddingBlock: "1rem",
    borderBottom: `1px solid ${t.color.hairline}`,
    // What is focused must not lie below the bar, nor below the ink one.
    scrollMarginBlock: "8rem",
    selectors: {
      "&[data-chosen]": {
        marginInline: `calc(${t.space.s3} * -1)`,
        paddingInline: t.space.s3,
        borderRadius: t.radius.sm,
        background: t.color.accentTint,
      },
      "&[data-chosen] + &[data-chosen]": {
        borderStartStartRadius: 0,
        borderStartEndRadius: 0,
      },
      "&[data-new]": {
        overflow: "hidden",
        animation: `${unfold} ${t.motion.base} ${t.motion.glide}`,
      },
    },
    "@media": {
      [wide]: {
        gridTemplateColumns: "44px minmax(0, 1fr) 16.75rem 6.5rem 10rem",
        gridTemplateAreas: '"box who thumbs when pay"',
        gap: "0 1rem",
        alignItems: "center",
        minHeight: "88px",
        paddingBlock: "0.75rem",
      },
      [tight]: {
        gridTemplateColumns: "44px minmax(0, 1fr) 12.5rem 6.5rem 9rem",
      },
      [reducedMotion]: { selectors: { "&[data-new]": { animation: "none" } } },
      [forcedColors]: {
        selectors: {
          "&[data-chosen]": { outline: "3px solid Highlight" },
        },
      },
    },
  },
  at(`${canHover} and (min-width: 53.75em)`, {
    selectors: {
      "&:hover:not([data-chosen])": {
        marginInline: `calc(${t.space.s3} * -1)`,
        paddingInline: t.space.s3,
        borderRadius: t.radius.sm,
        background: t.color.white,
      },
    },
  }),
]);
globalStyle(`${row} > ${box}`, {
  gridArea: "box",
  alignSelf: "stretch",
  alignItems: "start",
  ...at(wide, { alignItems: "center" }),
});

export const who = style({ gridArea: "who", minWidth: 0 });
export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 0.5rem",
  fontFamily: t.font.text,
  ...text("body", "strong"),
  lineHeight: 1.35,
  letterSpacing: 0,
});
export const link = style({
  minWidth: 0,
  textDecoration: "none",
  overflowWrap: "anywhere",
  // All of the row but its box.
  "::after": { content: '""', position: "absolute", inset: 0 },
  ":focus-visible": { outline: "none", boxShadow: "none" },
  selectors: {
    "&:focus-visible::after": {
      outline: `2.5px solid ${t.color.ink}`,
      outlineOffset: "-1px",
      borderRadius: t.radius.sm,
    },
  },
});
export const soft = style(text("medium", "soft", "digits"));
export const stage = style(text("medium", "soft"));
export const sign = style({
  position: "relative",
  zIndex: 1,
  display: "inline-grid",
  color: t.color.inkSoft,
});
globalStyle(`${sign} > svg`, { width: "18px", height: "18px" });
export const items = style({
  display: "none",
  ...text("note", "soft", "anywhere"),
  lineHeight: 1.4,
  // On a phone it is seen in the pictures, but not that it was searched.
  selectors: { "&[data-hit]": { display: "block" } },
  ...at(wide, { display: "block" }),
});
export const hit = style({
  padding: "0 0.1em",
  borderRadius: "3px",
  background: t.color.amberTint,
  color: "inherit",
  fontWeight: t.weight.strong,
});

export const thumbs = style({
  gridArea: "thumbs",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "6px",
  minWidth: 0,
  ...at(tight, { flexWrap: "nowrap", overflow: "hidden" }),
});
const thumb = style({
  position: "relative",
  flex: "none",
  height: "64px",
  overflow: "hidden",
  borderRadius: t.radius.sm,
  background: t.color.shell,
  ...at(tiny, { height: "54px" }),
});
export const photo = style([
  thumb,
  { width: "64px", ...at(tiny, { width: "54px" }) },
]);
export const clip = style([
  thumb,
  {
    width: "124px",
    display: "grid",
    placeItems: "center",
    padding: "3px 5px 1px",
    background: t.color.tray,
    ...at(tiny, { width: "102px" }),
  },
]);
export const quantity = style({
  position: "absolute",
  insetInlineEnd: "4px",
  bottom: "4px",
  minWidth: "24px",
  padding: "0.2rem 0.35rem",
  borderRadius: t.radius.full,
  background: t.color.paper,
  fontSize: "0.75rem",
  fontWeight: t.weight.strong,
  lineHeight: 1,
  textAlign: "center",
});
export const moreClips = style(text("note", "strong", "soft"));

export const when = style({
  gridArea: "when",
  ...text("note"),
  lineHeight: 1.4,
  textAlign: "end",
  selectors: { "&[data-late]": text("err") },
  ...at(wide, { textAlign: "start" }),
});
globalStyle(`${when} > b`, {
  display: "block",
  ...text("sm", "strong"),
  whiteSpace: "nowrap",
});
globalStyle(`${when} > span`, text("soft"));
globalStyle(`${when}[data-late] > span`, text("strong", "err"));

export const pay = style({
  gridArea: "pay",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 1rem",
  minWidth: 0,
  ...text("note", "soft", "anywhere"),
  lineHeight: 1.4,
  ...at(wide, { display: "block" }),
});
globalStyle(`${pay} > span`, { display: "block" });
export const payment = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  ...text("sm", "strong", "ink"),
  "::before": {
    content: '""',
    flex: "none",
    width: "8px",
    height: "8px",
    borderRadius: "50%",
    background: t.color.ok,
  },
  selectors: {
    '&[data-tone="open"]::before': {
      background: "none",
      boxShadow: `inset 0 0 0 2px ${t.color.edge}`,
    },
    '&[data-tone="asked"]::before': { background: t.color.amber },
    '&[data-tone="due"]': text("err"),
    '&[data-tone="due"]::before': {
      background: t.color.err,
      borderRadius: "2px",
    },
  },
  ...forced({ "::before": { border: "1px solid CanvasText" } }),
});

export const bars = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 10rem",
  alignItems: "center",
  gap: t.space.s3,
  minHeight: "88px",
  paddingBlock: t.space.s4,
  borderBottom: `1px solid ${t.color.hairline}`,
  ...at(wide, {
    gridTemplateColumns: "minmax(0, 1fr) 16.75rem 8rem",
  }),
});
export const bar = style([
  skeleton,
  {
    height: "20px",
    maxWidth: "20rem",
    selectors: { "&:nth-child(2)": { height: "56px" } },
  },
]);
