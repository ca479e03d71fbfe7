/**
 * For a native control that lies unseen over its own drawing: it takes presses,
 * keys and the focus.
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
