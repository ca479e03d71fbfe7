import { style } from "@vanilla-extract/css";
import { control, from, motion } from "../theme.css.ts";
import { panel } from "./admin.css.ts";

/** Stays in view beside a long list. A form that is taller scrolls itself. */
export const formPanel = style([
  panel,
  {
    "@media": {
      [from.lg]: {
        position: "sticky",
        top: "140px",
        maxHeight: "calc(100svh - 160px)",
        overflowY: "auto",
        // What has the focus must not hide behind the button at its foot.
        scrollPaddingBottom: "5.5rem",
        scrollbarWidth: "thin",
      },
    },
  },
]);
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: control.touch,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const summaryIcon = style({
  transition: `transform ${motion.base} ${motion.glide}`,
  selectors: { "details[open] > summary &": { transform: "rotate(45deg)" } },
});
