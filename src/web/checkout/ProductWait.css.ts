import { style } from "@vanilla-extract/css";
import {
  color,
  control,
  font,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";

export const offer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s3,
  flex: "1 1 100%",
});
/** Beside the button where both fit; the form that follows takes the row. */
export const when = style({
  display: "grid",
  flex: "1 1 8rem",
  lineHeight: 1.3,
});
export const time = style({ color: color.inkSoft, fontSize: size.note });
export const button = style({ flex: "1 1 9.5rem" });

export const done = style({
  display: "flex",
  alignItems: "center",
  gap: space.s2,
  minHeight: control.large,
  fontWeight: weight.strong,
  outline: "none",
});
export const tick = style({ color: color.ok });

export const panel = style({ display: "grid", gap: space.s4 });
/** Its parts stand before and behind the page's own button. */
export const aroundButton = style({ display: "contents" });
export const clock = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "clamp(0.9rem, 2vw, 1.6rem)",
});
export const cell = style({ display: "grid", justifyItems: "start" });
export const moment = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space.s1} ${space.s4}`,
});
/** Wide enough that nothing moves as the digits change. */
export const number = style({
  minWidth: "2.6ch",
  fontFamily: font.display,
  fontWeight: weight.display,
  fontSize: "clamp(2.5rem, 2rem + 1.6vw, 3.25rem)",
  lineHeight: 1,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "lining-nums tabular-nums",
});
export const unit = style({
  marginTop: "0.4rem",
  color: color.inkSoft,
  fontSize: size.xs,
  fontWeight: weight.medium,
});
export const held = style({
  order: -1,
  display: "flex",
  gap: space.s3,
  padding: `${space.s4} ${space.s5}`,
  borderRadius: radius.md,
  background: color.shell,
});
export const heldIcon = style({ flex: "none" });
export const someones = style({ display: "block", fontWeight: weight.strong });
