import { style } from "@vanilla-extract/css";
import { row } from "#web/admin/items/list/ItemRow.css.ts";
import { canHover, forcedColors, from } from "#web/ui/theme/media.ts";
import { color, size, space } from "#web/ui/theme/theme.css.ts";

export const stepper = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  marginBlock: "-0.6rem",
  // The borders of the buttons, which are there then, need the room.
  "@media": { [forcedColors]: { marginBlock: 0, columnGap: space.s1 } },
});
export const title = style({
  marginInlineEnd: space.s1,
  color: color.inkSoft,
  fontSize: size.xs,
});
export const count = style({
  fontSize: size.xs,
  fontVariantNumeric: "tabular-nums",
});
// With a mouse they are there where the mouse is, or the focus.
export const step = style({
  "@media": {
    [`${from.sm} and ${canHover}`]: {
      selectors: { [`${row}:not(:hover, :focus-within) &`]: { opacity: 0 } },
    },
  },
});
