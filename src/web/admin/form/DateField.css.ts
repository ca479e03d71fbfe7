import { style } from "@vanilla-extract/css";
import { color, control } from "#web/ui/theme/theme.css.ts";

/** The sign, on which a press opens the browser's own calendar. */
export const calendar = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: control.touch,
  height: control.touch,
  color: color.ink,
});
export const picker = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
  selectors: {
    // Chrome opens the calendar by its own sign alone.
    "&::-webkit-calendar-picker-indicator": {
      position: "absolute",
      inset: 0,
      width: "100%",
      height: "100%",
    },
  },
});
