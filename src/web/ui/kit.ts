import type { CSSProperties, StyleRule } from "@vanilla-extract/css";
import { below, canHover, forcedColors, from } from "./media.ts";
import { motion } from "./motion.ts";
import {
  color,
  control,
  font,
  layer,
  radius,
  shadow,
  size,
  space,
  weight,
} from "./theme.css.ts";

// All that a style file is made of: tokens, media queries, and rules that many
// share. These are objects and not classes: the browser gets what a component
// needs, in the place of its own class, and no order of classes can matter.

export * from "./media.ts";
export { toothMask } from "./theme.css.ts";

/** The tokens of the design. */
export const t = {
  color,
  control,
  font,
  layer,
  motion,
  radius,
  shadow,
  size,
  space,
  weight,
};

type Gap = 1 | 2 | 3 | 4 | 5 | 6;

/** One below the other. */
export const stack = (gap: Gap) =>
  ({ display: "grid", gap: space[`s${gap}`] }) as const;
/** Beside each other, in more than one line where they need it. */
export const cluster = (gap: Gap) =>
  ({ ...row(gap), flexWrap: "wrap" }) as const;
/** Beside each other in one line. */
export const row = (gap: Gap) =>
  ({ display: "flex", alignItems: "center", gap: space[`s${gap}`] }) as const;
/** As many equal columns as have room for `min`. */
export const grid = (min: string, gap: Gap) =>
  ({
    ...stack(gap),
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}), 1fr))`,
  }) as const;

/** Over all of what it stands in. */
export const fill = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
} as const;

/** A white surface with a fine edge. */
export const card = {
  borderRadius: radius.md,
  background: color.white,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  "@media": { [forcedColors]: { border: "1px solid CanvasText" } },
} as const;
/** A tinted surface for a remark. */
export const panel = {
  padding: `${space.s4} ${space.s5}`,
  borderRadius: radius.md,
  background: color.shell,
} as const;

const WORDS = {
  d1: { fontSize: size.d1 },
  d2: { fontSize: size.d2 },
  d3: { fontSize: size.d3 },
  d4: { fontSize: size.d4 },
  lead: { fontSize: size.lead },
  body: { fontSize: size.body },
  sm: { fontSize: size.sm },
  note: { fontSize: size.note },
  xs: { fontSize: size.xs },
  price: { fontSize: size.price },
  total: { fontSize: size.total },
  regular: { fontWeight: weight.regular },
  medium: { fontWeight: weight.medium },
  strong: { fontWeight: weight.strong },
  display: { fontFamily: font.display, fontWeight: weight.display },
  ink: { color: color.ink },
  soft: { color: color.inkSoft },
  err: { color: color.err },
  ok: { color: color.ok },
  digits: { fontVariantNumeric: "tabular-nums" },
  anywhere: { overflowWrap: "anywhere" },
} as const;
/** Size, weight and ink of a text, as in `text("note", "strong", "soft")`. */
export const text = (...words: (keyof typeof WORDS)[]): CSSProperties =>
  Object.assign({}, ...words.map((word) => WORDS[word]));

/**
 * Suits an invisible native control over the drawing that represents it. The
 * control receives presses, keys and the focus.
 */
export const overDrawing = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
} as const;

/**
 * Suits a text that someone typed, in any script. The text has its own
 * direction, but is aligned to the left edge like the texts of the page.
 */
export const ownDirection = {
  unicodeBidi: "plaintext",
  textAlign: "left",
} as const;

/**
 * A row of a text and its price. The price stands beside the text as long as
 * that has room for its words, and else below it: a price never breaks.
 */
export const pricedRow = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.s3,
} as const;
export const besidePrice = {
  flex: "1 1 5.5rem",
  minWidth: 0,
  overflowWrap: "anywhere",
} as const;
export const priceBeside = {
  marginInlineStart: "auto",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
} as const;

/** Suits the picture of a clip that is sold out. */
export const soldOutPicture = {
  filter: "saturate(0.35) contrast(0.9) brightness(1.06)",
  opacity: 0.82,
} as const;

/** A page about an order; from 1024 px on, the receipt is beside the text. */
export const orderPage = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(2rem, 5vw, 5rem)",
  paddingBlock: `clamp(2rem, 5vw, 5rem) ${space.section}`,
  "@media": {
    [from.lg]: {
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
      alignItems: "start",
    },
  },
} as const;

/** The receipt of an order page, which stays in view while the text scrolls. */
export const receiptBeside = {
  [from.lg]: { position: "sticky", top: "100px" },
} as const;

/** The row that opens a fold, and the plus at its end. */
export const foldSummary = {
  display: "flex",
  alignItems: "center",
  minHeight: "60px",
  paddingBlock: space.s2,
  fontFamily: font.display,
  fontSize: size.d4,
  fontWeight: weight.display,
  lineHeight: 1.2,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
} as const;
export const foldSign = {
  flex: "none",
  width: "20px",
  height: "20px",
  transition: `transform ${motion.base} ${motion.glide}`,
  selectors: { "details[open] > summary > &": { transform: "rotate(45deg)" } },
} as const;

/** The page of a language that writes compounds as one word. */
export const longWords = ":where(html:lang(de), html:lang(nl))";

type Rule = Omit<StyleRule, "@media">;

// One of these is spread into its rule. Several stand in the list of a style: of
// two that are spread, the last one's media query would replace the other's.

/** Where a media query holds. */
export const at = (query: string, rule: Rule): StyleRule => ({
  "@media": { [query]: rule },
});
/** Under a pointer that can hover; `selector` where not always. */
export const hover = (rule: Rule, selector = "&:hover"): StyleRule =>
  at(canHover, { selectors: { [selector]: rule } });
/** Where the system draws the colors. */
export const forced = (rule: Rule): StyleRule => at(forcedColors, rule);
/** On a phone held upright. */
export const narrow = (rule: Rule): StyleRule => at(below.sm, rule);
/** On paper. */
export const printed = (rule: Rule): StyleRule => at("print", rule);
