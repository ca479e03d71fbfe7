/**
 * For a text that someone typed, in whatever script: it runs in its own
 * direction, but begins where the page's texts begin.
 */
export const ownDirection = {
  unicodeBidi: "plaintext",
  textAlign: "left",
} as const;
