import { style } from "@vanilla-extract/css";
import { hover, t, text } from "#web/ui/kit.ts";

/** That of the carrier's name, whose length is set in the field. */
const WIDTH = "min(9rem, calc(var(--carrier) * 1ch + 2.75rem))";

/** Leaves the room in which the carrier's name stands. */
export const number = style({
  selectors: {
    "&&&[data-carrier]": { paddingInlineEnd: `calc(${WIDTH} + 0.75rem)` },
  },
});
export const carrier = style([
  text("note", "strong"),
  {
    width: WIDTH,
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
