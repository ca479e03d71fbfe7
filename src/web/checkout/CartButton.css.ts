import { style } from "@vanilla-extract/css";
import { at, canHover, from, t, text } from "#web/ui/kit.ts";

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5rem",
  minHeight: t.control.touch,
  minWidth: t.control.touch,
  paddingInline: "0.5rem",
  marginRight: "-8px",
  borderRadius: t.radius.full,
  ...text("sm", "strong"),
  "@media": {
    [canHover]: { ":hover": { background: t.color.shell } },
    [from.md]: { justifySelf: "end", paddingInline: "1rem", gap: "1rem" },
  },
});

export const word = style({
  display: "none",
  ...at(from.md, { display: "inline" }),
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
  background: t.color.accent,
  color: t.color.white,
  boxShadow: `0 0 0 2px ${t.color.paper}`,
  fontSize: "0.75rem",
  fontWeight: t.weight.bold,
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
});
