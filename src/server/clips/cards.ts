import { CARD_SIZE, DESIGNER_CARDS, PRODUCT_CARDS } from "#shared/api/paths.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { findShownProduct } from "#server/catalog/store.ts";
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
import { PALETTES } from "#shared/site/palettes.ts";

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
/** So few pixels that their enlargement is a soft ground for the picture. */
const GROUND_PX = 12;

const FILE = /^(\d{1,15})-([\w-]+)\.jpg$/;

/** The address of a product's card; it changes with the first picture. */
export function productCardPath({ id, imageUrl }: Product): string {
  return `${PRODUCT_CARDS}/${id}-${versionOf(imageUrl)}.jpg`;
}

const versionOf = (imageUrl: string) => contentHash(imageUrl).slice(0, 10);

/** Adds the pictures that shared links to clips show. */
export function productCardRoutes(deps: Deps) {
  const limited = createSemaphore(CARD_LIMITS);
  return [
    get(`${PRODUCT_CARDS}/:file`, async ({ params }) => {
      const [, id, version] = FILE.exec(params.file) ?? [];
      const product = id && (await findShownProduct(deps.db, Number(id)));
      if (!product) throw new Problem("not_found");
      const { imageUrl } = product;
      const jpeg = await cards(imageUrl, () =>
        limited(() => drawCard(deps, imageUrl)),
      );
      if (!jpeg) throw new Problem("not_found");
      const isCurrent = version === versionOf(imageUrl);
      return cardReply(jpeg, isCurrent);
    }),
  ];
}

/**
 * Draws a picture whole, on a ground of its own colors: a card is twice as wide
 * as high, and a product's picture is square. Returns undefined for a picture
 * that cannot be read.
 */
async function drawCard(
  deps: Deps,
  imageUrl: string,
): Promise<Uint8Array | undefined> {
  const { width, height } = CARD_SIZE;
  const asset = { kind: "charm", imageUrl } as const;
  const [href, ground] = await Promise.all([
    pictureSource(deps, asset, width),
    pictureSource(deps, asset, GROUND_PX),
  ]);
  if (!href || !ground) return undefined;
  const left = (width - height) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${ground}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/><image href="${href}" x="${left}" width="${height}" height="${height}" preserveAspectRatio="xMidYMid slice"/></svg>`;
  const png = await rasterize(svg, width, "#ffffff");
  return new Bun.Image(png).jpeg({ quality: JPEG_QUALITY }).bytes();
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
