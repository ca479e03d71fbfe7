import { globalStyle, style } from "@vanilla-extract/css";
import { row, stack, t, text } from "#web/ui/kit.ts";
import * as field from "#web/ui/Pill.css.ts";

export const slot = style({ ...stack(2), ...text("sm") });
export const fold = style({
  ...row(2),
  minHeight: t.control.touch,
  ...text("sm", "soft"),
  textAlign: "start",
});
globalStyle(`${fold} svg`, { width: "18px", height: "18px", flex: "none" });
export const pill = style([
  field.pill,
  { padding: "4px", marginBottom: t.space.s1 },
]);
export const input = style([
  field.input,
  {
    minWidth: 0,
    minHeight: "40px",
    letterSpacing: "0.06em",
    textTransform: "uppercase",
    "::placeholder": { letterSpacing: 0, textTransform: "none" },
  },
]);
export const line = style({
  ...row(2),
  minHeight: t.control.touch,
  lineHeight: 1.4,
});
export const words = style({ flex: "1 1 0", minWidth: 0 });
export const code = style(text("strong", "anywhere"));
export const tick = style({
  flex: "none",
  width: "20px",
  height: "20px",
  color: t.color.ok,
});
export const clock = style([tick, { color: t.color.inkSoft }]);
export const remove = style({ flex: "none" });
