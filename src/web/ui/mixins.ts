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
