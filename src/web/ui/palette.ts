import { type PaletteId, PALETTES } from "#shared/site/palettes.ts";
import { color } from "./theme.css.ts";

/** The custom properties that put a palette in place of the style sheet's. */
export function paletteProperties(
  id: PaletteId,
): [property: string, value: string][] {
  const names: Record<string, string> = color;
  return Object.entries(PALETTES[id]).map(([token, value]) => [
    // "--a1b2" of "var(--a1b2)".
    names[token]?.slice("var(".length, -1) ?? "",
    value,
  ]);
}
