import { basename } from "node:path";
import { openExisting } from "#server/db/open-existing.ts";
import { listUploadUrls } from "./store.ts";

/** The names of the files of every upload that a data folder's shop names. */
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
