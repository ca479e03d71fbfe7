import { style } from "@vanilla-extract/css";
import {
  cluster,
  panel as panelRule,
  row,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";

export const offer = style({
  ...cluster(3),
  flex: "1 1 100%",
});
/** Beside the button where both fit; the form that follows takes the row. */
export const when = style({
  display: "grid",
  flex: "1 1 8rem",
  lineHeight: 1.3,
});
export const time = style(text("note", "soft"));
export const button = style({ flex: "1 1 9.5rem" });

export const done = style({
  ...row(2),
  minHeight: t.control.large,
  fontWeight: t.weight.strong,
  outline: "none",
});
export const tick = style(text("ok"));

export const panel = style(stack(4));
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
  gap: `${t.space.s1} ${t.space.s4}`,
});
/** Wide enough that nothing moves as the digits change. */
export const number = style({
  minWidth: "2.6ch",
  ...text("display"),
  fontSize: "clamp(2.5rem, 2rem + 1.6vw, 3.25rem)",
  lineHeight: 1,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "lining-nums tabular-nums",
});
export const unit = style({
  marginTop: "0.4rem",
  ...text("xs", "medium", "soft"),
});
export const held = style({
  order: -1,
  display: "flex",
  gap: t.space.s3,
  ...panelRule,
});
export const heldIcon = style({ flex: "none" });
export const someones = style({
  display: "block",
  fontWeight: t.weight.strong,
});
