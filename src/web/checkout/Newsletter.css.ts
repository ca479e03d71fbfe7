import { style } from "@vanilla-extract/css";
import { at, from, stack, t, text as textRule } from "#web/ui/kit.ts";

export const band = style({ background: t.color.blush });

export const columns = style({
  ...stack(6),
  paddingBlock: "clamp(3.5rem, 6vw, 6.5rem)",
  ...at(from.md, {
    gridTemplateColumns: "1fr 1fr",
    alignItems: "end",
    gap: t.space.s8,
  }),
});
export const title = style(textRule("d1"));
export const text = style({
  maxWidth: "30rem",
  marginTop: t.space.s4,
  fontSize: t.size.lead,
});
