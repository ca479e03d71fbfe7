import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "#server/db/handle.ts";
import { listUploadUrls } from "#server/images/store.ts";
import { isBackupFileName } from "./archive.ts";

/** Returns the names that a backup has for all uploads in the database. */
export async function listNamedPictures(db: Db): Promise<string[]> {
  const urls = await listUploadUrls(db);
  return urls.map((url) => url.slice(1));
}

/** Returns all picture files: the name in the backup, and the path on disk. */
export function listPictures(dataDir: string): Map<string, string> {
  const folder = join(dataDir, "uploads");
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        (entry) => [`uploads/${entry.name}`, join(folder, entry.name)] as const,
      )
      .filter(([name]) => isBackupFileName(name)),
  );
}
