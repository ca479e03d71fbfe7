import { from } from "./media.ts";
import { motion } from "./motion.ts";
import { font, size, space, weight } from "./theme.css.ts";

// Style rules that several components spread into their own rules.

/**
 * For an invisible native control over the drawing that represents it. The
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
 * For a text that someone typed, in any script. The text has its own direction,
 * but is aligned to the left edge like the texts of the page.
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

/** For the picture of a clip that is sold out. */
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
