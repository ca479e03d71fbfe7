import { globalStyle, style } from "@vanilla-extract/css";
import { canHover, from } from "#web/ui/theme/media.ts";
import {
  color,
  control,
  font,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";
import { ampersandColor } from "#web/ui/Logo.css.ts";

export const foot = style({
  background: color.ink,
  color: color.paper,
  "@media": { print: { display: "none" } },
});
export const inner = style({
  paddingBlock: `clamp(3.5rem, 6vw, 6rem) ${space.s6}`,
});

export const columns = style({
  display: "grid",
  gap: `${space.s7} ${space.s6}`,
  gridTemplateColumns: "1fr 1fr",
  "@media": {
    [from.sm]: { gridTemplateColumns: "1fr 1fr 1.4fr" },
    [from.md]: { gridTemplateColumns: "2.6fr 1fr 1fr 1.4fr" },
  },
});

export const brand = style({
  gridColumn: "1 / -1",
  "@media": { [from.md]: { gridColumn: "auto" } },
});
export const contact = style({
  gridColumn: "1 / -1",
  "@media": { [from.sm]: { gridColumn: "auto" } },
});

export const logo = style({
  vars: { [ampersandColor]: color.amberPale },
  maxWidth: "100%",
  fontSize: "clamp(2.25rem, 1.7rem + 2.2vw, 3.75rem)",
});
// Most marks are dark and need a light background.
globalStyle(`${logo} > img`, {
  padding: "0.14em",
  borderRadius: radius.md,
  background: color.paper,
});
export const brandText = style({
  maxWidth: "26rem",
  marginTop: space.s4,
  color: color.footText,
});

export const title = style({
  marginBottom: space.s2,
  fontFamily: font.text,
  fontSize: size.sm,
  fontWeight: weight.strong,
  lineHeight: 1.3,
  letterSpacing: 0,
  color: color.amberPale,
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: control.touch,
  textDecoration: "none",
  overflowWrap: "anywhere",
  "@media": {
    [canHover]: {
      ":hover": { textDecoration: "underline", textUnderlineOffset: "0.3em" },
    },
  },
});

export const small = style({
  maxWidth: "19rem",
  marginTop: "0.25rem",
  fontSize: size.sm,
  color: color.footText,
});

export const end = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.s2} ${space.s4}`,
  marginTop: space.s7,
  paddingTop: space.s4,
  borderTop: `1px solid ${color.hairlinePale}`,
  fontSize: size.xs,
  color: color.footText,
});
export const endLink = style([link, { textDecoration: "underline" }]);
