import { globalStyle, style } from "@vanilla-extract/css";
import {
  at,
  card,
  cluster,
  foldSign as foldSignRule,
  foldSummary as foldSummaryRule,
  forced,
  printed,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";
import { link as linkRule, unseen } from "#web/ui/layout.css.ts";

const beside = "screen and (min-width: 77.5em)";

export const page = style({
  paddingBlock: `clamp(1.25rem, 2.4vw, 2rem) ${t.space.s8}`,
});
export const columns = style({
  ...at(beside, {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 20.5rem",
    gap: "clamp(2rem, 3.4vw, 3.5rem)",
    alignItems: "start",
    selectors: { "&[data-single]": { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
});
export const aside = style([
  card,
  {
    position: "sticky",
    top: "136px",
    maxHeight: "calc(100svh - 156px)",
    overflow: "auto",
    padding: t.space.s5,
    scrollbarWidth: "thin",
    scrollbarColor: `${t.color.edge} transparent`,
  },
  printed({ display: "none" }),
]);
export const views = style({
  display: "flex",
  // Below each other where two words are too wide: text of 200 %.
  flexWrap: "wrap",
  marginTop: t.space.s4,
  padding: "4px",
  borderRadius: t.radius.full,
  background: t.color.hairlineDark,
});
export const view = style({
  flex: "1 1 0",
  minHeight: "48px",
  borderRadius: t.radius.full,
  fontWeight: t.weight.strong,
  selectors: {
    '&[aria-pressed="true"]': {
      background: t.color.white,
      boxShadow: t.shadow.raised,
    },
  },
  ...forced({
    selectors: {
      '&[aria-pressed="true"]': { outline: "2px solid Highlight" },
    },
  }),
});
export const viewCount = style(text("medium", "soft", "digits"));
export const head = style({ ...cluster(4), rowGap: t.space.s2 });
/** On a phone the field is folded behind its sign. */
const roomy = "screen and (min-width: 37.5em)";
const slim = "screen and (max-width: 37.4375em)";
export const finder = style({
  display: "inline-grid",
  placeItems: "center",
  width: t.control.touch,
  height: t.control.touch,
  borderRadius: t.radius.full,
  ...at(roomy, { display: "none" }),
});
globalStyle(`${finder} > svg`, { width: "22px", height: "22px" });
/** On a phone its sign says it, and this only to screen readers. */
export const addText = style({ "@media": { [slim]: unseen } });
export const find = style({
  position: "relative",
  display: "none",
  flex: "1 1 100%",
  selectors: { "&[data-open]": { display: "block" } },
  ...at(roomy, { display: "block", flex: "0 1 20rem" }),
});
globalStyle(`${find} > svg`, {
  position: "absolute",
  insetInlineStart: "0.8rem",
  top: "50%",
  width: "20px",
  height: "20px",
  marginTop: "-10px",
  pointerEvents: "none",
});
export const findField = style({
  width: "100%",
  minHeight: t.control.touch,
  paddingBlock: t.space.s2,
  paddingInline: "2.5rem 1rem",
  border: `1.5px solid ${t.color.edge}`,
  borderRadius: t.radius.full,
  background: t.color.white,
  // Below 16 px a phone would zoom into the field.
  fontSize: "1rem",
  "::placeholder": { color: t.color.inkSoft, opacity: 1 },
  ":focus-visible": {
    outlineOffset: "-1.5px",
    boxShadow: `0 0 0 4px ${t.color.accentPale}`,
  },
  ...at(roomy, { fontSize: t.size.sm }),
});

export const months = style({ marginTop: t.space.s7 });
export const monthsHead = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${t.space.s4}`,
  minHeight: "48px",
  borderBottom: `1px solid ${t.color.hairline}`,
});
export const monthsTitle = style(text("d4", "display"));
export const csv = style([
  linkRule,
  { fontSize: t.size.note, whiteSpace: "nowrap" },
]);
export const fold = style({ borderBottom: `1px solid ${t.color.hairline}` });
export const foldSummary = style({
  ...foldSummaryRule,
  flexWrap: "wrap",
  gap: t.space.s3,
});
export const foldSum = style({
  // Below the month where not even its words fit beside it.
  flex: "1 1 min-content",
  fontFamily: t.font.text,
  ...text("sm", "regular", "soft", "digits"),
  letterSpacing: 0,
  textAlign: "end",
});
export const foldSign = style(foldSignRule);
export const title = style({
  marginInlineEnd: "auto",
  fontSize: "clamp(2rem, 1.7rem + 1.1vw, 2.75rem)",
  letterSpacing: "-0.026em",
});
export const lead = style({
  maxWidth: "44rem",
  marginTop: t.space.s2,
  ...text("lead", "soft"),
  lineHeight: 1.45,
});
globalStyle(`${lead} > b`, text("strong", "ink"));
export const list = style({ marginTop: t.space.s5 });

export const clear = style({
  ...stack(4),
  justifyItems: "start",
  paddingBlock: "clamp(2.5rem, 7vw, 6rem)",
});
globalStyle(`${clear} > p`, {
  maxWidth: "30rem",
  ...text("lead", "soft"),
  lineHeight: 1.5,
});
export const clip = style({ width: "min(240px, 52vw)", height: "auto" });
export const clearTitle = style({
  ...text("d1", "display"),
  letterSpacing: "-0.03em",
});
