import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
} from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config/config.ts";
import { Problem } from "#server/http/problem.ts";
import { openPictureBucket, PictureBucketError } from "./bucket.ts";
import { uploadsFolder, writeWhole } from "./files.ts";
import { isFilmFile, pictureOfFile } from "./names.ts";

const RETRY_AFTER_SECONDS = 10;

/** The downloads in progress, by path: concurrent requests share a download. */
const underWay = new Map<string, Promise<void>>();

/**
 * Downloads an upload's file from the bucket if the data folder does not have
 * the file. Files never change, so a local file is always current. The bucket
 * is asked only if `isWanted` resolves to true. Throws "unavailable" where the
 * bucket cannot be reached.
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

/** Adds the file that each picture has without a width in its name. */
function withOriginals(files: readonly string[]): Set<string> {
  const originals = files
    .filter((file) => !isFilmFile(file))
    .map((file) => `${pictureOfFile(file)}.webp`);
  return new Set([...files, ...originals]);
}

/** Downloads those of `files` that are not in the data folder. */
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

/** Uploads the files that the bucket does not have. Returns how many. */
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

/** Copies those of `files` that data folder `from` has and `to` has not. */
export function copyPictures(
  from: string,
  to: string,
  files: readonly string[],
  copyFile: (source: string, target: string) => void = copyFileSync,
): void {
  const target = join(to, "uploads");
  mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const file of withOriginals(files)) {
    const source = join(from, "uploads", file);
    if (existsSync(source) && !existsSync(join(target, file)))
      copyFile(source, join(target, file));
  }
}

/** Does the same as copyPictures without using space, where links can be. */
export function linkPictures(
  from: string,
  to: string,
  files: readonly string[],
): void {
  copyPictures(from, to, files, (source, target) => {
    try {
      // Uploads never change, so both names may lead to the same bytes.
      linkSync(source, target);
    } catch {
      // The folders are on different disks, or on one that knows no links.
      copyFileSync(source, target);
    }
  });
}
