import { style } from "@vanilla-extract/css";
import { from } from "#web/ui/theme/media.ts";
import { color, size, space } from "#web/ui/theme/theme.css.ts";

export const band = style({ background: color.blush });

export const columns = style({
  display: "grid",
  gap: space.s6,
  paddingBlock: "clamp(3.5rem, 6vw, 6.5rem)",
  "@media": {
    [from.md]: {
      gridTemplateColumns: "1fr 1fr",
      alignItems: "end",
      gap: space.s8,
    },
  },
});
export const title = style({ fontSize: size.d1 });
export const text = style({
  maxWidth: "30rem",
  marginTop: space.s4,
  fontSize: size.lead,
});
