import { globalStyle, style } from "@vanilla-extract/css";
import { cluster, forced, printed, t, text } from "#web/ui/kit.ts";

// The plots of the maker's numbers: teeth as in the Orders tab, by CSS alone.

const wide = "screen and (min-width: 64em), print";
const medium = "screen and (min-width: 45em), print";
const small = "screen and (max-width: 44.9375em)";

export const page = style({
  paddingBlock: `clamp(1.25rem, 2.4vw, 2rem) ${t.space.s8}`,
});
export const head = style({ ...cluster(4), rowGap: t.space.s2 });
export const title = style({
  marginInlineEnd: "auto",
  fontSize: "clamp(2rem, 1.7rem + 1.1vw, 2.75rem)",
  letterSpacing: "-0.026em",
});
export const spans = style({
  display: "inline-flex",
  padding: "3px",
  borderRadius: t.radius.full,
  background: t.color.hairline,
  "@media": { print: { display: "none" } },
});
export const span = style({
  minHeight: "42px",
  paddingInline: "0.95rem",
  borderRadius: t.radius.full,
  ...text("xs", "strong"),
  selectors: {
    '&[aria-pressed="true"]': {
      background: t.color.white,
      boxShadow: t.shadow.raised,
    },
  },
  ...forced({
    selectors: { '&[aria-pressed="true"]': { outline: "2px solid Highlight" } },
  }),
});
export const promise = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "0.55rem",
  alignItems: "start",
  marginTop: t.space.s2,
  ...text("note", "soft"),
  lineHeight: 1.45,
});
export const shield = style({
  width: "20px",
  height: "20px",
  flex: "none",
  fill: "none",
  stroke: t.color.ok,
  strokeWidth: 1.6,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const textButton = style({
  minHeight: t.control.touch,
  marginBlock: "-0.7rem",
  marginInlineStart: t.space.s2,
  ...text("note", "strong", "ink"),
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  "@media": { print: { display: "none" } },
});

/** Taken beside visits, adds and orders. */
export const plots = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${t.space.s7} clamp(2.5rem, 5vw, 5rem)`,
  marginTop: t.space.s6,
  "@media": {
    [wide]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)" },
  },
});
export const heading = style({
  ...text("d4", "display"),
  letterSpacing: "-0.012em",
});
export const number = style({
  display: "block",
  marginTop: "0.5rem",
  ...text("display"),
  fontSize: "clamp(4rem, 3rem + 4vw, 6rem)",
  lineHeight: 0.9,
  letterSpacing: "-0.045em",
  overflowWrap: "anywhere",
});
export const sentence = style({ marginTop: "0.85rem", ...text("soft") });
export const side = style({ display: "grid", alignContent: "start" });
/** What a first week says, beside the foot of its plot. */
export const notes = style([
  side,
  { alignSelf: "end", ...text("lead", "soft") },
]);
globalStyle(`${side} > p`, { marginTop: t.space.s4, lineHeight: 1.5 });
export const row3 = style({
  display: "grid",
  gridTemplateColumns: "9.5rem minmax(0, 1fr)",
  gap: t.space.s4,
  alignItems: "end",
  paddingBlock: "1.15rem",
  borderBottom: `1px solid ${t.color.hairline}`,
  selectors: {
    "&:first-child": { borderTop: `1px solid ${t.color.hairline}` },
  },
});
export const rowName = style({
  ...text("note", "strong", "soft"),
  fontFamily: t.font.text,
  letterSpacing: 0,
});
export const rowNumber = style({
  display: "block",
  ...text("display"),
  fontSize: "2.5rem",
  lineHeight: 1.1,
  letterSpacing: "-0.03em",
});

const height = "var(--height)";
/** The ring of the keyboard keeps off the teeth. */
export const plot = style({ borderRadius: "3px", outlineOffset: "6px" });
export const teeth = style({
  vars: { "--height": "13.5rem" },
  display: "grid",
  gridAutoFlow: "column",
  // A shop of one day has one tooth, which must not be a tub.
  gridAutoColumns: "minmax(0, 7rem)",
  gap: "clamp(3px, 0.7vw, 10px)",
  marginTop: t.space.s5,
  "@media": { [small]: { vars: { "--height": "11rem" } } },
});
export const smallTeeth = style([teeth, { marginTop: 0, gap: "3px" }]);
globalStyle(`${smallTeeth}${smallTeeth}`, { vars: { "--height": "3.5rem" } });
export const tooth = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: `calc(${height} + 1.35rem) auto`,
  alignItems: "end",
  gap: "0.4rem",
  minWidth: 0,
  ...text("xs", "soft", "digits"),
  lineHeight: 1.2,
  textAlign: "center",
  selectors: {
    [`${smallTeeth} > &`]: { gridTemplateRows: height },
    "&[data-now], &[data-marked]": { ...text("strong", "ink") },
  },
});
/** Its height is `--part` of the highest one. */
export const bar = style({
  gridArea: "1 / 1",
  height: `calc(${height} * var(--part))`,
  minHeight: "7px",
  borderTop: `3px solid ${t.color.edge}`,
  borderRadius: "3px 3px 99px 99px",
  background: t.color.blush,
  printColorAdjust: "exact",
  selectors: {
    "[data-now] > &": {
      background: t.color.accent,
      borderTopColor: t.color.accent,
    },
    "[data-marked]:not([data-now]) > &": { background: t.color.peach },
  },
  ...forced({
    background: "CanvasText",
    borderTopColor: "CanvasText",
    selectors: {
      "[data-now] > &": {
        background: "Highlight",
        borderTopColor: "Highlight",
      },
    },
  }),
});
export const value = style({
  gridArea: "1 / 1",
  // A bar of nothing is 7 px high.
  marginBottom: `calc(max(7px, ${height} * var(--part)) + 0.35rem)`,
  whiteSpace: "nowrap",
  justifySelf: "center",
  selectors: {
    [`${smallTeeth} &`]: { display: "none" },
  },
  "@media": {
    "screen and (max-width: 44.9375em)": {
      fontSize: "0.6875rem",
      letterSpacing: "-0.02em",
      selectors: { "[data-many] &": { display: "none" } },
    },
  },
});
globalStyle(`${smallTeeth} [data-marked] > ${value}`, { display: "none" });
export const name = style({
  gridRow: 2,
  justifySelf: "center",
  whiteSpace: "nowrap",
  selectors: { [`${smallTeeth} &`]: { display: "none" } },
  "@media": {
    [small]: {
      selectors: { "[data-many] [data-odd] > &": { visibility: "hidden" } },
    },
  },
});

export const fold = style({ marginTop: t.space.s4 });
globalStyle(`${fold} > summary`, {
  display: "inline-flex",
  alignItems: "center",
  gap: t.space.s2,
  minHeight: t.control.touch,
  cursor: "pointer",
  ...text("note", "strong"),
});
globalStyle(`${fold} > summary > svg`, printed({ display: "none" }));
export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: t.size.sm,
  ...text("digits"),
  lineHeight: 1.35,
});
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: "0.7rem",
  paddingInlineStart: "1.25rem",
  borderBottom: `1px solid ${t.color.hairline}`,
  textAlign: "end",
  fontWeight: t.weight.regular,
});
globalStyle(`${table} :is(th, td):first-child`, {
  paddingInlineStart: 0,
  textAlign: "start",
});
globalStyle(`${table} tbody th`, { fontWeight: t.weight.medium });
globalStyle(`${table} thead th`, {
  ...text("xs", "soft"),
  verticalAlign: "bottom",
});
globalStyle(`${table} td:last-child`, { fontWeight: t.weight.strong });
globalStyle(`${table} tfoot :is(th, td)`, {
  borderTop: `1.5px solid ${t.color.ink}`,
  borderBottom: 0,
  fontWeight: t.weight.strong,
});

export const lists = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${t.space.s7} clamp(2rem, 5vw, 5rem)`,
  marginTop: "clamp(3rem, 5vw, 4.5rem)",
  "@media": {
    "screen and (min-width: 53.75em), print": {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    },
  },
});
export const items = style({ display: "grid", marginTop: "0.6rem" });
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.9rem",
  alignItems: "center",
  minHeight: "56px",
  fontSize: t.size.sm,
  lineHeight: 1.3,
  selectors: {
    "&[data-pictured]": { gridTemplateColumns: "40px minmax(0, 1fr)" },
  },
});
export const thumb = style({
  width: "40px",
  height: "40px",
  borderRadius: "8px",
  objectFit: "cover",
  background: t.color.shell,
});
/** A resin or a charm, which lies on the page. */
export const partThumb = style([
  thumb,
  { borderRadius: t.radius.full, background: "none" },
]);
export const counted = style({
  display: "flex",
  justifyContent: "space-between",
  gap: t.space.s4,
});
globalStyle(`${counted} > b`, text("strong", "digits"));
export const lying = style({
  display: "block",
  width: "calc(100% * var(--part))",
  minWidth: "6px",
  height: "8px",
  marginTop: "0.4rem",
  borderInlineEnd: `3px solid ${t.color.edge}`,
  borderStartStartRadius: "99px",
  borderEndStartRadius: "99px",
  borderStartEndRadius: "3px",
  borderEndEndRadius: "3px",
  background: t.color.blush,
  printColorAdjust: "exact",
  ...forced({ background: "CanvasText" }),
});
export const beads = style({ ...cluster(2), marginTop: "0.9rem" });
export const bead = style({
  display: "grid",
  justifyItems: "center",
  gap: "0.25rem",
  ...text("xs", "strong", "digits"),
});
globalStyle(`${bead} > span`, {
  display: "grid",
  placeItems: "center",
  width: "40px",
  height: "40px",
  fontWeight: t.weight.bold,
  fontSize: "1rem",
  backgroundPosition: "center",
  backgroundSize: "104%",
  backgroundRepeat: "no-repeat",
});

export const missed = style({ marginTop: "clamp(3rem, 5vw, 4.5rem)" });
export const missing = style({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr) auto",
  gap: "0.1rem 1rem",
  alignItems: "center",
  paddingBlock: "0.75rem",
  borderBottom: `1px solid ${t.color.hairline}`,
  fontSize: t.size.sm,
  lineHeight: 1.35,
  "@media": {
    [medium]: { gridTemplateColumns: "56px minmax(0, 1fr) 10rem 10rem auto" },
  },
  selectors: {
    "&:first-child": {
      marginTop: "0.6rem",
      borderTop: `1px solid ${t.color.hairline}`,
    },
  },
});
globalStyle(`${missing} ${thumb}${thumb}`, { width: "56px", height: "56px" });
globalStyle(`${missing} > span:nth-of-type(n + 2)`, {
  "@media": { [small]: { gridColumn: 2, fontSize: t.size.note } },
});
globalStyle(`${missing} > a`, {
  "@media": { [small]: { gridColumn: 3, gridRow: 1 } },
});
export const what = style({ display: "block" });
export const remark = style(text("note", "soft"));

export const nothing = style({
  display: "grid",
  justifyItems: "start",
  gap: t.space.s4,
  paddingBlock: "clamp(2rem, 6vw, 5rem)",
});
export const nothingTitle = style({
  ...text("d1", "display"),
  letterSpacing: "-0.03em",
});
export const ghost = style([
  teeth,
  { width: "min(100%, 44rem)", marginTop: 0 },
]);
globalStyle(`${ghost} span`, {
  height: "calc(9rem * var(--part))",
  alignSelf: "end",
  border: `1.5px solid ${t.color.edge}`,
  borderRadius: "3px 3px 99px 99px",
});
export const address = style({ width: "min(100%, 32rem)" });

export const yearHead = style({
  ...cluster(4),
  marginTop: t.space.s5,
});
globalStyle(`${yearHead} > p`, {
  marginInlineEnd: "auto",
  color: t.color.inkSoft,
});
export const stepper = style({
  display: "flex",
  alignItems: "center",
  marginInlineStart: "-10px",
});
export const yearName = style({
  ...text("display", "digits"),
  fontSize: "clamp(2.5rem, 2rem + 1.6vw, 3.25rem)",
  lineHeight: 1,
  letterSpacing: "-0.035em",
});
export const earlier = style({ transform: "rotate(90deg)" });
export const later = style({ transform: "rotate(-90deg)" });
export const year = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${t.space.s7} clamp(2.5rem, 5vw, 5rem)`,
  marginTop: t.space.s5,
  "@media": {
    "screen and (min-width: 67.5em), print": {
      gridTemplateColumns: "minmax(0, 1fr) 18rem",
      alignItems: "start",
    },
  },
});
/** On a phone a month has two lines; the file has what is left out. */
export const months = style([table]);
globalStyle(`${months} thead`, {
  "@media": {
    [small]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});
globalStyle(`${months} :is(tbody, tfoot)`, {
  "@media": { [small]: { display: "block" } },
});
globalStyle(`${months} tr`, {
  "@media": {
    [small]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: "0 1rem",
      paddingBlock: "0.7rem",
      borderBottom: `1px solid ${t.color.hairline}`,
    },
  },
});
globalStyle(`${months} :is(th, td)`, {
  "@media": { [small]: { border: "0 !important", padding: "0 !important" } },
});
globalStyle(`${months} td:nth-child(n + 4):not(:last-child)`, {
  "@media": { [small]: { display: "none" } },
});
globalStyle(`${months} td:nth-child(2)`, {
  "@media": {
    [small]: { gridRow: 2, textAlign: "start", ...text("note", "soft") },
  },
});
globalStyle(`${months} td:nth-child(3)`, {
  "@media": {
    [small]: { gridRow: 2, gridColumn: 2, ...text("note", "soft") },
  },
});
globalStyle(`${months} td:last-child`, {
  "@media": { [small]: { gridRow: 1, gridColumn: 2 } },
});
export const soFar = style({
  marginInlineStart: "0.35em",
  ...text("xs", "soft"),
});
/** The word that the head of the table says on a wide screen. */
export const onlySmall = style({
  "@media": { [medium]: { display: "none" } },
});
export const rates = style({ marginTop: t.space.s7 });
export const pairs = style({ marginTop: "0.6rem" });
globalStyle(`${pairs} > div`, {
  display: "flex",
  justifyContent: "space-between",
  gap: t.space.s4,
  paddingBlock: "0.7rem",
  borderTop: `1px solid ${t.color.hairline}`,
  fontSize: t.size.sm,
});
globalStyle(`${pairs} dd`, {
  ...text("strong", "digits"),
  whiteSpace: "nowrap",
});
globalStyle(`${pairs} small`, {
  marginInlineEnd: "1.1rem",
  ...text("note", "soft", "regular"),
});
export const fine = style({
  marginTop: t.space.s5,
  maxWidth: "44rem",
  ...text("xs", "soft"),
  lineHeight: 1.5,
});
