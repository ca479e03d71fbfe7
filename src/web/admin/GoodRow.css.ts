import { style } from "@vanilla-extract/css";
import {
  color,
  font,
  forcedColors,
  from,
  motion,
  radius,
  shadow,
  size,
  space,
  weight,
} from "../theme.css.ts";

export const list = style({
  marginTop: space.s4,
  borderTop: `1px solid ${color.hairline}`,
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr)",
  gap: `0 ${space.s4}`,
  alignItems: "start",
  paddingBlock: space.s4,
  borderBottom: `1px solid ${color.hairline}`,
  background: color.paper,
  transition: `opacity ${motion.fast}, box-shadow ${motion.fast}`,
  selectors: {
    '&[aria-busy="true"]': { opacity: 0.5 },
    "&[data-moving]": {
      position: "relative",
      zIndex: 1,
      boxShadow: shadow.raised,
      borderRadius: radius.sm,
    },
  },
  "@media": {
    [from.sm]: { gridTemplateColumns: "64px minmax(0, 1fr) auto" },
  },
});
export const picture = style({
  width: "64px",
  height: "64px",
  borderRadius: "8px",
});
export const name = style({
  fontFamily: font.text,
  fontWeight: weight.strong,
  fontSize: "1rem",
  lineHeight: 1.3,
  letterSpacing: 0,
  overflowWrap: "anywhere",
});
export const text = style({
  maxWidth: "44rem",
  marginTop: "0.1rem",
  color: color.inkSoft,
  fontSize: size.note,
  lineHeight: 1.45,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
export const badges = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "6px",
  alignItems: "center",
  marginTop: space.s2,
});
export const price = style({
  marginRight: "0.35rem",
  fontWeight: weight.strong,
  fontSize: size.sm,
});
export const extra = style({
  fontSize: size.xs,
  color: color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});
// Under the text on phones, where four buttons would leave it no room.
export const actions = style({
  gridColumn: "1 / -1",
  display: "flex",
  justifyContent: "flex-end",
  margin: "4px -10px -8px 0",
  "@media": {
    [from.sm]: { gridColumn: "auto", margin: "-6px -10px 0 0" },
  },
});
export const grip = style({ touchAction: "none", cursor: "grab" });
export const moveBar = style({
  gridColumn: "1 / -1",
  display: "flex",
  gap: space.s2,
  justifyContent: "flex-end",
  marginTop: space.s2,
});

export const editing = style({
  marginInline: `calc(${space.s4} * -1)`,
  scrollMarginTop: "130px",
  padding: `${space.s5} ${space.s4}`,
  borderRadius: radius.md,
  background: color.white,
  boxShadow: `inset 0 0 0 2px ${color.ink}`,
  "@media": { [forcedColors]: { border: "2px solid CanvasText" } },
});
export const editForm = style({ display: "grid", gap: space.s4 });
