import { style } from "@vanilla-extract/css";
import { at, from, hover, stack, t, text as textRule } from "#web/ui/kit.ts";

export const title = style({
  maxWidth: "14ch",
  fontSize: "clamp(2.5rem, 1.6rem + 5vw, 6rem)",
  lineHeight: 0.98,
  letterSpacing: "-0.035em",
  overflowWrap: "anywhere",
});
export const date = style({
  marginTop: t.space.s4,
  ...textRule("lead", "soft"),
});
export const columns = style({
  ...stack(6),
  marginTop: t.space.s6,
  ...at(from.lg, {
    selectors: {
      "&:not([data-narrow])": {
        gridTemplateColumns: "1fr 1fr",
        alignItems: "start",
        gap: t.space.s8,
      },
    },
  }),
});
export const text = style({
  maxWidth: "38rem",
  marginTop: 0,
  fontSize: t.size.lead,
  lineHeight: 1.65,
});
export const picture = style({
  width: "100%",
  height: "auto",
  borderRadius: t.radius.md,
});
export const clips = style({ marginTop: t.space.s8 });
export const heading = style(textRule("d2"));
export const row = style({
  ...stack(5),
  gridTemplateColumns: "1fr 1fr",
  marginTop: t.space.s5,
  ...at(from.md, {
    selectors: {
      "&:not([data-narrow])": { gridTemplateColumns: "repeat(4, 1fr)" },
    },
  }),
});
export const clip = style({
  color: "inherit",
  textDecoration: "none",
  ...hover({ textDecoration: "underline" }),
});
export const name = style({
  display: "block",
  marginTop: t.space.s3,
  ...textRule("d4", "display", "anywhere"),
  lineHeight: 1.2,
});
export const price = style(textRule("sm", "strong"));
