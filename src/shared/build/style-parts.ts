/**
 * The parts of the shop whose styles are no part of the first view: they are
 * loaded with the part's code, or linked by a page that shows it.
 */
export const STYLE_PARTS = ["overlays", "pages", "panel", "editor"] as const;
export type StylePart = (typeof STYLE_PARTS)[number];
