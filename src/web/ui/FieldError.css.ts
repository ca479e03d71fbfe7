import { style } from "@vanilla-extract/css";
import { text } from "#web/ui/kit.ts";

export const error = style({
  display: "flex",
  gap: "0.4rem",
  alignItems: "flex-start",
  ...text("note", "medium", "err"),
  lineHeight: 1.35,
});
export const errorIcon = style({ marginTop: "0.05em" });
