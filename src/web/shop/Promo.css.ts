import { style } from "@vanilla-extract/css";
import { color, from, size, space, weight } from "../theme.css.ts";

export const band = style({
  position: "relative",
  background: color.raspberry,
  color: color.white,
});

export const columns = style({
  display: "grid",
  gap: space.s6,
  paddingBlock: "clamp(3.5rem, 6vw, 6rem)",
  "@media": {
    [from.lg]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 8fr)",
      alignItems: "center",
    },
  },
});

export const title = style({
  fontSize: size.promo,
  lineHeight: 0.94,
  letterSpacing: "-0.035em",
});

export const text = style({
  maxWidth: "27rem",
  marginTop: space.s5,
  fontSize: size.lead,
  lineHeight: 1.5,
});

export const name = style({ display: "block", fontWeight: weight.strong });

export const off = style({
  marginTop: space.s6,
  fontSize: "1.0625rem",
  fontWeight: weight.strong,
});

export const button = style({ marginTop: space.s6 });

export const art = style({
  position: "relative",
  // The drawing's own shape, before it is there.
  aspectRatio: "16 / 9",
  minWidth: 0,
  "@media": { [from.lg]: { margin: "-3.5vw -3.5vw -3.5vw 0" } },
});
