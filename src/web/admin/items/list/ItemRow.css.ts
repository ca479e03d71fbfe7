import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import {
  at,
  canHover,
  cluster,
  forced,
  forcedColors,
  from,
  low,
  narrow,
  stack,
  t,
  text as textRule,
} from "#web/ui/kit.ts";

export const place = style({
  position: "relative",
  ...narrow({ display: "none" }),
});
export const menu = style({
  position: "absolute",
  insetInlineEnd: 0,
  top: "100%",
  zIndex: 2,
  display: "flex",
  flexDirection: "column",
  minWidth: "11rem",
  padding: t.space.s2,
  borderRadius: t.radius.md,
  background: t.color.white,
  boxShadow: t.shadow.raised,
  selectors: { "&[hidden]": { display: "none" } },
  ...forced({ border: "1px solid CanvasText" }),
});
export const item = style({
  selectors: { "&&": { justifyContent: "flex-start" } },
});

export const summary = style({ marginTop: t.space.s4 });
/** The list's name, the way to find a row, and the button for a new one. */
export const head = style(cluster(3));
export const heading = style({
  flex: "1 1 100%",
  fontSize: t.size.d3,
  ...at(from.sm, { flexBasis: "auto" }),
});
const glass = `url("data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.8' stroke-linecap='round'><circle cx='10.5' cy='10.5' r='6.5'/><path d='M15.5 15.5L21 21'/></svg>",
)}")`;
export const search = style({
  position: "relative",
  flex: "1 1 13rem",
  "::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: "12px",
    insetBlock: 0,
    width: "20px",
    background: t.color.inkSoft,
    mask: `${glass} center / 20px no-repeat`,
    pointerEvents: "none",
  },
  "@media": {
    [from.sm]: { flex: "0 1 17rem" },
    [forcedColors]: {
      "::before": { background: "FieldText", forcedColorAdjust: "none" },
    },
  },
});
// The browser's own cross is blue.
const cross = `url("data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round'><path d='M6 6l12 12M18 6L6 18'/></svg>",
)}")`;
export const searchField = style({
  textOverflow: "ellipsis",
  selectors: {
    // Over the padding of a compact field, whose style may come later.
    "&&&": { borderRadius: t.radius.full, paddingInline: "38px 10px" },
  },
  "::-webkit-search-cancel-button": {
    WebkitAppearance: "none",
    width: "24px",
    height: "24px",
    background: t.color.inkSoft,
    mask: `${cross} center / 20px no-repeat`,
    cursor: "pointer",
  },
});
export const more = style({
  ...cluster(3),
  justifyContent: "space-between",
  marginTop: t.space.s4,
  fontVariantNumeric: "tabular-nums",
});
export const list = style({
  // As wide as its place, however long the words of a row are.
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  marginTop: t.space.s4,
  borderTop: `1px solid ${t.color.hairline}`,
});
/** A quiet button whose words begin where the list does. */
export const afterList = style({ marginInlineStart: "-1em" });
export const row = style({
  display: "flex",
  // Where the words have no room beside the picture, they stand below it.
  flexWrap: "wrap",
  gap: `0 ${t.space.s3}`,
  alignItems: "start",
  paddingBlock: t.space.s3,
  borderBottom: `1px solid ${t.color.hairline}`,
  background: t.color.paper,
  transition: `opacity ${t.motion.fast}, box-shadow ${t.motion.fast}`,
  selectors: {
    '&[aria-busy="true"]': { opacity: 0.5 },
    "&[data-moving]": {
      position: "relative",
      zIndex: 1,
      boxShadow: t.shadow.raised,
      borderRadius: t.radius.sm,
    },
  },
  ...at(from.sm, { alignItems: "center" }),
});
export const picture = style({
  flex: "none",
  width: "72px",
  aspectRatio: "1",
  borderRadius: "8px",
});
export const about = style({ flex: "1 1 6.5rem", minWidth: 0 });
export const words = style({ minWidth: 0 });
export const name = style({
  display: "inline",
  marginInlineEnd: t.space.s2,
  fontFamily: t.font.text,
  fontWeight: t.weight.strong,
  fontSize: "1rem",
  lineHeight: 1.3,
  letterSpacing: 0,
});
export const text = style({
  maxWidth: "44rem",
  marginTop: "0.1rem",
  ...textRule("note", "soft"),
  lineHeight: 1.45,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  // In its own direction, which decides the side of the ellipsis.
  textAlign: "left",
});
export const badges = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${t.space.s3}`,
  alignItems: "center",
  minHeight: "26px",
  marginTop: "2px",
});
/** Stock and what goes with it; in a column only beside the price. */
export const state = style({ display: "contents" });
export const price = style(textRule("sm", "strong"));
// What is as usual is said quietly: a dot and its words.
const quiet = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.45em",
  fontSize: t.size.note,
  whiteSpace: "nowrap",
  // Above what a button nearby takes up beyond its words.
  position: "relative",
  zIndex: 1,
  "::before": {
    content: '""',
    flex: "none",
    width: "7px",
    height: "7px",
    borderRadius: "50%",
    background: t.color.edge,
    forcedColorAdjust: "none",
  },
});
const dot = (background: string) => ({ "::before": { background } });
const tag = style([
  quiet,
  {
    marginInlineEnd: t.space.s2,
    ...textRule("xs", "strong", "soft"),
  },
]);
export const tags = styleVariants({
  isNew: [tag, dot(t.color.ok)],
  bestSeller: [tag, dot(t.color.amber)],
});
export const states = styleVariants({
  in: [quiet, dot(t.color.ok)],
  low: [quiet, dot(t.color.amber)],
  out: [
    quiet,
    {
      color: t.color.errDeep,
      fontWeight: t.weight.strong,
      "::before": { borderRadius: "1px", background: t.color.errDeep },
    },
  ],
});
export const extra = style({
  // Some are links, and nothing pressed is lower.
  display: "inline-flex",
  alignItems: "center",
  minHeight: "26px",
  ...textRule("xs", "soft", "digits"),
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  marginInlineStart: "auto",
  maxWidth: "100%",
  margin: "-10px -12px 0 0",
  ...at(from.sm, { margin: "0 -10px 0 0" }),
});
/** The things that stand in the row's form on phones; see RowTools. */
const wideOnly = style({
  ...narrow({ display: "none" }),
});
export const grip = style([
  wideOnly,
  {
    flex: "none",
    width: "28px",
    marginInlineStart: "-12px",
    touchAction: "none",
    cursor: "grab",
  },
]);
export const moveBar = style({
  flex: "1 0 100%",
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s2,
  justifyContent: "flex-end",
  ...at(from.sm, { marginTop: t.space.s2 }),
});
export const tools = style({
  ...cluster(2),
  justifyContent: "space-between",
  ...at(from.sm, { display: "none" }),
});
export const toolsEnd = style({
  display: "flex",
  marginInlineStart: "auto",
  marginInlineEnd: "-10px",
});

export const editing = style({
  marginInline: `calc(${t.space.s4} * -1)`,
  scrollMarginTop: "130px",
  padding: `${t.space.s5} ${t.space.s4}`,
  borderRadius: t.radius.md,
  background: t.color.white,
  boxShadow: `inset 0 0 0 2px ${t.color.ink}`,
  ...forced({ border: "2px solid CanvasText" }),
});
export const editForm = style(stack(4));
// The buttons of a long form stay in view, within the outline of the row.
export const editActions = style({
  position: "sticky",
  bottom: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s2,
  margin: `0 calc(2px - ${t.space.s4}) calc(2px - ${t.space.s5})`,
  padding: `${t.space.s3} ${t.space.s4} calc(${t.space.s3} + env(safe-area-inset-bottom, 0px))`,
  borderTop: `1px solid ${t.color.hairline}`,
  borderRadius: `0 0 ${t.radius.md} ${t.radius.md}`,
  background: t.color.white,
  ...at(low, { position: "static" }),
});
// The sticky buttons must not cover the focused field.
globalStyle(`html:has(${editing})`, {
  scrollPaddingBottom: "88px",
  ...at(low, { scrollPaddingBottom: 0 }),
});

/** What is done with a clip that is hidden, after the word that says so. */
export const show = style({
  selectors: {
    "&&": {
      // As high as a finger needs, and not higher than its line.
      minHeight: "44px",
      marginBlock: "-9px",
      padding: 0,
      border: 0,
      fontSize: t.size.xs,
      textDecoration: "underline",
      textUnderlineOffset: "0.25em",
    },
  },
});

// With a mouse it is there where the mouse is, or the focus.
const onlyInUse = {
  selectors: {
    [`${row}:not(:hover, :focus-within) &:not([data-back])`]: { opacity: 0 },
  },
};
export const stock = style([
  wideOnly,
  {
    minWidth: "8rem",
    margin: `0 auto 0 0`,
    selectors: { "&&": { paddingInline: t.space.s3 } },
    "@media": { [canHover]: onlyInUse },
  },
]);
/** In place of either button, while it asks how many there are. */
export const backInStock = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: t.space.s2,
  selectors: { "&&&": { marginBlock: 0, opacity: 1, textDecoration: "none" } },
});
/** Below the stock, where there is no room for it beside the buttons. */
export const stockBelow = style({
  selectors: {
    "&&": {
      // As high as a finger needs, and not higher than its line.
      minHeight: "44px",
      marginBlock: "-9px",
      padding: 0,
      border: 0,
      fontSize: t.size.xs,
      textAlign: "start",
      textDecoration: "underline",
      textUnderlineOffset: "0.25em",
    },
  },
  "@media": {
    [from.sm]: { display: "none" },
    [`${from.sm} and ${canHover}`]: onlyInUse,
  },
});
