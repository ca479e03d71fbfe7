import { style } from "@vanilla-extract/css";
import { stack, t } from "#web/ui/kit.ts";

export const list = style(stack(3));
export const item = style({
  ...stack(3),
  gridTemplateColumns: "minmax(0, 1fr) 7rem",
  padding: t.space.s3,
  borderRadius: t.radius.sm,
  boxShadow: `inset 0 0 0 1px ${t.color.hairline}`,
  background: t.color.paper,
  selectors: {
    // An error message needs more width than a price.
    '&:has([aria-invalid="true"])': { gridTemplateColumns: "1fr 1fr" },
  },
});
export const line = style({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
});
export const buttons = style({ display: "flex" });
export const add = style({ justifySelf: "start" });
