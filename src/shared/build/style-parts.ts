/**
 * The parts of the shop whose styles the first view does not need. A part's
 * styles load with its code, or a page that shows the part links them.
 */
export const STYLE_PARTS = ["overlays", "pages", "panel", "editor"] as const;
export type StylePart = (typeof STYLE_PARTS)[number];
