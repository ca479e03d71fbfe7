import { mkdirSync } from "node:fs";
import { open, readdir, rename, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "#shared/durations.ts";
import type { UploadReply } from "#shared/images.ts";
import { pictureUrl } from "#shared/picture-urls.ts";
import { UPLOADS_PREFIX } from "#shared/paths.ts";
import type { Config } from "#server/config.ts";
import type { Deps } from "#server/deps.ts";
import { systemError } from "#server/system-error.ts";
import { encodePicture } from "./encode.ts";
import { newPictureName, pictureOfFile } from "./names.ts";
import { removeUnusedPictures, savePicture } from "./store.ts";

const UNUSED_AFTER_MS = DAY_MS;

/** The folder of the uploads, made where it is missing. */
export function uploadsFolder(config: Config): string {
  const folder = join(config.dataDir, "uploads");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/**
 * Keeps an upload: its files on the disk, then its row. When anything fails
 * nothing is left of it. Throws "unsupported_type", "invalid", or what the
 * disk says.
 */
export async function storePicture(
  deps: Deps,
  upload: Uint8Array,
): Promise<UploadReply> {
  const { picture, files } = await encodePicture(upload);
  const imageUrl = `${UPLOADS_PREFIX}/${newPictureName()}.webp`;
  const written: string[] = [];
  const keep = async (url: string, bytes: Uint8Array) => {
    const path = join(deps.config.dataDir, url);
    written.push(path);
    await writeWhole(path, bytes);
  };
  try {
    uploadsFolder(deps.config);
    for (const [width, bytes] of files) {
      await keep(pictureUrl(imageUrl, width), bytes);
      if (width === picture.width) await keep(imageUrl, bytes);
    }
    savePicture(deps.db, imageUrl, picture, deps.clock.now());
  } catch (error) {
    await Promise.all(written.map(removeFile));
    throw error;
  }
  return { imageUrl, picture };
}

/** Under a temporary name first: nobody is ever served half a file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.part`;
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

async function removeFile(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if (systemError(error).code !== "ENOENT") throw error;
  }
}

/**
 * Removes the uploads that nothing has named for a day, and what a crash left
 * in the folder. Answers how many files went.
 */
export async function sweepPictures(deps: Deps): Promise<number> {
  const folder = uploadsFolder(deps.config);
  const before = deps.clock.now() - UNUSED_AFTER_MS;
  const held = removeUnusedPictures(deps.db, before);
  let removed = 0;
  for (const file of await readdir(folder)) {
    const name = pictureOfFile(file.replace(/\.part$/, ""));
    const isHeld = name !== undefined && held.has(name);
    if (!name || (isHeld && !file.endsWith(".part"))) continue;
    const path = join(folder, file);
    // By the clock of the disk: an upload may be under way just now.
    if (Date.now() - (await stat(path)).mtimeMs < UNUSED_AFTER_MS) continue;
    await removeFile(path);
    removed += 1;
  }
  return removed;
}
