import { type PaletteId, PALETTES } from "#shared/site/palettes.ts";
import { color } from "./theme.css.ts";

/** Returns the custom properties that replace the style sheet's palette. */
export function paletteProperties(
  id: PaletteId,
): [property: string, value: string][] {
  const names: Record<string, string> = color;
  return Object.entries(PALETTES[id]).map(([token, value]) => [
    // Extracts "--a1b2" from "var(--a1b2)".
    names[token]?.slice("var(".length, -1) ?? "",
    value,
  ]);
}
