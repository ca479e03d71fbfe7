import { style } from "@vanilla-extract/css";
import { from } from "#web/ui/media.ts";
import { color, control, size, space } from "#web/ui/theme.css.ts";

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

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: space.s2,
});
export const field = style({ flex: "1 1 15rem", minWidth: 0 });
// From 480 px on, beside the input; the margin is the height of its label.
export const button = style({
  flex: "1 1 100%",
  minHeight: control.large,
  "@media": { [from.xs]: { flex: "0 0 auto", marginTop: "1.85rem" } },
});
export const thanks = style({ marginTop: space.s3 });
