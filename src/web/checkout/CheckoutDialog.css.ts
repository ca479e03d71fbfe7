import { style } from "@vanilla-extract/css";
import { color, radius, size, space, weight } from "#web/ui/theme.css.ts";

export const summary = style({
  marginBottom: space.s5,
  padding: `${space.s4} ${space.s5}`,
  borderRadius: radius.md,
  background: color.shell,
});
export const line = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.s4,
  paddingBlock: "0.2rem",
  fontSize: size.sm,
  overflowWrap: "anywhere",
});
export const total = style([
  line,
  {
    marginTop: space.s3,
    paddingTop: space.s3,
    borderTop: `1px solid ${color.hairlineDark}`,
    fontSize: "1.0625rem",
    fontWeight: weight.strong,
  },
]);
export const amount = style({
  fontVariantNumeric: "tabular-nums",
  fontWeight: weight.strong,
  whiteSpace: "nowrap",
});

export const fields = style({
  display: "grid",
  gap: space.s5,
  paddingBottom: space.s5,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
});
export const cancel = style({
  // Lets both buttons fit on one line at 320 px.
  "@media": { "screen and (max-width: 359px)": { paddingInline: space.s4 } },
});
export const submit = style({
  flex: "1 1 9rem",
  paddingInline: space.s3,
  whiteSpace: "nowrap",
});

export const notice = style({
  display: "flex",
  gap: "0.7rem",
  marginBottom: space.s5,
  padding: "0.8rem 0.9rem",
  borderRadius: radius.sm,
  background: color.errTint,
  fontSize: size.note,
  lineHeight: 1.45,
});
export const noticeAction = style({ marginTop: space.s2 });
export const noticeIcon = style({ marginTop: "0.1em", color: color.err });
