import { style } from "@vanilla-extract/css";
import { at, below, lowPhone, t, text } from "#web/ui/kit.ts";

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${t.space.s2} ${t.space.s4}`,
});
export const off = style({
  display: "flex",
  flexBasis: "100%",
  gap: t.space.s2,
  ...text("sm", "medium"),
});
export const actions = style({
  display: "flex",
  flex: "1 0 auto",
  gap: t.space.s3,
  maxWidth: "100%",
  // Moves the buttons below the price.
  "@media": { [below.xs]: { flexBasis: "100%" } },
});
export const submit = style({
  flex: "1 0 auto",
  maxWidth: "26rem",
  paddingInline: "clamp(0.9em, 4vw, 1.4em)",
  whiteSpace: "nowrap",
});

export const price = style({
  // As wide as the text, which wraps if the button would not fit otherwise.
  flex: "1000 1 min-content",
  maxWidth: "max-content",
  fontVariantNumeric: "tabular-nums",
});
export const total = style({
  display: "block",
  fontSize: "1.5rem",
  fontWeight: t.weight.strong,
  lineHeight: 1.1,
  letterSpacing: "-0.01em",
});
/** On low phones the total alone, so that more tiles are in view. */
export const parts = style({
  ...at(lowPhone, {
    position: "absolute",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
  }),
});
/** Wraps between the parts only. */
export const part = style({ display: "inline-block" });
export const sum = style({
  display: "block",
  // Two lines, so that the button beside it is the larger part.
  maxWidth: "9.5rem",
  marginTop: "0.15rem",
  ...text("xs", "soft"),
  ...at(below.xs, { fontSize: "0.75rem" }),
  lineHeight: 1.3,
  textWrap: "balance",
});
