import { style } from "@vanilla-extract/css";
import { at, from, t, text as textRule } from "#web/ui/kit.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${t.space.s5} ${t.space.s8}`,
  alignItems: "center",
  ...at(from.md, { gridTemplateColumns: "1fr 1fr" }),
});
export const title = style({ maxWidth: "12ch", fontSize: t.size.d1 });
export const text = style({
  maxWidth: "28rem",
  marginTop: t.space.s4,
  ...textRule("lead", "soft"),
  lineHeight: 1.45,
});
