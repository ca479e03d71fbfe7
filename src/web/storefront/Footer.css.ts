import { globalStyle, style } from "@vanilla-extract/css";
import { at, from, hover, printed, t, text } from "#web/ui/kit.ts";
import { ampersandColor } from "#web/ui/Logo.css.ts";

export const foot = style({
  background: t.color.ink,
  color: t.color.paper,
  ...printed({ display: "none" }),
});
export const inner = style({
  paddingBlock: `clamp(3.5rem, 6vw, 6rem) ${t.space.s6}`,
});

export const columns = style({
  display: "grid",
  gap: `${t.space.s7} ${t.space.s6}`,
  // Two columns as long as their words fit.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))",
  "@media": {
    [from.sm]: { gridTemplateColumns: "1fr 1fr 1.4fr" },
    [from.md]: { gridTemplateColumns: "2.6fr 1fr 1fr 1.4fr" },
  },
});

export const brand = style({
  gridColumn: "1 / -1",
  ...at(from.md, { gridColumn: "auto" }),
});
export const contact = style({
  gridColumn: "1 / -1",
  ...at(from.sm, { gridColumn: "auto" }),
});

export const logo = style({
  vars: { [ampersandColor]: t.color.amberPale },
  maxWidth: "100%",
  fontSize: "clamp(2.25rem, 1.7rem + 2.2vw, 3.75rem)",
});
// Most marks are dark and need a light background.
globalStyle(`${logo} > img`, {
  padding: "0.14em",
  borderRadius: t.radius.md,
  background: t.color.paper,
});
export const brandText = style({
  maxWidth: "26rem",
  marginTop: t.space.s4,
  color: t.color.footText,
});

export const title = style({
  marginBottom: t.space.s2,
  fontFamily: t.font.text,
  ...text("sm", "strong"),
  lineHeight: 1.3,
  letterSpacing: 0,
  color: t.color.amberPale,
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: t.control.touch,
  textDecoration: "none",
  overflowWrap: "anywhere",
  ...hover({ textDecoration: "underline", textUnderlineOffset: "0.3em" }),
});

export const small = style({
  maxWidth: "19rem",
  marginTop: "0.25rem",
  fontSize: t.size.sm,
  color: t.color.footText,
});

export const end = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${t.space.s2} ${t.space.s4}`,
  marginTop: t.space.s7,
  paddingTop: t.space.s4,
  borderTop: `1px solid ${t.color.hairlinePale}`,
  fontSize: t.size.xs,
  color: t.color.footText,
});
export const endLink = style([link, { textDecoration: "underline" }]);
