import { style } from "@vanilla-extract/css";
import { at, from, hover, printed, stack, t, text } from "#web/ui/kit.ts";

/** The content column of a page. */
export const wrap = style({
  width: "100%",
  maxWidth: t.control.maxWidth,
  marginInline: "auto",
  paddingInline: t.space.gutter,
  ...printed({ maxWidth: "none", paddingInline: 0 }),
});

export const section = style({ paddingBlock: t.space.section });

/** Hides an element from view, but not from screen readers. */
export const unseen = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
/** Only screen readers read it. */
export const visuallyHidden = style(unseen);

/** Digits of equal width, for prices and counts. */
export const numerals = style(text("digits"));

/** Small print below a control. */
export const note = style({
  ...text("xs", "soft"),
  lineHeight: 1.5,
  marginTop: t.space.s3,
});

/** A line of its own at a price. */
export const small = style({
  display: "block",
  ...text("xs", "regular", "soft"),
  lineHeight: 1.4,
});

/** A section's heading with its sentence. */
export const head = style({
  ...stack(3),
  marginBottom: "clamp(2rem, 1.4rem + 2.6vw, 4rem)",
  ...at(from.md, { gridTemplateColumns: "1fr auto", alignItems: "end" }),
});
export const headTitle = style(text("d1"));
export const headText = style({
  maxWidth: "34rem",
  ...text("lead", "soft"),
  lineHeight: 1.5,
  ...at(from.md, { maxWidth: "24rem" }),
});

/** A text link of full touch height. */
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4em",
  minHeight: t.control.touch,
  fontWeight: t.weight.strong,
  textDecorationLine: "underline",
  textDecorationThickness: "1.5px",
  textDecorationColor: t.color.accent,
  textUnderlineOffset: "0.25em",
  ...hover({ color: t.color.accent }),
});
