import { style } from "@vanilla-extract/css";
import { at, from, stack, t, text } from "#web/ui/kit.ts";

/** As far below the cards before as the rows are apart. */
export const after = style({
  marginTop: "3rem",
  ...at(from.lg, { marginTop: "4.5rem" }),
});
export const pager = style({
  ...stack(4),
  justifyItems: "center",
  textAlign: "center",
});
export const reached = style(text("sm", "soft", "digits"));
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: t.space.s3,
});
