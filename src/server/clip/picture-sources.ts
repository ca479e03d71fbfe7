import { join } from "node:path";
import type { DrawingAsset } from "#shared/clip-drawing.ts";
import { DEMO_PREFIX, DESIGNER_ART, UPLOADS_PREFIX } from "#shared/paths.ts";
import type { Deps } from "#server/deps.ts";
import { publicDir } from "#server/embedded.ts";
import { errorFields } from "#server/log.ts";
import { createBoundedCache } from "./bounded-cache.ts";

type SourceDeps = Pick<Deps, "config" | "log">;

// About 40 kB a charm.
const sources = createBoundedCache<string | undefined>(64);

/**
 * A picture of the drawing as a data: address of a PNG `widthPx` wide; resvg
 * reads no WebP. Undefined where the shop does not hold it: then it is drawn
 * without. The server fetches nothing from elsewhere.
 */
export async function pictureSource(
  deps: SourceDeps,
  asset: DrawingAsset,
  widthPx: number,
): Promise<string | undefined> {
  const file = pictureFile(deps, asset);
  if (!file) return undefined;
  try {
    return await sources(`${widthPx} ${file}`, () => readPng(file, widthPx));
  } catch (error) {
    deps.log.warn("clip.picture_unreadable", errorFields(error));
    return undefined;
  }
}

async function readPng(file: string, widthPx: number): Promise<string> {
  const bytes = await Bun.file(file).bytes();
  return new Bun.Image(bytes)
    .resize(widthPx, widthPx, { fit: "inside", withoutEnlargement: true })
    .png()
    .dataurl();
}

const SAFE_PATH = /^(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)+$/;

function pictureFile(
  { config }: SourceDeps,
  asset: DrawingAsset,
): string | undefined {
  if (asset.kind !== "charm")
    return join(publicDir(), DESIGNER_ART[asset.kind]);
  const { imageUrl } = asset;
  if (!SAFE_PATH.test(imageUrl)) return undefined;
  if (imageUrl.startsWith(`${DEMO_PREFIX}/`))
    return join(publicDir(), imageUrl);
  if (imageUrl.startsWith(`${UPLOADS_PREFIX}/`))
    return join(config.dataDir, imageUrl);
  return undefined;
}
