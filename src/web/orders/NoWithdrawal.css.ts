import { style } from "@vanilla-extract/css";
import { color, radius, size, space } from "#web/ui/theme/theme.css.ts";

export const exception = style({
  marginBlock: space.s3,
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.sm,
  background: color.amberTint,
  fontSize: size.note,
  lineHeight: 1.45,
});
