import { basename, join } from "node:path";
import type { DrawingAsset } from "#shared/clip/drawing.ts";
import {
  DEMO_PREFIX,
  DESIGNER_ART,
  UPLOADS_PREFIX,
} from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { ensureLocal } from "./local-copies.ts";
import { publicDir } from "#server/runtime/embedded.ts";
import { errorFields } from "#server/runtime/log.ts";
import { createBoundedCache } from "#server/runtime/bounds.ts";

type SourceDeps = Pick<Deps, "config" | "log">;

// Charms and beads have about 40 kB each.
const small = createBoundedCache<string | undefined>(64);
// The built-in base and resins have about 700 kB each.
const bases = createBoundedCache<string | undefined>(4);

/**
 * Returns a picture of the drawing as the data: URL of a PNG that is at most
 * `widthPx` wide and high, because resvg cannot read WebP. Returns undefined if
 * the picture is unreadable, or if the shop does not store the picture, because
 * the server fetches nothing from other servers.
 */
export async function pictureSource(
  deps: SourceDeps,
  asset: DrawingAsset,
  widthPx: number,
): Promise<string | undefined> {
  const file = pictureFile(deps, asset);
  if (!file) return undefined;
  try {
    const isBase = asset.kind === "base" || asset.kind === "resin";
    const sources = isBase ? bases : small;
    return await sources(`${widthPx} ${file}`, async () => {
      if (file.startsWith(deps.config.dataDir))
        await ensureLocal(deps.config, basename(file));
      return readPng(file, widthPx);
    });
  } catch (error) {
    deps.log.warn("clip.picture_unreadable", errorFields(error));
    return undefined;
  }
}

/**
 * Returns the file of a picture that the shop stores; undefined for any other,
 * and for one that cannot be read.
 */
export async function readStoredPicture(
  deps: SourceDeps,
  imageUrl: string,
): Promise<Uint8Array | undefined> {
  const file = pictureFile(deps, { kind: "charm", imageUrl });
  if (!file) return undefined;
  try {
    if (file.startsWith(deps.config.dataDir))
      await ensureLocal(deps.config, basename(file));
    return await Bun.file(file).bytes();
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
  if (asset.kind === "base" || asset.kind === "bead")
    return join(publicDir(), DESIGNER_ART[asset.kind]);
  const { imageUrl } = asset;
  if (!SAFE_PATH.test(imageUrl)) return undefined;
  if (imageUrl.startsWith(`${DEMO_PREFIX}/`))
    return join(publicDir(), imageUrl);
  if (imageUrl.startsWith(`${UPLOADS_PREFIX}/`))
    return join(config.dataDir, imageUrl);
  return undefined;
}
