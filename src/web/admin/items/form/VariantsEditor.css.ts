import { style } from "@vanilla-extract/css";
import { color, radius, space } from "#web/ui/theme/theme.css.ts";

export const list = style({ display: "grid", gap: space.s3 });
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 7rem",
  gap: space.s3,
  padding: space.s3,
  borderRadius: radius.sm,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  background: color.paper,
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
