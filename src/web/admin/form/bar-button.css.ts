import { style } from "@vanilla-extract/css";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { below, control, from } from "#web/ui/theme.css.ts";

// A button of the panel's bar. On phones it shows its icon alone, so that the
// title has room.
export const button = style({
  selectors: {
    "&&": { "@media": { [below.sm]: { width: control.touch, padding: 0 } } },
  },
});
export const text = style([
  visuallyHidden,
  {
    "@media": {
      [from.sm]: {
        position: "static",
        width: "auto",
        height: "auto",
        overflow: "visible",
        clipPath: "none",
      },
    },
  },
]);
