import { style } from "@vanilla-extract/css";
import { canHover, from } from "./media.ts";
import { color, control, size, space, weight } from "./theme.css.ts";

/** The content column of a page. */
export const wrap = style({
  width: "100%",
  maxWidth: control.maxWidth,
  marginInline: "auto",
  paddingInline: space.gutter,
  "@media": { print: { maxWidth: "none", paddingInline: 0 } },
});

export const section = style({ paddingBlock: space.section });

/** Hides an element from view, but not from screen readers. */
export const unseen = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
/** For screen readers only. */
export const visuallyHidden = style(unseen);

/** Digits of equal width, for prices and counts. */
export const numerals = style({ fontVariantNumeric: "tabular-nums" });

/** Small print below a control. */
export const note = style({
  fontSize: size.xs,
  lineHeight: 1.5,
  color: color.inkSoft,
  marginTop: space.s3,
});

/** A line of its own at a price. */
export const small = style({
  display: "block",
  fontSize: size.xs,
  fontWeight: weight.regular,
  lineHeight: 1.4,
  color: color.inkSoft,
});

/** A section's heading with its sentence. */
export const head = style({
  display: "grid",
  gap: space.s3,
  marginBottom: "clamp(2rem, 1.4rem + 2.6vw, 4rem)",
  "@media": {
    [from.md]: { gridTemplateColumns: "1fr auto", alignItems: "end" },
  },
});
export const headTitle = style({ fontSize: size.d1 });
export const headText = style({
  maxWidth: "34rem",
  fontSize: size.lead,
  lineHeight: 1.5,
  color: color.inkSoft,
  "@media": { [from.md]: { maxWidth: "24rem" } },
});

/** A text link of full touch height. */
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4em",
  minHeight: control.touch,
  fontWeight: weight.strong,
  textDecorationLine: "underline",
  textDecorationThickness: "1.5px",
  textDecorationColor: color.accent,
  textUnderlineOffset: "0.25em",
  "@media": { [canHover]: { ":hover": { color: color.accent } } },
});
