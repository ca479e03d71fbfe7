import { Database } from "bun:sqlite";
import { join } from "node:path";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";

export type Row = Record<string, unknown>;

/**
 * Returns the rows of all tables of a database file except the sessions, which
 * a restore ends.
 */
export function readRows(file: string): Record<string, Row[]> {
  const sqlite = new Database(file, { readonly: true });
  const tables = sqlite
    .query<{ name: string }, []>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('sessions', 'sqlite_sequence')",
    )
    .all();
  const rows = tables.map(({ name }) => [
    name,
    sqlite.query<Row, []>(`SELECT * FROM "${name}" ORDER BY rowid`).all(),
  ]);
  sqlite.close();
  return Object.fromEntries(rows);
}

/**
 * Returns a hash of the tables of a shop, which may be running, to detect
 * writes. The column `last_used_at` of carts and sessions is left out, because
 * reading changes it too.
 */
export function fingerprint(dataDir: string, tables: string[]): string {
  const sqlite = new Database(join(dataDir, DATABASE_FILE), { readonly: true });
  sqlite.run("PRAGMA busy_timeout = 5000");
  const hash = new Bun.CryptoHasher("sha256");
  for (const table of tables)
    for (const row of sqlite
      .query<Row, []>(`SELECT * FROM "${table}" ORDER BY 1`)
      .all()) {
      const { last_used_at: _, ...rest } = row;
      hash.update(JSON.stringify(rest));
    }
  sqlite.close();
  return hash.digest("hex");
}
