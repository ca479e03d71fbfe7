import { globalStyle, style } from "@vanilla-extract/css";
import {
  at,
  byText,
  cluster,
  forced,
  from,
  low,
  narrow,
  printed,
  row,
  grid,
  stack,
  t,
  text as textRule,
} from "#web/ui/kit.ts";
import { field } from "#web/ui/TextField.css.ts";
import { region } from "#web/ui/ToastRegion.css.ts";

const floating = style({
  position: "fixed",
  zIndex: t.layer.header,
  bottom: `calc(${t.space.s4} + env(safe-area-inset-bottom))`,
  ...row(2),
  padding: t.space.s2,
  border: `1px solid ${t.color.hairline}`,
  background: t.color.paper,
  boxShadow: t.shadow.raised,
  ...printed({ display: "none" }),
});
export const start = style([
  floating,
  {
    left: t.space.s4,
    flexWrap: "wrap",
    maxWidth: `calc(100% - 2 * ${t.space.s4})`,
    borderRadius: t.radius.full,
    selectors: { "&:has(p)": { borderRadius: t.radius.lg } },
  },
]);
export const bar = style([
  floating,
  {
    insetInline: t.space.s2,
    // With text of twice the size it scrolls, and leaves the page in view.
    maxHeight: "max(33svh, 116px)",
    overflowY: "auto",
    flexWrap: "wrap",
    justifyContent: "space-between",
    borderRadius: t.radius.lg,
    ...at(from.md, { insetInline: t.space.s6 }),
  },
]);
/** On phones the Save button fills the remaining width of its line. */
export const save = style({
  ...narrow({ flex: "1 1 auto" }),
});
export const status = style({
  paddingInline: t.space.s3,
  ...textRule("sm", "soft"),
});
export const tools = style(cluster(2));
globalStyle(`${tools} > button:disabled`, { opacity: 0.55 });

/** The bar must not cover the end of the footer. */
globalStyle(`body:has(${bar})`, { paddingBottom: "9rem" });

export const editable = style({
  display: "inline-block",
  minWidth: "4ch",
  maxWidth: "100%",
  pointerEvents: "auto",
  borderRadius: t.radius.sm,
  outline: "1.5px dashed currentcolor",
  outlineOffset: "4px",
  cursor: "text",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  ":focus": { outline: "2.5px solid currentcolor" },
  selectors: {
    "&:empty::before": { content: "attr(data-placeholder)", opacity: 0.75 },
    '&[aria-invalid="true"]': {
      outlineColor: t.color.err,
      textDecoration: `underline wavy ${t.color.err}`,
    },
  },
});

export const controls = style({
  ...cluster(2),
  marginTop: t.space.s3,
});
export const small = style({
  minWidth: t.control.touch,
  minHeight: t.control.touch,
  background: t.color.white,
});
/** A step of a delivery's price: its number, the price, and its way out. */
export const tier = style({
  ...grid("9rem", 2),
  alignItems: "end",
});
export const hint = style({ flex: "1 1 100%", fontSize: t.size.sm });
export const alt = style({
  flex: "1 1 100%",
  minWidth: 0,
  minHeight: t.control.touch,
  paddingInline: t.space.s3,
  border: `1px solid ${t.color.edge}`,
  borderRadius: t.radius.sm,
  background: t.color.white,
  fontSize: t.size.sm,
});

export const form = style([
  { ...stack(5), gridTemplateColumns: "minmax(0, 1fr)" },
  at(byText.md, { gap: t.space.s4 }),
]);
// Where there is room, one fact is a row: its name, and what is said of it.
const names = "12rem";
globalStyle(
  `${form} > ${field}`,
  at(byText.md, {
    gridTemplateColumns: `${names} minmax(0, 1fr)`,
    columnGap: t.space.s4,
    alignItems: "start",
  }),
);
globalStyle(
  `${form} > ${field} > :not(label)`,
  at(byText.md, { gridColumn: 2 }),
);
globalStyle(
  `${form} > ${field} > label`,
  at(byText.md, { alignSelf: "center" }),
);
globalStyle(
  `${form} > :is(label, button)`,
  at(byText.md, { marginInlineStart: `calc(${names} + ${t.space.s4})` }),
);
globalStyle(
  `[data-dialog="drawer"]:has(${form})`,
  at(byText.md, { width: "min(100%, 44rem)" }),
);
/** What is chosen from several, each in a row of its own. */
export const sections = style(grid("11rem", 2));
/** The parts of the details, of which one is shown. */
export const parts = style({
  ...cluster(2),
  position: "sticky",
  top: 0,
  zIndex: 1,
  marginBottom: t.space.s4,
  paddingBlock: t.space.s2,
  background: t.color.paper,
  ...at(low, { position: "static" }),
});
export const part = style({
  minHeight: t.control.touch,
  paddingInline: t.space.s3,
  border: `1px solid ${t.color.hairlineDark}`,
  borderRadius: t.radius.full,
  ...textRule("sm", "strong", "soft"),
  selectors: {
    "&[aria-current]": {
      borderColor: t.color.ink,
      background: t.color.ink,
      color: t.color.paper,
    },
    "&[data-refused]": { boxShadow: `0 0 0 2px ${t.color.err}` },
  },
  ...forced({ selectors: { "&[aria-current]": { outline: "2px solid" } } }),
});
export const foot = style({
  display: "grid",
  gap: t.space.s2,
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  // Words of twice the size stand below each other.
  ...at("screen and (max-width: 20em)", { gridAutoFlow: "row" }),
});
/** One of several things that are each described by a few fields. */
export const option = style({
  ...stack(4),
  padding: t.space.s4,
  borderRadius: t.radius.md,
  border: `1px solid ${t.color.hairline}`,
});
globalStyle(`${option} > legend`, { paddingInline: t.space.s2 });
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s3,
  marginTop: t.space.s5,
});

export const legend = style({
  padding: 0,
  marginBottom: t.space.s2,
  ...textRule("sm", "strong"),
});
export const palettes = style({
  ...stack(2),
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
});
export const palette = style({
  position: "relative",
  ...row(2),
  minHeight: t.control.touch,
  padding: t.space.s2,
  border: `1.5px solid ${t.color.edge}`,
  borderRadius: t.radius.md,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { borderColor: t.color.ink, background: t.color.white },
    "&:has(:focus-visible)": { outline: `2.5px solid ${t.color.ink}` },
  },
});
export const radio = style({
  flex: "none",
  accentColor: t.color.ink,
  width: "1.1rem",
  height: "1.1rem",
  margin: 0,
});
export const swatch = style({
  display: "flex",
  flex: "none",
  overflow: "hidden",
  border: `1px solid ${t.color.hairlineDark}`,
  borderRadius: t.radius.full,
});
globalStyle(`${swatch} > span`, { width: "0.55rem", height: "1.4rem" });

export const pages = style({
  ...stack(5),
  ...at(from.md, { gridTemplateColumns: "12rem 1fr" }),
});
/** Makes the dialog wide enough for the text with its preview beside it. */
globalStyle(`[data-dialog="modal"]:has(${pages})`, {
  ...at(from.sm, { width: "min(100%, 76rem)" }),
});
/** Their Save is at the bottom, where notifications would lie on it. */
globalStyle(`body:has(${pages}) ${region}`, {
  bottom: "14rem",
  ...at(from.sm, { top: t.space.s3, bottom: "auto" }),
});
export const pageList = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s2,
  alignContent: "start",
  ...at(from.md, { flexDirection: "column" }),
});
export const pageName = style({
  minHeight: t.control.touch,
  padding: `${t.space.s2} ${t.space.s3}`,
  border: `1px solid ${t.color.hairlineDark}`,
  borderRadius: t.radius.sm,
  textAlign: "left",
  selectors: {
    '&[aria-current="true"]': {
      borderColor: t.color.ink,
      background: t.color.shell,
      fontWeight: t.weight.strong,
    },
  },
});
export const pageForm = style({ ...stack(4), minWidth: 0 });
/** What is done with a page stays in view below its text. */
export const pageTools = style([
  tools,
  {
    position: "sticky",
    bottom: 0,
    zIndex: 1,
    paddingBlock: t.space.s3,
    borderTop: `1px solid ${t.color.hairline}`,
    background: t.color.paper,
    ...at(low, { position: "static" }),
  },
]);
export const writing = style({
  ...stack(4),
  ...at(from.md, { gridTemplateColumns: "1fr 1fr" }),
});
export const text = style({
  ...stack(3),
  alignContent: "start",
  minWidth: 0,
});
/** Stronger than the height that each field of Markdown has. */
export const area = style({ selectors: { "&&": { minHeight: "20rem" } } });
export const unsaved = style(textRule("sm", "soft"));
export const preview = style({
  minWidth: 0,
  padding: t.space.s4,
  border: `1px solid ${t.color.hairline}`,
  borderRadius: t.radius.md,
  background: t.color.paper,
});
export const previewTitle = style({
  fontSize: t.size.d3,
  marginBottom: t.space.s3,
});

export const logo = style({
  width: "3rem",
  height: "3rem",
  objectFit: "contain",
});

/** The uncropped picture, on which the maker chooses a point. */
export const whole = style({
  position: "relative",
  display: "block",
  width: "fit-content",
  marginBlock: t.space.s4,
  cursor: "crosshair",
  // A touch must move the point without scrolling the dialog.
  touchAction: "none",
});
globalStyle(`${whole} > img`, {
  display: "block",
  maxWidth: "100%",
  maxHeight: "34svh",
});
export const point = style({
  position: "absolute",
  width: t.control.touch,
  height: t.control.touch,
  transform: "translate(-50%, -50%)",
  border: `3px solid ${t.color.white}`,
  borderRadius: t.radius.full,
  outline: `2px solid ${t.color.ink}`,
  pointerEvents: "none",
});
export const crops = style({ display: "flex", gap: t.space.s4 });
globalStyle(`${crops} > figure`, { margin: 0, fontSize: t.size.sm });
export const crop = style({
  display: "block",
  height: "7.5rem",
  marginBottom: t.space.s2,
  objectFit: "cover",
});
