import { join } from "node:path";
import { CARD_SIZE, HOME_CARD, HOME_CARD_SOURCE } from "#shared/api/paths.ts";
import { rasterize } from "./rasterize.ts";
import { ROOT } from "#build/root.ts";

/** The hero's picture, of which the card shows the middle. */
const SOURCE = join(ROOT, `public${HOME_CARD_SOURCE}`);
const QUALITY = 82;

/**
 * Returns the picture that shared links of the demo show. It is a JPEG, because
 * several social networks do not accept WebP.
 */
export async function makeHomeCard(): Promise<{
  path: string;
  bytes: Uint8Array;
}> {
  const { width, height } = CARD_SIZE;
  const source = await Bun.file(SOURCE).bytes();
  const href = await new Bun.Image(source).png().dataurl();
  // Bun.Image resizes but does not crop.
  const png = await rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/></svg>`,
    width,
  );
  const bytes = await new Bun.Image(png).jpeg({ quality: QUALITY }).bytes();
  return { path: HOME_CARD.slice(1), bytes };
}
