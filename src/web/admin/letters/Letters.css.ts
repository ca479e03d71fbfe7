import { globalStyle, style } from "@vanilla-extract/css";
import { below, canHover, forcedColors, from } from "#web/ui/media.ts";
import {
  color,
  control,
  font,
  radius,
  shadow,
  size,
  space,
  weight,
} from "#web/ui/theme.css.ts";

const beside = "screen and (min-width: 75em)";

export const page = style({ paddingBlock: `${space.s5} ${space.s8}` });
export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.s2,
  minHeight: control.touch,
  color: color.inkSoft,
  textDecoration: "none",
  "@media": { [canHover]: { ":hover": { textDecoration: "underline" } } },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s4,
});
export const title = style({ fontSize: size.d2, marginRight: "auto" });
export const count = style({
  minHeight: control.touch,
  color: color.inkSoft,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});
export const empty = style({ marginTop: space.s5, color: color.inkSoft });

export const columns = style({
  display: "grid",
  gap: space.s5,
  marginTop: space.s4,
  "@media": {
    [from.md]: {
      gridTemplateColumns: "minmax(0, 1fr) min(24rem, 50%)",
      alignItems: "start",
    },
    [beside]: {
      gridTemplateColumns: "min(15rem, 22%) minmax(0, 1fr) min(26rem, 38%)",
      gap: space.s6,
    },
  },
});

export const list = style({
  minWidth: 0,
  "@media": {
    [from.md]: { gridColumn: "1 / -1" },
    [beside]: { gridColumn: "auto" },
  },
});
export const item = style({
  display: "grid",
  width: "100%",
  padding: "0.75rem 0.9rem",
  borderRadius: radius.sm,
  textAlign: "start",
  lineHeight: 1.35,
  fontSize: size.xs,
  color: color.inkSoft,
  overflowWrap: "anywhere",
  selectors: {
    "&[aria-current]": {
      background: color.white,
      boxShadow: `inset 0 0 0 1px ${color.hairline}`,
    },
  },
  "@media": {
    [canHover]: { ":hover": { background: color.shell } },
    [forcedColors]: {
      selectors: { "&[aria-current]": { border: "2px solid Highlight" } },
    },
  },
});
globalStyle(`${item} strong`, {
  fontSize: size.sm,
  fontWeight: weight.strong,
  color: color.ink,
});

export const editor = style({
  minWidth: 0,
  display: "grid",
  borderRadius: radius.md,
  background: color.white,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  "@media": { [forcedColors]: { border: "1px solid CanvasText" } },
});
export const subject = style({
  width: "100%",
  padding: `${space.s5} ${space.s5} ${space.s4}`,
  border: 0,
  borderBottom: `1px solid ${color.hairline}`,
  borderRadius: `${radius.md} ${radius.md} 0 0`,
  background: "transparent",
  fontFamily: font.display,
  fontWeight: weight.display,
  fontSize: "clamp(1.5rem, 1.3rem + 1vw, 2.1rem)",
  lineHeight: 1.15,
  letterSpacing: "-0.02em",
  color: color.ink,
});
export const inset = style({ padding: `${space.s3} ${space.s5}` });

export const text = style({
  display: "grid",
  alignContent: "start",
  gap: space.s3,
  padding: space.s5,
});
export const area = style({
  display: "block",
  width: "100%",
  minHeight: "1.65em",
  padding: 0,
  border: 0,
  resize: "none",
  overflow: "hidden",
  background: "transparent",
  fontSize: size.body,
  lineHeight: 1.65,
  color: color.ink,
  selectors: { "&[data-last]": { minHeight: "12rem" } },
});
export const row = style({
  minWidth: 0,
  margin: 0,
  border: 0,
  display: "flex",
  alignItems: "center",
  gap: "0.9rem",
  padding: "0.5rem",
  borderRadius: radius.sm,
  background: color.paper,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  fontSize: size.note,
  lineHeight: 1.35,
});
export const thumb = style({
  flex: "none",
  width: "56px",
  height: "56px",
  borderRadius: "7px",
  objectFit: "cover",
});
export const rowText = style({
  display: "grid",
  flex: 1,
  minWidth: 0,
  color: color.inkSoft,
  overflowWrap: "anywhere",
});
globalStyle(`${rowText} strong`, {
  fontWeight: weight.strong,
  color: color.ink,
});
export const alt = style({
  width: "100%",
  minHeight: "1.75rem",
  padding: 0,
  border: 0,
  borderBottom: `1px solid ${color.hairlineDark}`,
  background: "transparent",
  fontSize: size.note,
  color: color.ink,
  // Below 16 px a phone would zoom into the field.
  "@media": { "(pointer: coarse)": { fontSize: "1rem" } },
});
export const rowActions = style({ display: "flex", flex: "none" });

export const foot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.s3,
  padding: `${space.s4} ${space.s5}`,
  borderTop: `1px solid ${color.hairline}`,
});
globalStyle(`${foot} > div`, { gridColumn: "1 / -1" });
export const address = style({
  fontSize: size.note,
  color: color.inkSoft,
  overflowWrap: "anywhere",
});
/** Fills its rows, in which as many stand as their words allow. */
export const sends = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
  "@media": { [beside]: { justifyContent: "flex-end" } },
});
globalStyle(`${sends} > button`, {
  flex: "1 0 auto",
  "@media": { [beside]: { flexGrow: 0 } },
});
globalStyle(`${sends} > :first-child`, {
  "@media": { [below.sm]: { flexBasis: "100%" } },
});
export const sending = style({ display: "grid", gap: space.s3 });
export const bar = style({
  width: "100%",
  height: "8px",
  accentColor: color.accent,
});

export const preview = style({
  minWidth: 0,
  overflow: "hidden",
  borderRadius: radius.md,
  background: color.shell,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
});
export const previewHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s2,
  padding: "0.4rem 0.5rem 0.4rem 1rem",
  fontSize: size.note,
  fontWeight: weight.strong,
});
export const views = style({
  display: "inline-flex",
  padding: "3px",
  borderRadius: radius.full,
  background: color.hairline,
});
export const view = style({
  minHeight: "40px",
  paddingInline: "0.85rem",
  borderRadius: radius.full,
  fontSize: size.xs,
  fontWeight: weight.strong,
  selectors: {
    '&[aria-pressed="true"]': {
      background: color.white,
      boxShadow: shadow.raised,
    },
  },
  "@media": {
    [forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': { outline: "2px solid Highlight" },
      },
    },
  },
});
export const inbox = style({
  display: "flex",
  gap: space.s2,
  margin: `0 ${space.s3} ${space.s3}`,
  padding: "0.6rem 0.8rem",
  borderRadius: radius.sm,
  background: color.white,
  fontSize: size.xs,
  whiteSpace: "nowrap",
  overflow: "hidden",
  color: color.inkSoft,
});
globalStyle(`${inbox} strong`, {
  flex: "none",
  maxWidth: "60%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  color: color.ink,
});
globalStyle(`${inbox} span`, { overflow: "hidden", textOverflow: "ellipsis" });
export const frameRoom = style({ overflow: "hidden" });
export const frame = style({
  display: "block",
  border: 0,
  transformOrigin: "0 0",
  marginInline: "auto",
});
export const paper = style({ padding: space.s5, background: color.paper });

export const clips = style({ display: "grid", gap: space.s2 });
export const clip = style({
  justifyContent: "flex-start",
  gap: space.s3,
  textAlign: "start",
});
export const stack = style({ display: "grid", gap: space.s4 });
export const pair = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space.s4,
  "@media": { [below.xs]: { gridTemplateColumns: "1fr" } },
});
export const note = style({ fontSize: size.note, color: color.inkSoft });
export const subtitle = style({ fontSize: size.d4 });
export const subscribers = style({ maxHeight: "18rem", overflowY: "auto" });
export const subscriber = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s3,
  minHeight: control.touch,
  borderBottom: `1px solid ${color.hairline}`,
  selectors: { "&[data-asks]": { display: "block" } },
});
export const takeOff = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s2,
  paddingBottom: space.s3,
});
export const subscriberText = style({
  display: "grid",
  minWidth: 0,
  paddingBlock: space.s2,
  overflowWrap: "anywhere",
});
