import { CARD_SIZE } from "#shared/api/paths.ts";
import { escapeXml, graphemes } from "#shared/text/characters.ts";

/** The area of the drawing that a card shows: the clip and space for a name. */
export const CARD_VIEW = { x: -200, y: -20, width: 2000, height: 1050 };

// The units are those of `CARD_VIEW`.
const NAME = { y: 975, size: 68, maxWidth: 1_800 };
/** The width of the widest bold character, as a multiple of the font size. */
const CHARACTER_WIDTH = 1;

/**
 * Returns the card of a shared design as an SVG: the drawing with the name of
 * the shop below the clip. `drawing` is an SVG that shows `CARD_VIEW`; `ink` is
 * the color of the name.
 */
export function drawCard(
  drawing: string,
  shopName: string,
  ink: string,
): string {
  const { width, height } = CARD_VIEW;
  const letters = graphemes(shopName).length;
  const size = Math.min(NAME.size, NAME.maxWidth / (letters * CHARACTER_WIDTH));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" viewBox="0 0 ${width} ${height}">${drawing}` +
    `<text x="${width / 2}" y="${NAME.y}" font-family="'Instrument Sans', 'DejaVu Sans', sans-serif" font-weight="700" font-size="${size.toFixed(1)}" letter-spacing="-0.6" fill="${ink}" text-anchor="middle">${escapeXml(shopName)}</text></svg>`
  );
}
