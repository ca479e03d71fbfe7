import { DEFAULT_PALETTE, type PaletteId } from "#shared/site/palettes.ts";
import { paletteProperties } from "#web/ui/palette.ts";
import { type Markup, raw, tag } from "./markup.ts";

/**
 * The attribute of the page's root that puts a palette in place of the one in
 * the style sheet: it is there before the first paint, and the content policy
 * allows it.
 */
export function paletteStyle(id: PaletteId): Markup {
  if (id === DEFAULT_PALETTE) return raw("");
  const style = paletteProperties(id).map((pair) => pair.join(":"));
  return tag` style="${style.join(";")}"`;
}
