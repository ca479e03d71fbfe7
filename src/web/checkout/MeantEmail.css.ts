import { style } from "@vanilla-extract/css";
import { space } from "#web/ui/theme/theme.css.ts";

/** The suggested address; without one it takes no room between the fields. */
export const status = style({
  marginBlock: `calc(${space.s4} * -1)`,
  overflowWrap: "anywhere",
  ":empty": { position: "absolute" },
});
