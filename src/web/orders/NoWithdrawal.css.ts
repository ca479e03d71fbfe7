import { style } from "@vanilla-extract/css";
import { t } from "#web/ui/kit.ts";

export const exception = style({
  marginBlock: t.space.s3,
  padding: `${t.space.s3} ${t.space.s4}`,
  borderRadius: t.radius.sm,
  background: t.color.amberTint,
  fontSize: t.size.note,
  lineHeight: 1.45,
});
