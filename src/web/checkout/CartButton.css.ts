import { style } from "@vanilla-extract/css";
import { canHover, from } from "#web/ui/theme/media.ts";
import {
  color,
  control,
  radius,
  size,
  weight,
} from "#web/ui/theme/theme.css.ts";

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5rem",
  minHeight: control.touch,
  minWidth: control.touch,
  paddingInline: "0.5rem",
  marginRight: "-8px",
  borderRadius: radius.full,
  fontWeight: weight.strong,
  fontSize: size.sm,
  "@media": {
    [canHover]: { ":hover": { background: color.shell } },
    [from.md]: { justifySelf: "end", paddingInline: "1rem", gap: "1rem" },
  },
});

export const word = style({
  display: "none",
  "@media": { [from.md]: { display: "inline" } },
});

export const bag = style({ position: "relative", display: "grid" });

export const icon = style({
  width: "28px",
  height: "28px",
  strokeWidth: 1.5,
});

export const badge = style({
  position: "absolute",
  top: "-7px",
  right: "-11px",
  display: "grid",
  placeItems: "center",
  minWidth: "22px",
  height: "22px",
  padding: "0 5px",
  borderRadius: "11px",
  background: color.accent,
  color: color.white,
  boxShadow: `0 0 0 2px ${color.paper}`,
  fontSize: "0.75rem",
  fontWeight: weight.bold,
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
});
