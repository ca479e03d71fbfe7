import { from, space } from "./theme.css.ts";

// Style rules that several components spread into their own.

/**
 * For a native control that lies invisibly over its own drawing: it takes
 * presses, keys and the focus.
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
 * For a text that someone typed, in any script: it runs in its own direction,
 * but starts at the left edge like the page's own texts.
 */
export const ownDirection = {
  unicodeBidi: "plaintext",
  textAlign: "left",
} as const;

/** A page about an order: from 1024 px on its receipt is beside the words. */
export const orderPage = {
  display: "grid",
  gap: "clamp(2rem, 5vw, 5rem)",
  paddingBlock: `clamp(2rem, 5vw, 5rem) ${space.section}`,
  "@media": {
    [from.lg]: {
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
      alignItems: "start",
    },
  },
} as const;

/** Its receipt, in view while the words scroll. */
export const receiptBeside = {
  [from.lg]: { position: "sticky", top: "100px" },
} as const;
