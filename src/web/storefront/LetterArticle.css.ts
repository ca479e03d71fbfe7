import { style } from "@vanilla-extract/css";
import { canHover, from } from "#web/ui/theme/media.ts";
import {
  color,
  font,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";

export const title = style({
  maxWidth: "14ch",
  fontSize: "clamp(2.5rem, 1.6rem + 5vw, 6rem)",
  lineHeight: 0.98,
  letterSpacing: "-0.035em",
  overflowWrap: "anywhere",
});
export const date = style({
  marginTop: space.s4,
  fontSize: size.lead,
  color: color.inkSoft,
});
export const columns = style({
  display: "grid",
  gap: space.s6,
  marginTop: space.s6,
  "@media": {
    [from.lg]: {
      selectors: {
        "&:not([data-narrow])": {
          gridTemplateColumns: "1fr 1fr",
          alignItems: "start",
          gap: space.s8,
        },
      },
    },
  },
});
export const text = style({
  maxWidth: "38rem",
  marginTop: 0,
  fontSize: size.lead,
  lineHeight: 1.65,
});
export const picture = style({
  width: "100%",
  height: "auto",
  borderRadius: radius.md,
});
export const clips = style({ marginTop: space.s8 });
export const heading = style({ fontSize: size.d2 });
export const row = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space.s5,
  marginTop: space.s5,
  "@media": {
    [from.md]: {
      selectors: {
        "&:not([data-narrow])": { gridTemplateColumns: "repeat(4, 1fr)" },
      },
    },
  },
});
export const clip = style({
  color: "inherit",
  textDecoration: "none",
  "@media": {
    [canHover]: { ":hover": { textDecoration: "underline" } },
  },
});
export const name = style({
  display: "block",
  marginTop: space.s3,
  fontFamily: font.display,
  fontWeight: weight.display,
  fontSize: size.d4,
  lineHeight: 1.2,
  overflowWrap: "anywhere",
});
export const price = style({ fontSize: size.sm, fontWeight: weight.strong });
