import {
  type DrawingAsset,
  type DrawnDesign,
  drawDesign,
} from "#shared/clip-drawing.ts";
import { BEAD_SIZE, CHARM_SIZE, CLIP_SIZE } from "#shared/clip-geometry.ts";
import type { Deps } from "#server/deps.ts";
import { createBoundedCache } from "./bounded-cache.ts";
import { pictureSource } from "./picture-sources.ts";
import { rasterize } from "./rasterizer.ts";

type PictureDeps = Pick<Deps, "config" | "log">;

/** The designer's tray: a picture must not depend on a mail's own ground. */
const GROUND = "#f3dfd3";

const FORMATS = {
  /** In a mail, shown at 400. */
  mail: { widthPx: 800, view: { x: 0, y: 0, ...CLIP_SIZE } },
  /** A shared link's card: 1200 by 630. */
  card: {
    widthPx: 1200,
    view: { x: -200, y: -71, width: 2000, height: 1050 },
  },
} as const;

type PictureFormat = keyof typeof FORMATS;

// About 250 kB each.
const drawings = createBoundedCache<Uint8Array>(32);

/**
 * A design as a PNG: the drawing that the shopper saw. A charm whose picture
 * is gone or lies elsewhere (it is never fetched) is a disc with its initial.
 */
export function drawDesignPng(
  deps: PictureDeps,
  design: DrawnDesign,
  format: PictureFormat = "mail",
): Promise<Uint8Array> {
  const charms = design.charms.map(({ name, imageUrl }) => [name, imageUrl]);
  const key = JSON.stringify([format, charms, design.customText]);
  return drawings(key, () => draw(deps, design, format));
}

const SIZES = { base: CLIP_SIZE.width, bead: BEAD_SIZE, charm: CHARM_SIZE };

async function draw(
  deps: PictureDeps,
  design: DrawnDesign,
  format: PictureFormat,
): Promise<Uint8Array> {
  const { widthPx, view } = FORMATS[format];
  const scale = widthPx / view.width;
  const assets: DrawingAsset[] = [
    { kind: "base" },
    { kind: "bead" },
    ...design.charms.map(
      ({ imageUrl }) => ({ kind: "charm", imageUrl }) as const,
    ),
  ];
  const loaded = new Map<string, string | undefined>();
  for (const asset of assets) {
    const sizePx = Math.round(SIZES[asset.kind] * scale);
    loaded.set(nameOf(asset), await pictureSource(deps, asset, sizePx));
  }
  const svg = drawDesign(design, {
    idPrefix: "clip",
    view,
    href: (asset) => loaded.get(nameOf(asset)),
  });
  const drawn = await rasterize(svg, widthPx, GROUND);
  // resvg packs loosely; this takes a third off, on another thread. A palette
  // would take more but leaves steps in the even ground.
  return new Bun.Image(drawn).png({ compressionLevel: 9 }).bytes();
}

function nameOf(asset: DrawingAsset): string {
  return asset.kind === "charm" ? asset.imageUrl : asset.kind;
}
