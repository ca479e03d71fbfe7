import { style } from "@vanilla-extract/css";
import { motion } from "#web/ui/theme/motion.ts";
import { color, font, size, space, weight } from "#web/ui/theme/theme.css.ts";

/** Folds that follow one another share their lines. */
export const folds = style({
  display: "grid",
  borderBottom: `1px solid ${color.hairline}`,
});
export const fold = style({ borderTop: `1px solid ${color.hairline}` });
export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: space.s3,
  minHeight: "60px",
  paddingBlock: space.s2,
  fontFamily: font.display,
  fontSize: size.d4,
  fontWeight: weight.display,
  lineHeight: 1.2,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const title = style({ flex: 1, minWidth: 0 });
export const note = style({
  fontFamily: font.text,
  fontSize: size.xs,
  color: color.inkSoft,
  textAlign: "end",
});
export const sign = style({
  flex: "none",
  width: "20px",
  height: "20px",
  transition: `transform ${motion.base} ${motion.glide}`,
  selectors: {
    [`${fold}[open] > ${summary} > &`]: { transform: "rotate(45deg)" },
  },
});
export const content = style({
  display: "grid",
  gap: space.s4,
  paddingBottom: space.s5,
});
