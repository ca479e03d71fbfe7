import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS, HOUR_MS } from "#shared/text/dates.ts";
import { MAKER } from "#server/db/locks.ts";
import { startSweep } from "#server/db/sweeps.ts";
import type { Deps } from "#server/deps.ts";
import { openPictureBucket } from "./bucket.ts";
import { removeFile, UNFINISHED, uploadsFolder } from "./files.ts";
import { pictureOfFile } from "./names.ts";
import { removeUnusedPictures } from "./store.ts";

const EVERY_MS = 6 * HOUR_MS;
/** An unused upload is stored for a day, as its form may still be open. */
const UNUSED_AFTER_MS = DAY_MS;

/**
 * Removes unused uploads that are older than a day, and unfinished files that a
 * crash left in the folder. Returns how many files were removed.
 */
export async function sweepPictures(deps: Deps): Promise<number> {
  const folder = uploadsFolder(deps.config);
  const createdBefore = deps.clock.now() - UNUSED_AFTER_MS;
  const stored = await deps.commit(MAKER, (tx) =>
    removeUnusedPictures(tx, { createdBefore }),
  );
  let removed = 0;
  for (const file of await readdir(folder)) {
    const isFinished = !file.endsWith(UNFINISHED);
    const name = pictureOfFile(file.replace(/\.part$/, ""));
    if (!name || (isFinished && stored.has(name))) continue;
    const path = join(folder, file);
    // Skips new files of uploads in progress, by the system clock like mtime.
    if (Date.now() - (await stat(path)).mtimeMs < UNUSED_AFTER_MS) continue;
    await removeFile(path);
    removed += 1;
  }
  return removed;
}

/**
 * Removes unused objects from the bucket, a day after they were stored. Returns
 * how many objects were removed.
 */
export async function sweepBucket(deps: Deps): Promise<number> {
  const { uploadsS3 } = deps.config;
  if (!uploadsS3) return 0;
  const bucket = openPictureBucket(uploadsS3);
  const before = deps.clock.now() - UNUSED_AFTER_MS;
  // The list is read first, so that it has no objects of concurrent uploads.
  const objects = await bucket.list();
  const stored = await deps.commit(MAKER, (tx) =>
    removeUnusedPictures(tx, { createdBefore: before }),
  );
  let removed = 0;
  for (const { name, changedAt } of objects) {
    const picture = pictureOfFile(name);
    if (!picture || stored.has(picture) || changedAt > before) continue;
    await bucket.remove(name);
    removed += 1;
  }
  return removed;
}

/** Sweeps now and every six hours. Call the result to stop. */
export function startPictureSweep(deps: Deps): () => void {
  const stopFolder = startSweep(deps, {
    name: "picture sweep",
    isLocal: true,
    everyMs: EVERY_MS,
    async run() {
      const files = await sweepPictures(deps);
      if (files > 0) deps.log.info("pictures_swept", { files });
    },
  });
  const stopBucket = startSweep(deps, {
    name: "bucket sweep",
    everyMs: EVERY_MS,
    async run() {
      const objects = await sweepBucket(deps);
      if (objects > 0) deps.log.info("bucket_swept", { objects });
    },
  });
  return () => {
    stopFolder();
    stopBucket();
  };
}
