import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "#web/ui/theme/media.ts";
import {
  color,
  control,
  layer,
  radius,
  shadow,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";

const floating = style({
  position: "fixed",
  zIndex: layer.header,
  bottom: `calc(${space.s4} + env(safe-area-inset-bottom))`,
  display: "flex",
  gap: space.s2,
  alignItems: "center",
  padding: space.s2,
  border: `1px solid ${color.hairline}`,
  background: color.paper,
  boxShadow: shadow.raised,
  "@media": { print: { display: "none" } },
});
export const start = style([
  floating,
  { left: space.s4, borderRadius: radius.full },
]);
export const bar = style([
  floating,
  {
    insetInline: space.s2,
    flexWrap: "wrap",
    justifyContent: "space-between",
    borderRadius: radius.lg,
    "@media": { [from.md]: { insetInline: space.s6 } },
  },
]);
/** On phones the Save button fills the remaining width of its line. */
export const save = style({
  "@media": { [below.sm]: { flex: "1 1 auto" } },
});
export const status = style({
  paddingInline: space.s3,
  fontSize: size.sm,
  color: color.inkSoft,
});
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
  alignItems: "center",
});
globalStyle(`${tools} > button:disabled`, { opacity: 0.55 });

/** The bar must not cover the end of the footer. */
globalStyle(`body:has(${bar})`, { paddingBottom: "9rem" });

export const editable = style({
  display: "inline-block",
  minWidth: "4ch",
  maxWidth: "100%",
  pointerEvents: "auto",
  borderRadius: radius.sm,
  outline: "1.5px dashed currentcolor",
  outlineOffset: "4px",
  cursor: "text",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  ":focus": { outline: "2.5px solid currentcolor" },
  selectors: {
    "&:empty::before": { content: "attr(data-placeholder)", opacity: 0.75 },
    '&[aria-invalid="true"]': {
      outlineColor: color.err,
      textDecoration: `underline wavy ${color.err}`,
    },
  },
});

export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
  alignItems: "center",
  marginTop: space.s3,
});
export const small = style({
  minWidth: control.touch,
  minHeight: control.touch,
  background: color.white,
});
export const hint = style({ flex: "1 1 100%", fontSize: size.sm });
export const alt = style({
  flex: "1 1 100%",
  minWidth: 0,
  minHeight: control.touch,
  paddingInline: space.s3,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.sm,
  background: color.white,
  fontSize: size.sm,
});

export const form = style({ display: "grid", gap: space.s5 });
/** One of several things that are each described by a few fields. */
export const option = style({
  display: "grid",
  gap: space.s4,
  padding: space.s4,
  borderRadius: radius.md,
  border: `1px solid ${color.hairline}`,
});
globalStyle(`${option} > legend`, { paddingInline: space.s2 });
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s3,
  marginTop: space.s5,
});

export const legend = style({
  padding: 0,
  marginBottom: space.s2,
  fontWeight: weight.strong,
  fontSize: size.sm,
});
export const palettes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: space.s2,
});
export const palette = style({
  position: "relative",
  display: "flex",
  gap: space.s2,
  alignItems: "center",
  minHeight: control.touch,
  padding: space.s2,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.md,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { borderColor: color.ink, background: color.white },
    "&:has(:focus-visible)": { outline: `2.5px solid ${color.ink}` },
  },
});
export const radio = style({
  flex: "none",
  accentColor: color.ink,
  width: "1.1rem",
  height: "1.1rem",
  margin: 0,
});
export const swatch = style({
  display: "flex",
  flex: "none",
  overflow: "hidden",
  border: `1px solid ${color.hairlineDark}`,
  borderRadius: radius.full,
});
globalStyle(`${swatch} > span`, { width: "0.55rem", height: "1.4rem" });

export const pages = style({
  display: "grid",
  gap: space.s5,
  "@media": { [from.md]: { gridTemplateColumns: "12rem 1fr" } },
});
/** Makes the dialog wide enough for the text with its preview beside it. */
globalStyle(`[data-dialog="modal"]:has(${pages})`, {
  "@media": { [from.sm]: { width: "min(100%, 76rem)" } },
});
export const pageList = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
  alignContent: "start",
  "@media": { [from.md]: { flexDirection: "column" } },
});
export const pageName = style({
  minHeight: control.touch,
  padding: `${space.s2} ${space.s3}`,
  border: `1px solid ${color.hairlineDark}`,
  borderRadius: radius.sm,
  textAlign: "left",
  selectors: {
    '&[aria-current="true"]': {
      borderColor: color.ink,
      background: color.shell,
      fontWeight: weight.strong,
    },
  },
});
export const pageForm = style({ display: "grid", gap: space.s4, minWidth: 0 });
export const writing = style({
  display: "grid",
  gap: space.s4,
  "@media": { [from.md]: { gridTemplateColumns: "1fr 1fr" } },
});
export const text = style({
  display: "grid",
  gap: space.s3,
  alignContent: "start",
  minWidth: 0,
});
export const area = style({ minHeight: "20rem" });
export const unsaved = style({ fontSize: size.sm, color: color.inkSoft });
export const preview = style({
  minWidth: 0,
  padding: space.s4,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.md,
  background: color.paper,
});
export const previewTitle = style({
  fontSize: size.d3,
  marginBottom: space.s3,
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
  marginBlock: space.s4,
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
  width: control.touch,
  height: control.touch,
  transform: "translate(-50%, -50%)",
  border: `3px solid ${color.white}`,
  borderRadius: radius.full,
  outline: `2px solid ${color.ink}`,
  pointerEvents: "none",
});
export const crops = style({ display: "flex", gap: space.s4 });
globalStyle(`${crops} > figure`, { margin: 0, fontSize: size.sm });
export const crop = style({
  display: "block",
  height: "7.5rem",
  marginBottom: space.s2,
  objectFit: "cover",
});
