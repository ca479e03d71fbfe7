import { basename } from "node:path";
import { openExisting } from "#server/db/open.ts";
import { listUploadUrls } from "./store.ts";

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
