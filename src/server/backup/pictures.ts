import type { Database } from "bun:sqlite";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { UPLOADS_PREFIX } from "#shared/paths.ts";
import { pictureUrl } from "#shared/picture-urls.ts";
import { isBackupFileName } from "./archive.ts";

/** The files of every upload that the database knows, as a backup names them. */
export function namedPictures(sqlite: Database): string[] {
  const rows = sqlite
    .query<{ image_url: string; widths: string }, [string]>(
      "SELECT image_url, widths FROM pictures WHERE image_url LIKE ?",
    )
    .all(`${UPLOADS_PREFIX}/%`);
  return rows.flatMap(({ image_url, widths }) => {
    const list: number[] = JSON.parse(widths);
    return list.map((width) => pictureUrl(image_url, width).slice(1));
  });
}

/** Every picture file: its name in the backup, and where it is. */
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
