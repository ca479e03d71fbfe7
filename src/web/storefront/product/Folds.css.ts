import { globalStyle, style } from "@vanilla-extract/css";
import { color, size, space } from "#web/ui/theme/theme.css.ts";
import { foldSign, foldSummary, ownDirection } from "#web/ui/theme/mixins.ts";

export const fold = style({
  borderTop: `1px solid ${color.hairline}`,
  selectors: {
    "&:last-of-type": { borderBottom: `1px solid ${color.hairline}` },
  },
});
export const summary = style({
  ...foldSummary,
  justifyContent: "space-between",
  gap: space.s4,
  letterSpacing: "-0.012em",
});
export const sign = style(foldSign);
export const text = style({
  maxWidth: "34rem",
  paddingBottom: space.s5,
  fontSize: size.sm,
  color: color.inkSoft,
  overflowWrap: "anywhere",
});
globalStyle(`${text} > * + *`, { marginTop: "0.6rem" });
globalStyle(`${text} a`, { color: color.ink });

export const written = style({ ...ownDirection });
globalStyle(`${written} > * + *`, { marginTop: "0.6rem" });
globalStyle(`${written} :is(h2, h3, h4, h5, h6)`, {
  fontSize: size.body,
  color: color.ink,
});
globalStyle(`${written} :is(ul, ol)`, { paddingInlineStart: "1.4em" });
globalStyle(`${written} ul`, { listStyle: "disc" });
globalStyle(`${written} ol`, { listStyle: "decimal" });
globalStyle(`${written} img`, { height: "auto" });
globalStyle(`${written} table`, { display: "block", overflowX: "auto" });

export const lines = style({ whiteSpace: "pre-line", ...ownDirection });
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.s5,
});
