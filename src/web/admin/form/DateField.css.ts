import { fill, t } from "#web/ui/kit.ts";
import { style } from "@vanilla-extract/css";

/** The sign, on which a press opens the browser's own calendar. */
export const calendar = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: t.control.touch,
  height: t.control.touch,
  color: t.color.ink,
});
export const picker = style({
  ...fill,
  opacity: 0,
  cursor: "pointer",
  selectors: {
    // Chrome opens the calendar by its own sign alone.
    "&::-webkit-calendar-picker-indicator": {
      ...fill,
    },
  },
});
