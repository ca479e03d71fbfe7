import { style } from "@vanilla-extract/css";
import {
  color,
  control,
  radius,
  size,
  space,
} from "#web/ui/theme/theme.css.ts";

export const list = style({ display: "grid", gap: space.s3 });
export const add = style({ justifySelf: "start" });

export const item = style({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr)",
  gap: `0 ${space.s3}`,
  alignItems: "center",
  padding: space.s2,
  borderRadius: radius.sm,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  background: color.paper,
});
export const preview = style({
  width: "100%",
  aspectRatio: "1",
  borderRadius: "6px",
  objectFit: "cover",
  overflow: "hidden",
  background: color.shell,
});
export const place = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s2,
  fontSize: size.note,
  color: color.inkSoft,
});
export const buttons = style({ display: "flex", color: color.ink });

// "&&" overrides the field's own sizes, whatever the order of the stylesheets.
export const option = style({
  selectors: {
    "&&": {
      minHeight: control.touch,
      padding: "0.5rem 0.75rem",
      fontSize: size.sm,
    },
  },
  // Below 16 px a phone would zoom into the field.
  "@media": {
    "(pointer: coarse)": { selectors: { "&&": { fontSize: "1rem" } } },
  },
});
