import { globalStyle, style } from "@vanilla-extract/css";
import {
  foldSign,
  foldSummary,
  ownDirection,
  t,
  text as textRule,
} from "#web/ui/kit.ts";

export const fold = style({
  borderTop: `1px solid ${t.color.hairline}`,
  selectors: {
    "&:last-of-type": { borderBottom: `1px solid ${t.color.hairline}` },
  },
});
export const summary = style({
  ...foldSummary,
  justifyContent: "space-between",
  gap: t.space.s4,
  letterSpacing: "-0.012em",
});
export const sign = style(foldSign);
export const text = style({
  maxWidth: "34rem",
  paddingBottom: t.space.s5,
  ...textRule("sm", "soft", "anywhere"),
});
globalStyle(`${text} > * + *`, { marginTop: "0.6rem" });
globalStyle(`${text} a`, textRule("ink"));

export const written = style({ ...ownDirection });
globalStyle(`${written} > * + *`, { marginTop: "0.6rem" });
globalStyle(`${written} :is(h2, h3, h4, h5, h6)`, textRule("body", "ink"));
globalStyle(`${written} :is(ul, ol)`, { paddingInlineStart: "1.4em" });
globalStyle(`${written} ul`, { listStyle: "disc" });
globalStyle(`${written} ol`, { listStyle: "decimal" });
globalStyle(`${written} img`, { height: "auto" });
globalStyle(`${written} table`, { display: "block", overflowX: "auto" });

export const lines = style({ whiteSpace: "pre-line", ...ownDirection });
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: t.space.s5,
});
