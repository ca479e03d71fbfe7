import { style } from "@vanilla-extract/css";
import { stack as stackRule, t } from "#web/ui/kit.ts";
import { besideList } from "./NewItem.css.ts";

export const stack = style({
  ...stackRule(4),
  alignContent: "start",
  minWidth: 0,
});

export const editing = style({
  ...stackRule(4),
  "@media": {
    // In between the list is narrow, because a form stands beside it.
    [`screen and (min-width: 720px) and (max-width: 1023px), ${besideList}`]: {
      gridTemplateColumns: "17rem minmax(0, 1fr)",
      gap: t.space.s5,
    },
  },
});
/** `whole` is a field of full width; `pair` is for two short fields. */
export const whole = style({ gridColumn: "1 / -1" });
export const pair = style({
  gridColumn: "1 / -1",
  ...stackRule(4),
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
});
export const nameAndPrice = style({
  ...stackRule(4),
  gridTemplateColumns: "minmax(0, 2fr) minmax(6.5rem, 1fr)",
});
