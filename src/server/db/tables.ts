import type { Database } from "bun:sqlite";

/** One of the shop's own tables, the same on both engines. */
export type Table = {
  name: string;
  columns: string[];
  /** The columns of its primary key. */
  key: string[];
};

/**
 * Returns the shop's tables, each after the tables that it refers to. Reads
 * them from the database, so that a new table needs no entry in a list.
 */
export function listTables(sqlite: Database): Table[] {
  const names = sqlite
    .query<{ name: string }, []>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND name NOT LIKE '~_~_%' ESCAPE '~' ORDER BY name",
    )
    .all()
    .map(({ name }) => name);
  const sorted: string[] = [];
  const visit = (name: string) => {
    if (sorted.includes(name)) return;
    const references = sqlite
      .query<{ table: string }, [string]>(
        'SELECT "table" FROM pragma_foreign_key_list(?)',
      )
      .all(name);
    for (const { table } of references) if (table !== name) visit(table);
    sorted.push(name);
  };
  for (const name of names) visit(name);
  return sorted.map((name) => describe(sqlite, name));
}

function describe(sqlite: Database, name: string): Table {
  const columns = sqlite
    .query<{ name: string; pk: number }, [string]>(
      "SELECT name, pk FROM pragma_table_info(?) ORDER BY cid",
    )
    .all(name);
  const key = columns
    .filter(({ pk }) => pk > 0)
    .sort((a, b) => a.pk - b.pk)
    .map((column) => column.name);
  return { name, columns: columns.map((column) => column.name), key };
}

/** Returns names as a quoted, comma-separated list for SQL. */
export const quoted = (names: readonly string[]) =>
  names.map((name) => `"${name}"`).join(", ");
