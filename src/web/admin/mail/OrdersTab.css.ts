import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, forcedColors, from } from "#web/ui/theme/media.ts";
import { color, radius, size, space, weight } from "#web/ui/theme/theme.css.ts";

export const columns = style({
  display: "grid",
  gap: space.s6,
  paddingBlock: `${space.s5} ${space.s8}`,
  "@media": {
    [from.lg]: {
      gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)",
      paddingTop: space.s6,
      alignItems: "start",
    },
  },
});
export const boxes = style({ display: "grid", gap: space.s5, minWidth: 0 });
export const stack = style({
  display: "grid",
  gap: space.s4,
  marginTop: space.s4,
});
export const counts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "1px",
  overflow: "hidden",
  borderRadius: radius.sm,
  background: color.hairline,
  boxShadow: `0 0 0 1px ${color.hairline}`,
});
export const count = style({
  display: "flex",
  flexDirection: "column-reverse",
  // Of one width, and below each other where their words need more.
  flex: "1 1 0",
  padding: `${space.s3} ${space.s4}`,
  background: color.white,
  "@media": { [forcedColors]: { outline: "1px solid CanvasText" } },
  selectors: { "&[data-bad]": { color: color.err } },
});
export const countName = style({
  fontSize: size.xs,
  color: color.inkSoft,
  selectors: { "[data-bad] > &": { color: color.err } },
});
export const countValue = style({
  fontSize: "1.75rem",
  fontWeight: weight.strong,
  lineHeight: 1.15,
  letterSpacing: "-0.02em",
  fontVariantNumeric: "tabular-nums",
});
const server = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5em",
  fontSize: size.note,
  fontWeight: weight.strong,
  "::before": {
    content: '""',
    width: "8px",
    height: "8px",
    borderRadius: "50%",
    background: "currentColor",
    forcedColorAdjust: "none",
  },
});
/** Whether mails go out: a dot and a text. */
export const serverStates = styleVariants({
  on: [server, { color: color.ok }],
  off: [server, { color: color.inkSoft }],
});
/** What was last, and when: one row each. */
export const time = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space.s4}`,
  paddingBlock: space.s3,
  borderTop: `1px solid ${color.hairline}`,
  fontSize: size.sm,
});
export const timeName = style({ color: color.inkSoft });
export const timeValue = style({
  display: "block",
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
  "::first-letter": { textTransform: "uppercase" },
});
export const note = style({
  color: color.inkSoft,
  fontSize: size.xs,
  lineHeight: 1.5,
});
export const error = style({
  fontFamily: "ui-monospace, Menlo, Consolas, monospace",
  fontSize: size.xs,
  lineHeight: 1.4,
});
export const test = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s3,
});
export const weekMail = style([
  test,
  {
    marginTop: space.s4,
    paddingTop: space.s4,
    borderTop: `1px solid ${color.hairline}`,
  },
]);
/** The sentence below the title of a box. */
export const explained = style({ marginTop: space.s2 });
export const lost = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s3,
  maxWidth: "34rem",
  marginTop: space.s4,
});
/** Field and button stand one below the other where their words are cut. */
export const lostField = style({
  "@media": {
    [below.sm]: {
      selectors: { "&&": { flexDirection: "column", borderRadius: "28px" } },
    },
  },
});
globalStyle(`${lostField} > input`, {
  "@media": { [below.sm]: { flex: "none" } },
});
export const texts = style({
  display: "grid",
  gap: space.s4,
  alignContent: "start",
});
export const title = style({ fontSize: size.d2 });
export const lead = style({
  maxWidth: "36rem",
  fontSize: size.lead,
  lineHeight: 1.5,
});
export const alarm = style({
  display: "grid",
  gap: space.s3,
  paddingTop: space.s5,
});
