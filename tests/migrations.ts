import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const MIGRATIONS = join(import.meta.dir, "..", "drizzle");

/** The migrations with one more at the end, as a later version has them. */
export function laterMigrations(parent: string, sql: string): string {
  const folder = mkdtempSync(join(parent, "migrations-"));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  const last = journal.entries.at(-1);
  journal.entries.push({
    ...last,
    idx: last.idx + 1,
    when: last.when + 1,
    tag: "9999_later",
  });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, "9999_later.sql"), sql);
  return folder;
}
