import { style } from "@vanilla-extract/css";
import { color, from, space } from "../theme.css.ts";

export const stack = style({ display: "grid", gap: space.s4, minWidth: 0 });

export const editing = style({
  display: "grid",
  gap: space.s4,
  "@media": {
    "screen and (min-width: 720px)": {
      gridTemplateColumns: "15rem minmax(0, 1fr)",
      gap: space.s5,
    },
  },
});
/** Two short fields beside each other, below a whole one. */
export const whole = style({ gridColumn: "1 / -1" });
export const pair = style({
  gridColumn: "1 / -1",
  display: "grid",
  gap: space.s4,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
});
// At the foot of a form that scrolls beside its list the button stays in view;
// the shadow hides what would show in the panel's own padding below it.
export const createActions = style({
  "@media": {
    [from.lg]: {
      position: "sticky",
      bottom: 0,
      zIndex: 1,
      marginTop: `calc(${space.s3} * -1)`,
      paddingTop: space.s3,
      background: `linear-gradient(transparent, ${color.white} ${space.s3})`,
      boxShadow: `0 calc(${space.s5} - 1px) 0 ${color.white}`,
    },
  },
});
export const nameAndPrice = style({
  display: "grid",
  gap: space.s4,
  gridTemplateColumns: "minmax(0, 2fr) minmax(6.5rem, 1fr)",
});
