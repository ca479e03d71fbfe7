import { globalStyle, style } from "@vanilla-extract/css";
import { below, from, low } from "#web/ui/media.ts";
import { motion } from "#web/ui/motion.ts";
import { color, control, space } from "#web/ui/theme.css.ts";
import { panel } from "#web/admin/form/admin.css.ts";
import { editing } from "#web/admin/items/list/ItemRow.css.ts";
import { BOTTOM_ATTRIBUTE } from "#web/ui/toast/toast-place.ts";
import { region } from "#web/ui/toast/ToastRegion.css.ts";

// Beside the list, the panel is sticky and at most as high as the window. The
// fields scroll between the title and the button, so that the button never
// covers a field.
export const formPanel = style([
  panel,
  {
    "@media": {
      [from.lg]: {
        position: "sticky",
        top: "140px",
        display: "flex",
        flexDirection: "column",
        maxHeight: "calc(100svh - 160px)",
        padding: 0,
        overflow: "hidden",
      },
      [low]: { position: "static", maxHeight: "none" },
    },
  },
]);
export const title = style({
  "@media": { [from.lg]: { padding: `${space.s5} ${space.s5} ${space.s3}` } },
});
export const form = style({
  display: "grid",
  gap: space.s4,
  marginTop: space.s4,
  "@media": {
    [from.lg]: {
      display: "flex",
      flexDirection: "column",
      gap: 0,
      minHeight: 0,
      marginTop: 0,
    },
  },
});
export const fields = style({
  "@media": {
    [from.lg]: {
      minHeight: 0,
      overflowY: "auto",
      padding: `${space.s1} ${space.s5} ${space.s5}`,
      scrollbarWidth: "thin",
      scrollbarColor: `${color.edge} transparent`,
    },
  },
});
export const actions = style({
  "@media": {
    [from.lg]: {
      flex: "none",
      padding: `${space.s4} ${space.s5} ${space.s5}`,
      borderTop: `1px solid ${color.hairline}`,
    },
  },
});
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

// At the bottom are the buttons of an open row, which go first.
globalStyle(`:root[${BOTTOM_ATTRIBUTE}]:not(:has(${editing})) body ${region}`, {
  "@media": {
    [below.md]: {
      top: "auto",
      bottom: `calc(${space.s3} + env(safe-area-inset-bottom, 0px))`,
    },
  },
});
