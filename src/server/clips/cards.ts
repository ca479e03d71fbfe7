import { CARD_SIZE, DESIGNER_CARDS, PRODUCT_CARDS } from "#shared/api/paths.ts";
import { type PriceWords, sayPrice } from "#shared/catalog/rules.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { escapeXml, graphemes } from "#shared/text/characters.ts";
import type { Formats } from "#shared/text/formats.ts";
import { findShownProduct } from "#server/catalog/store.ts";
import { readColors } from "#server/images/color-profile.ts";
import { rasterize } from "#server/images/rasterizer.ts";
import { pictureSource } from "#server/images/sources.ts";
import type { Deps } from "#server/deps.ts";
import { get } from "#server/http/routes.ts";
import { contentHash, IMMUTABLE, NO_CACHE } from "#server/http/headers.ts";
import { Problem } from "#server/http/problem.ts";
import { createBoundedCache, createSemaphore } from "#server/runtime/bounds.ts";
import { CARD_HEADERS } from "#server/http/security.ts";
import type { DrawnDesign } from "#shared/clip/drawing.ts";
import type { Resin } from "#shared/clip/parts.ts";
import { defaultResin } from "#shared/clip/rules.ts";
import type { SiteContent } from "#shared/site/schema.ts";
import { drawDesignCard } from "./draw.ts";
import { resinStore } from "./part-store.ts";
import { readSiteContent } from "#server/site/store.ts";
import { type PaletteId, PALETTES } from "#shared/site/palettes.ts";
import { asShownAt, withShownPrices } from "#server/catalog/shown.ts";

/** Limits the cards drawn at once, so that they do not delay mail pictures. */
const CARD_LIMITS = {
  concurrency: 2,
  maxWaiting: 8,
  retryAfterSeconds: 2,
};

/** Answers with a card; one at the address of today's picture is kept. */
function cardReply(jpeg: Uint8Array, isCurrent: boolean): Response {
  return new Response(Buffer.from(jpeg), {
    headers: {
      ...CARD_HEADERS,
      "content-type": "image/jpeg",
      "cache-control": isCurrent ? IMMUTABLE : NO_CACHE,
    },
  });
}

// Each has 40 to 90 kB. Networks ask for a card once and keep it.
const cards = createBoundedCache<Uint8Array | undefined>(16);

const JPEG_QUALITY = 84;
/** So few pixels that the edges of the picture are a soft ground around it. */
const GROUND_PX = 10;

const FILE = /^(\d{1,15})-([\w-]+)\.jpg$/;

type Said = {
  product: Product;
  words: PriceWords;
  formats: Formats;
  palette: PaletteId;
};

/** What a product's card shows. */
function shownOn({ product, words, formats, palette }: Said) {
  const { imageUrl, name } = product;
  const price = sayPrice(product, words, formats);
  return { imageUrl, name, price, palette };
}
type Shown = ReturnType<typeof shownOn>;

/** The address of a product's card; it changes with what the card shows. */
export function productCardPath(said: Said): string {
  const version = versionOf(shownOn(said));
  return `${PRODUCT_CARDS}/${said.product.id}-${version}.jpg`;
}

const versionOf = (shown: Shown) =>
  contentHash(JSON.stringify(shown)).slice(0, 10);

/** Adds the pictures that shared links to clips show. */
export function productCardRoutes(deps: Deps) {
  const limited = createSemaphore(CARD_LIMITS);
  return [
    get(`${PRODUCT_CARDS}/:file`, async ({ params }) => {
      const [, id, version] = FILE.exec(params.file) ?? [];
      const product = id && (await findShownProduct(deps.db, Number(id)));
      if (!product) throw new Problem("not_found");
      const [{ messages, formats }, { palette }] = await Promise.all([
        deps.locale(),
        readSiteContent(deps.db, deps.config),
      ]);
      const words = messages.first.products;
      const digits = formats.money.digits;
      const shown = shownOn({
        product: withShownPrices(asShownAt(product, deps.clock.now()), digits),
        words,
        formats,
        palette,
      });
      const jpeg = await cards(JSON.stringify(shown), () =>
        limited(() => drawCard(deps, shown)),
      );
      if (!jpeg) throw new Problem("not_found");
      return cardReply(jpeg, version === versionOf(shown));
    }),
  ];
}

// A square in the middle has all of the card, for networks that crop it so.
const FADE_PX = 40;
const SQUARE = { left: (CARD_SIZE.width - 500) / 2, size: 500 };
/** The width of the widest bold character, as a multiple of the font size. */
const CHARACTER_WIDTH = 0.62;
// A crop of 4:5 has the middle 504, and one of 2:1 all but the last 15 below.
const NAME = { y: 561, maxWidth: 470 };
const PRICE = { y: 607, size: 32 };
/** The largest letters for a name in one line, in two and in three. */
const NAME_SIZES = [46, 34, 25];

/**
 * Draws a picture whole, with the name and the price below it: a card is twice
 * as wide as high, and a product's picture is square. Its ground goes on to the
 * edges of the card: the colors at its sides are drawn out, and it fades into
 * them. Returns undefined for a picture that cannot be read.
 */
async function drawCard(
  deps: Deps,
  { imageUrl, name, price, palette }: Shown,
): Promise<Uint8Array | undefined> {
  const { width, height } = CARD_SIZE;
  const asset = { kind: "charm", imageUrl } as const;
  const [href, small] = await Promise.all([
    pictureSource(deps, asset, SQUARE.size),
    pictureSource(deps, asset, GROUND_PX),
  ]);
  if (!href || !small) return undefined;
  const { ink, paper, tray } = PALETTES[palette];
  const ground = await readGround(small, tray);
  const { left, size } = SQUARE;
  const { lines, size: nameSize } = nameOnCard(name);
  const colors = isDark(ground) ? paper : ink;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>`,
    gradient("left", "y", ground.left),
    gradient("right", "y", ground.right),
    gradient("bottom", "x", ground.bottom),
    fade("from-left", "x", [left, left + FADE_PX]),
    fade("from-right", "x", [left + size, left + size - FADE_PX]),
    fade("from-bottom", "y", [size, size - FADE_PX]),
    // Below the picture, so that its sides end in what is below it.
    fade("to-bottom", "y", [size - 3 * FADE_PX, size - FADE_PX]),
    "</defs>",
    `<rect width="${width / 2}" height="${height}" fill="url(#left)"/>`,
    `<rect x="${width / 2}" width="${width / 2}" height="${height}" fill="url(#right)"/>`,
    `<rect width="${width}" height="${height}" fill="url(#bottom)" mask="url(#to-bottom)"/>`,
    // Each mask fades one side.
    `<g mask="url(#from-bottom)"><g mask="url(#from-left)"><g mask="url(#from-right)">`,
    `<image href="${href}" x="${left}" width="${size}" height="${size}" preserveAspectRatio="xMidYMid slice"/></g></g></g>`,
    ...lines.map((line, index) => {
      const y = NAME.y - (lines.length - 1 - index) * nameSize * 1.14;
      return written({ y, size: nameSize }, line, colors);
    }),
    written(PRICE, price, colors),
    "</svg>",
  ].join("");
  const png = await rasterize(svg, width, tray);
  return new Bun.Image(png).jpeg({ quality: JPEG_QUALITY }).bytes();
}

const lengthOf = (text: string) => graphemes(text).length;

/** Returns a name in the fewest lines that leave its letters large enough. */
export function nameOnCard(name: string): { lines: string[]; size: number } {
  const words = name.split(/\s+/).filter(Boolean);
  const ways = NAME_SIZES.map((largest, index) => {
    const lines = inLines(words, index + 1);
    const longest = Math.max(1, ...lines.map(lengthOf));
    const fits = NAME.maxWidth / (longest * CHARACTER_WIDTH);
    return { lines, size: Math.min(largest, fits) };
  });
  const isLarge = ({ size }: { size: number }, index: number) =>
    size >= (NAME_SIZES[index + 1] ?? 0);
  return ways.find(isLarge) ?? { lines: [name], size: 0 };
}

/** Divides words into so many lines, as even as they can be. */
function inLines(words: readonly string[], count: number): string[] {
  const least = Math.max(1, ...words.map(lengthOf));
  for (let width = least; ; width += 1) {
    const lines: string[] = [];
    for (const word of words) {
      const longer = [...lines.slice(-1), word].join(" ");
      if (lines.length > 0 && lengthOf(longer) <= width)
        lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    if (lines.length <= count) return lines;
  }
}

/** The colors at three sides of a picture, from its top and from its left. */
type Ground = { left: string[]; right: string[]; bottom: string[] };

/** Reads them of the square that is shown; of what is cut out, the palette's. */
async function readGround(dataUrl: string, plain: string): Promise<Ground> {
  const [, base64 = ""] = dataUrl.split(",");
  const read = await readColors(Buffer.from(base64, "base64"));
  if (!read) return { left: [plain], right: [plain], bottom: [plain] };
  const { width, height, colors } = read;
  const side = Math.min(width, height);
  const [x, y] = [(width - side) >> 1, (height - side) >> 1];
  const at = (column: number, row: number) =>
    colors[(y + row) * width + x + column] ?? plain;
  const along = Array.from({ length: side }, (_, place) => place);
  return {
    left: along.map((row) => at(0, row)),
    right: along.map((row) => at(side - 1, row)),
    bottom: along.map((column) => at(column, side - 1)),
  };
}

const LUMA = [0.299, 0.587, 0.114];

/** Whether light words are read better on what the words stand on. */
function isDark({ bottom }: Ground): boolean {
  const lumas = bottom.map((color) =>
    LUMA.reduce((sum, part, index) => {
      const channel = color.slice(1 + index * 2, 3 + index * 2);
      return sum + part * Number.parseInt(channel, 16);
    }, 0),
  );
  return lumas.reduce((sum, luma) => sum + luma, 0) / lumas.length < 118;
}

/** The colors of a side of the square, one after the other. */
function gradient(id: string, axis: "x" | "y", colors: string[]): string {
  const from = axis === "x" ? SQUARE.left : 0;
  const stops = colors.map(
    (color, index) =>
      `<stop offset="${(index + 0.5) / colors.length}" stop-color="${color}"/>`,
  );
  const other = axis === "x" ? "y" : "x";
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${axis}1="${from}" ${axis}2="${from + SQUARE.size}" ${other}1="0" ${other}2="0">${stops.join("")}</linearGradient>`;
}

/** A mask that shows nothing at the first place, and all from the second on. */
function fade(id: string, axis: "x" | "y", [from, to]: [number, number]) {
  const { width, height } = CARD_SIZE;
  const other = axis === "x" ? "y" : "x";
  return `<linearGradient id="${id}-edge" gradientUnits="userSpaceOnUse" ${axis}1="${from}" ${axis}2="${to}" ${other}1="0" ${other}2="0"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="url(#${id}-edge)"/></mask>`;
}

function written(
  { y, size }: { y: number; size: number },
  text: string,
  color: string,
): string {
  return `<text x="${CARD_SIZE.width / 2}" y="${y}" font-family="'Instrument Sans', 'DejaVu Sans', sans-serif" font-weight="700" font-size="${size.toFixed(1)}" text-anchor="middle" fill="${color}">${escapeXml(text)}</text>`;
}

type Drawn = {
  site: Pick<SiteContent, "promo" | "palette">;
  resins: readonly Resin[];
  shopName: string;
};

/** The address of the picture; it changes with what the picture shows. */
export function designerCardPath({ site, resins, shopName }: Drawn): string {
  const { resin, customText } = sampleOf({ site, resins });
  const shown = [resin?.imageUrl, customText, site.palette, shopName];
  const version = contentHash(JSON.stringify(shown)).slice(0, 10);
  return `${DESIGNER_CARDS}/${version}.jpg`;
}

/** The sample clip of the designer's promo, before somebody types. */
function sampleOf({ site, resins }: Omit<Drawn, "shopName">): DrawnDesign {
  return {
    charms: [],
    customText: site.promo.sample,
    resin: defaultResin(resins),
  };
}

/** Adds the picture that shared links to the designer show. */
export function designerCardRoutes(deps: Deps) {
  const limited = createSemaphore(CARD_LIMITS);
  return [
    get(`${DESIGNER_CARDS}/:file`, async ({ path }) => {
      const site = await readSiteContent(deps.db, deps.config);
      const { shopName } = await deps.locale();
      const drawn = { site, resins: await resinStore.list(deps.db), shopName };
      const jpeg = await limited(() =>
        drawDesignCard(deps, sampleOf(drawn), {
          shopName,
          type: "jpeg",
          colors: PALETTES[site.palette],
        }),
      );
      return cardReply(jpeg, path === designerCardPath(drawn));
    }),
  ];
}
