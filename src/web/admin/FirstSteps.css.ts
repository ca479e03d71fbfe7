import { style } from "@vanilla-extract/css";
import {
  color,
  control,
  radius,
  size,
  space,
} from "#web/ui/theme/theme.css.ts";

export const box = style({
  marginTop: space.s5,
  padding: `${space.s4} ${space.s5}`,
  borderRadius: radius.md,
  background: color.shell,
});
export const title = style({ fontSize: size.d4 });
export const list = style({ marginTop: space.s2 });
export const step = style({
  display: "flex",
  alignItems: "center",
  minHeight: control.touch,
  // Steps of two lines stand apart, too.
  paddingBlock: space.s1,
});
