import { mkdirSync } from "node:fs";
import { open, rename, unlink } from "node:fs/promises";
import { basename, join } from "node:path";
import { UPLOADS_PREFIX } from "#shared/api/paths.ts";
import { pictureUrl } from "#shared/images/rules.ts";
import {
  type Picture,
  PICTURE_WIDTHS,
  type UploadReply,
} from "#shared/images/schema.ts";
import type { Config } from "#server/config/config.ts";
import { MAKER } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { systemError } from "#server/runtime/system.ts";
import { Problem } from "#server/http/problem.ts";
import { openExisting } from "#server/db/open.ts";
import { openPictureBucket, PictureBucketError } from "./bucket.ts";
import { newPictureName } from "./names.ts";
import { listUploadUrls, savePicture } from "./store.ts";
import { derivePicture, toWebp } from "./derive-picture.ts";
import { toSrgb } from "./color-profile.ts";
import { checkPixels, damaged, MAX_PIXELS } from "./checks.ts";
import { inspectPicture } from "./inspect.ts";

/** The suffix of a file's name while the file is being written. */
export const UNFINISHED = ".part";

/** Returns the folder of the uploads; creates it where it is missing. */
export function uploadsFolder(config: Config): string {
  const folder = join(config.dataDir, "uploads");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export const RETRY_AFTER_SECONDS = 30;

/**
 * Stores an upload: first its files, on the disk and in the bucket that all
 * copies of the shop share, then its row. If anything fails, the files are
 * removed again. Throws "unsupported_type", "invalid", "unavailable", or the
 * file system's own error.
 */
export async function storeUpload(
  deps: Deps,
  upload: Uint8Array,
): Promise<UploadReply> {
  const { picture, files } = await encodePicture(upload);
  const imageUrl = `${UPLOADS_PREFIX}/${newPictureName()}.webp`;
  const { dataDir, uploadsS3 } = deps.config;
  const bucket = uploadsS3 && openPictureBucket(uploadsS3);
  const written: string[] = [];
  const write = async (url: string, bytes: Uint8Array) => {
    const path = join(dataDir, url);
    written.push(path);
    await writeWhole(path, bytes);
    await bucket?.put(basename(path), bytes);
  };
  try {
    uploadsFolder(deps.config);
    for (const [width, bytes] of files) {
      await write(pictureUrl(imageUrl, width), bytes);
      if (width === picture.width) await write(imageUrl, bytes);
    }
    await deps.commit(MAKER, (tx) =>
      savePicture(tx, { imageUrl, picture, now: deps.clock.now() }),
    );
  } catch (error) {
    await Promise.all(written.map(removeFile));
    // The bucket sweep removes a day later what cannot be removed now.
    for (const path of written)
      await bucket?.remove(basename(path)).catch(() => {});
    throw error instanceof PictureBucketError
      ? new Problem("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS })
      : error;
  }
  return { imageUrl, picture };
}

/** Writes to a temporary name first, so that no incomplete file is served. */
export async function writeWhole(
  path: string,
  bytes: Uint8Array,
): Promise<void> {
  const temporary = `${path}${UNFINISHED}`;
  try {
    const file = await open(temporary, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await removeFile(temporary);
    throw error;
  }
}

/** Removes a file; does nothing where the file is missing. */
export async function removeFile(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if (systemError(error).code !== "ENOENT") throw error;
  }
}

const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);
/** Taller pictures are scaled down; WebP itself allows 16,383. */
const MAX_HEIGHT = 5_120;

type EncodedPicture = {
  picture: Picture;
  /** WebP files without any metadata, by their width. */
  files: Map<number, Uint8Array>;
};

/**
 * Turns an upload into what the shop stores: upright WebP files in the widths
 * that the shop's pages use, and the data that a page needs to show them.
 * Throws "unsupported_type" or "invalid".
 */
export async function encodePicture(
  upload: Uint8Array,
): Promise<EncodedPicture> {
  const decoded = await decode(inspectPicture(upload));
  const { picture, copies } = await derivePicture(decoded, PICTURE_WIDTHS);
  const { width } = picture;
  const files = new Map([...copies, [width, await toWebp(decoded, width)]]);
  return { picture, files };
}

/**
 * Decodes the large original once, to the colors of sRGB: all files are made
 * from the result.
 */
async function decode(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const image = new Bun.Image(bytes, { maxPixels: MAX_PIXELS })
      .resize(MAX_WIDTH, MAX_HEIGHT, {
        fit: "inside",
        withoutEnlargement: true,
      })
      .png({ compressionLevel: 1 });
    const decoded = await image.bytes();
    checkPixels(image.width, image.height);
    return await toSrgb(decoded);
  } catch (error) {
    const isBroken = systemError(error).code.startsWith("ERR_IMAGE_");
    throw isBroken ? damaged() : error;
  }
}

/** Returns the file names of all uploads in the database of a data folder. */
export async function listStoredFiles(
  dataDir: string,
  migrationsDir: string,
): Promise<string[]> {
  const db = openExisting(dataDir, migrationsDir, "read");
  try {
    const urls = await listUploadUrls(db);
    return urls.map((url) => basename(url));
  } finally {
    await db.close();
  }
}
