import { Database } from "bun:sqlite";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { tempFolder } from "#tests/support/temp.ts";

export const MIGRATIONS = join(import.meta.dir, "..", "..", "..", "drizzle");

const FIRST_SCHEMA = join(import.meta.dir, "first-schema.sql");

const Journal = z.looseObject({
  entries: z.array(
    z.looseObject({ idx: z.int(), when: z.int(), tag: z.string() }),
  ),
});
type Journal = z.infer<typeof Journal>;

const journalOf = (folder: string) => join(folder, "meta", "_journal.json");
const readJournal = (folder: string) =>
  Journal.parse(JSON.parse(readFileSync(journalOf(folder), "utf8")));
const writeJournal = (folder: string, journal: Journal) =>
  writeFileSync(journalOf(folder), JSON.stringify(journal));

/** Returns the number of migrations of this version. */
export const knownMigrations = () => readJournal(MIGRATIONS).entries.length;

/**
 * Copies the migrations and adds one at the end, as a later version would. The
 * migrator applies the added one only if it is dated later than the others.
 */
export function laterMigrations(
  parent: string,
  sql: string,
  { isDatedLater = true } = {},
): string {
  const folder = mkdtempSync(join(parent, "migrations-"));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = readJournal(folder);
  const last = journal.entries.at(-1);
  if (!last) throw new Error("there are no migrations");
  journal.entries.push({
    ...last,
    idx: last.idx + 1,
    when: last.when + (isDatedLater ? 1 : 0),
    tag: "9999_later",
  });
  writeJournal(folder, journal);
  writeFileSync(join(folder, "9999_later.sql"), sql);
  return folder;
}

/** Copies the first `count` migrations, as an earlier version had them. */
export function firstMigrations(count: number): string {
  const folder = tempFolder();
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = readJournal(folder);
  writeJournal(folder, {
    ...journal,
    entries: journal.entries.slice(0, count),
  });
  return folder;
}

/** Fills every table of a database of the first schema with `rows` rows. */
export function fillFirstSchema(file: string, rows: number): void {
  const sqlite = new Database(file);
  const sql = readFileSync(FIRST_SCHEMA, "utf8");
  sqlite.run(sql.replaceAll("ROWS", String(rows)));
  sqlite.close();
}
