import { DEFAULT_PALETTE, type PaletteId } from "#shared/site/palettes.ts";
import { paletteProperties } from "#web/ui/palette.ts";
import { type Html, raw, html as tag } from "#server/runtime/html.ts";

/**
 * Returns the style attribute for the root element that overrides the palette
 * of the style sheet. The attribute applies before the first paint, and the
 * content security policy allows it.
 */
export function paletteStyle(id: PaletteId): Html {
  if (id === DEFAULT_PALETTE) return raw("");
  const style = paletteProperties(id).map((pair) => pair.join(":"));
  return tag` style="${style.join(";")}"`;
}
