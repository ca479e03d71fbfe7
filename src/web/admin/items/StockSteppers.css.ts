import { style } from "@vanilla-extract/css";
import { row } from "#web/admin/items/list/ItemRow.css.ts";
import { canHover, forcedColors, from, t, text } from "#web/ui/kit.ts";

export const stepper = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
});
export const title = style({
  marginInlineEnd: t.space.s1,
  ...text("xs", "soft"),
});
export const count = style(text("xs", "digits"));
/** One less and one more. */
export const steps = style({
  display: "inline-flex",
  // As high as a finger needs, and not higher than its line.
  marginBlock: "-0.6rem",
  "@media": {
    // The borders of the buttons, which are there then, need the room.
    [forcedColors]: { marginBlock: 0, marginInlineStart: t.space.s1 },
    // With a mouse they are there where the mouse is, or the focus.
    [`${from.sm} and ${canHover}`]: {
      selectors: { [`${row}:not(:hover, :focus-within) &`]: { opacity: 0 } },
    },
  },
});
