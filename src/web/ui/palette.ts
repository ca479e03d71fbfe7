import { type PaletteId, PALETTES } from "#shared/site/palettes.ts";
import { colorNames } from "./palette.css.ts";

/** Returns the custom properties that replace the style sheet's palette. */
export function paletteProperties(
  id: PaletteId,
): [property: string, value: string][] {
  return Object.entries(PALETTES[id]).map(([token, value]) => [
    // Extracts "--a1b2" from "var(--a1b2)".
    colorNames[token]?.slice("var(".length, -1) ?? "",
    value,
  ]);
}
