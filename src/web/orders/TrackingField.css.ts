import { style } from "@vanilla-extract/css";
import { hover, t, text } from "#web/ui/kit.ts";

/** Leaves the room in which the carrier's name stands. */
export const number = style({
  selectors: { "&&&[data-carrier]": { paddingInlineEnd: "9.75rem" } },
});
export const carrier = style([
  text("note", "strong"),
  {
    maxWidth: "9rem",
    minHeight: t.control.touch,
    marginInlineEnd: "0.35rem",
    paddingInline: t.space.s2,
    border: 0,
    borderRadius: t.radius.full,
    background: "transparent",
    color: t.color.accentDeep,
    textOverflow: "ellipsis",
    cursor: "pointer",
  },
  hover({ background: t.color.accentTint }),
]);
