import {
  drawDesign,
  type DrawingAsset,
  type DrawingOptions,
  type DrawnDesign,
} from "#shared/clip/drawing.ts";
import { CARD_SIZE } from "#shared/api/paths.ts";
import { CLIP_SIZE, layoutOf } from "#shared/clip/geometry.ts";
import {
  DEFAULT_PALETTE,
  type Palette,
  PALETTES,
} from "#shared/site/palettes.ts";
import type { Deps } from "#server/deps.ts";
import { createBoundedCache } from "#server/runtime/bounds.ts";
import { pictureSource } from "#server/images/sources.ts";
import { rasterize } from "#server/images/rasterizer.ts";
import { escapeXml, graphemes } from "#shared/text/characters.ts";

/** The area of the drawing that a card shows: the clip and space for a name. */
const CARD_VIEW = { x: -200, y: -20, width: 2000, height: 1050 };

// The units are those of `CARD_VIEW`.
const NAME = { y: 975, size: 68, maxWidth: 1_800 };
/** The width of the widest bold character, as a multiple of the font size. */
const CHARACTER_WIDTH = 1;

/**
 * Returns the card of a shared design as an SVG: the drawing with the name of
 * the shop below the clip. `drawing` is an SVG that shows `CARD_VIEW`; `ink` is
 * the color of the name.
 */
function drawCard(drawing: string, shopName: string, ink: string): string {
  const { width, height } = CARD_VIEW;
  const letters = graphemes(shopName).length;
  const size = Math.min(NAME.size, NAME.maxWidth / (letters * CHARACTER_WIDTH));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" viewBox="0 0 ${width} ${height}">${drawing}` +
    `<text x="${width / 2}" y="${NAME.y}" font-family="'Instrument Sans', 'DejaVu Sans', sans-serif" font-weight="700" font-size="${size.toFixed(1)}" letter-spacing="-0.6" fill="${ink}" text-anchor="middle">${escapeXml(shopName)}</text></svg>`
  );
}

type PictureDeps = Pick<Deps, "config" | "log">;

/** The colors of a picture's background (`tray`) and of its text (`ink`). */
type PictureColors = Pick<Palette, "tray" | "ink">;

const DEFAULT_COLORS: PictureColors = PALETTES[DEFAULT_PALETTE];

type PictureFormat = {
  widthPx: number;
  view: { x: number; y: number; width: number; height: number };
  /** On a card only; empty in a mail. */
  shopName: string;
  type: "png" | "jpeg";
  colors: PictureColors;
};

/** The format for mails, which show the picture 536 px wide. */
const MAIL_FORMAT: Omit<PictureFormat, "colors"> = {
  widthPx: 800,
  view: { x: 0, y: 0, ...CLIP_SIZE },
  shopName: "",
  type: "png",
};

/**
 * At this quality, the texture of a resin has no visible loss. A card then has
 * 60 to 110 kB, a fifth of the PNG; some social networks accept at most 300 kB.
 */
const JPEG_QUALITY = 88;

// A picture has 60 to 550 kB.
const drawings = createBoundedCache<Uint8Array>(32);

/**
 * Renders a design as a PNG, as the shopper saw it. If the picture of a part is
 * missing or on another server, from which the shop never fetches, a charm is
 * drawn as its initial and a resin as the built-in base.
 */
export function drawDesignPng(
  deps: PictureDeps,
  design: DrawnDesign,
  colors = DEFAULT_COLORS,
): Promise<Uint8Array> {
  return cachedDrawing(deps, design, { ...MAIL_FORMAT, colors });
}

/** Where the first is too large; the last is taken whatever its size. */
const MAIL_QUALITIES = [82, 70, 55];
const MAX_MAIL_BYTES = 60_000;

/** Renders a design for a mail, as a JPEG on the palette's background. */
export async function drawMailDesign(
  deps: PictureDeps,
  design: DrawnDesign,
  colors: PictureColors,
): Promise<Uint8Array> {
  const png = await drawDesignPng(deps, design, colors);
  let drawn = png;
  for (const quality of MAIL_QUALITIES) {
    drawn = await new Bun.Image(png).jpeg({ quality }).bytes();
    if (drawn.byteLength <= MAX_MAIL_BYTES) break;
  }
  return drawn;
}

/** Renders the card of a shared link: a design with the shop's name. */
export function drawDesignCard(
  deps: PictureDeps,
  design: DrawnDesign,
  card: Pick<PictureFormat, "shopName" | "type"> & { colors?: PictureColors },
): Promise<Uint8Array> {
  const widthPx = CARD_SIZE.width;
  const format = { colors: DEFAULT_COLORS, widthPx, view: CARD_VIEW, ...card };
  return cachedDrawing(deps, design, format);
}

function cachedDrawing(
  deps: PictureDeps,
  design: DrawnDesign,
  format: PictureFormat,
): Promise<Uint8Array> {
  const { tray, ink } = format.colors;
  const charms = design.charms.map(({ name, imageUrl }) => [name, imageUrl]);
  const key = JSON.stringify([
    { ...format, colors: [tray, ink] },
    charms,
    design.customText,
    design.resin?.imageUrl,
    design.resin?.picture?.color,
  ]);
  return drawings(key, () => draw(deps, design, format));
}

async function draw(
  deps: PictureDeps,
  design: DrawnDesign,
  { widthPx, view, shopName, type, colors }: PictureFormat,
): Promise<Uint8Array> {
  const svg = drawDesign(design, {
    idPrefix: "clip",
    view,
    href: await loadPictures(deps, design, widthPx / view.width),
  });
  const picture = shopName ? drawCard(svg, shopName, colors.ink) : svg;
  const drawn = new Bun.Image(await rasterize(picture, widthPx, colors.tray));
  if (type === "jpeg") return drawn.jpeg({ quality: JPEG_QUALITY }).bytes();
  // Compresses the PNG on another thread, a fifth smaller than resvg does.
  // Level 9 would save 6 % more for 190 ms of CPU; a PNG palette would cause
  // visible bands in the plain background.
  return drawn.png({ compressionLevel: 6 }).bytes();
}

/** Loads the pictures of a design for a drawing that is scaled by `scale`. */
async function loadPictures(
  deps: PictureDeps,
  design: DrawnDesign,
  scale: number,
): Promise<DrawingOptions["href"]> {
  const { beadSize, charmSize } = layoutOf(design);
  const { width } = CLIP_SIZE;
  const sizes = { base: width, resin: width, bead: beadSize, charm: charmSize };
  const loaded = new Map<string, string | undefined>();
  const load = async (asset: DrawingAsset) => {
    const sizePx = Math.round(sizes[asset.kind] * scale);
    const source = await pictureSource(deps, asset, sizePx);
    loaded.set(nameOf(asset), source);
    return source;
  };
  const { resin, charms } = design;
  const isCast =
    resin && (await load({ kind: "resin", imageUrl: resin.imageUrl }));
  if (!isCast) await load({ kind: "base" });
  await load({ kind: "bead" });
  for (const { imageUrl } of charms) await load({ kind: "charm", imageUrl });
  return (asset) => loaded.get(nameOf(asset));
}

function nameOf(asset: DrawingAsset): string {
  return "imageUrl" in asset ? `${asset.kind} ${asset.imageUrl}` : asset.kind;
}
