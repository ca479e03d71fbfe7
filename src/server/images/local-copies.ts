import { copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config/config.ts";
import { Problem } from "#server/http/problem.ts";
import { openPictureBucket, PictureBucketError } from "./bucket.ts";
import { uploadsFolder, writeWhole } from "./files.ts";
import { isFilmFile, pictureOfFile } from "./names.ts";

const RETRY_AFTER_SECONDS = 10;

/** What is being fetched just now: a page asks for a picture many times. */
const underWay = new Map<string, Promise<void>>();

/**
 * Sees to it that an upload's file is in the data folder, where the storage of
 * all copies has it; a file never changes, so one copy is as good as the other.
 * The storage is asked only where `isWanted` says so. Throws "unavailable"
 * where it cannot be reached.
 */
export async function ensureLocal(
  config: Config,
  file: string,
  isWanted: () => Promise<boolean> = async () => true,
): Promise<void> {
  if (!config.uploadsS3) return;
  const path = join(uploadsFolder(config), file);
  if (existsSync(path)) return;
  const known = underWay.get(path);
  if (known) return known;
  const bucket = openPictureBucket(config.uploadsS3);
  const fetchFile = async () => {
    const bytes = (await isWanted()) ? await bucket.get(file) : undefined;
    if (bytes) await writeWhole(path, bytes);
  };
  const fetched = fetchFile()
    .catch((error) => {
      throw error instanceof PictureBucketError
        ? new Problem("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS })
        : error;
    })
    .finally(() => underWay.delete(path));
  underWay.set(path, fetched);
  return fetched;
}

/** Beside its widths each picture has a file under its bare name. */
function withOriginals(files: readonly string[]): Set<string> {
  const originals = files
    .filter((file) => !isFilmFile(file))
    .map((file) => `${pictureOfFile(file)}.webp`);
  return new Set([...files, ...originals]);
}

/** Fetches those of these files that are not in the data folder. */
export async function fetchMissing(
  config: Config,
  files: readonly string[],
): Promise<void> {
  if (!config.uploadsS3) return;
  const bucket = openPictureBucket(config.uploadsS3);
  const folder = uploadsFolder(config);
  for (const file of withOriginals(files)) {
    const path = join(folder, file);
    if (existsSync(path)) continue;
    const bytes = await bucket.get(file);
    if (bytes) await writeWhole(path, bytes);
  }
}

/** Puts what is in a data folder and not in the bucket there. Returns how many. */
export async function pushMissing(config: Config): Promise<number> {
  if (!config.uploadsS3) return 0;
  const bucket = openPictureBucket(config.uploadsS3);
  const there = new Set((await bucket.list()).map(({ name }) => name));
  const folder = uploadsFolder(config);
  const missing = readdirSync(folder).filter(
    (file) => pictureOfFile(file) && !there.has(file),
  );
  for (const file of missing)
    await bucket.put(file, await Bun.file(join(folder, file)).bytes());
  return missing.length;
}

/** Copies those of these files that one data folder has and the other has not. */
export function copyPictures(
  from: string,
  to: string,
  files: readonly string[],
): void {
  const target = join(to, "uploads");
  mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const file of withOriginals(files)) {
    const source = join(from, "uploads", file);
    if (existsSync(source) && !existsSync(join(target, file)))
      copyFileSync(source, join(target, file));
  }
}
