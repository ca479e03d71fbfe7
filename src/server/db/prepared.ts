import { type Column, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db, Tx } from "./handle.ts";

/**
 * A query of a hot path, built and prepared once for each connection: building
 * a query takes five times as long as running it in SQLite. The values are
 * passed through `sql.placeholder`.
 */
export function prepared<From extends Db, Query>(
  build: (db: From) => Query,
): (db: From) => Query {
  // Weak, so that the statements of a closed connection are garbage collected.
  const queries = new WeakMap<object, Query>();
  return (db) => {
    const known = queries.get(db);
    if (known) return known;
    const query = build(db);
    queries.set(db, query);
    return query;
  };
}

/** Passes a list of ids as one value: a prepared query accepts any number. */
export const ids = {
  in: (column: AnySQLiteColumn): SQL =>
    sql`${column} in (select cast(value as bigint) from json_each(cast(${sql.placeholder("ids")} as text)))`,
  of: (values: readonly number[]) => ({ ids: JSON.stringify(values) }),
};

/**
 * An insert of rows as they are: prepared, with a placeholder for each column
 * but the primary key and those that `given` says in SQL. What a row leaves out
 * is its column's default, or null.
 */
export function insertRow<
  Table extends SQLiteTable,
  Given extends string = never,
>(
  table: Table,
  given?: Record<Given, SQL>,
  onConflict?: { target: AnySQLiteColumn; set: Record<string, SQL> },
) {
  const values: Record<string, SQL> = { ...given };
  const columns = Object.entries<Column>(getTableColumns(table)).filter(
    ([name, { primary }]) => !primary && !(name in values),
  );
  for (const [name, column] of columns)
    values[name] = placeholderOf(name, column);
  const build = (db: Tx) => {
    const insert = db.insert<SQLiteTable>(table).values(values);
    return onConflict ? insert.onConflictDoUpdate(onConflict) : insert;
  };
  const plain = prepared((db: Tx) => build(db).prepare());
  const telling = prepared((db: Tx) =>
    build(db)
      .returning({ id: sql<number>`id` })
      .prepare(),
  );
  const fill = (row: object): Record<string, unknown> => {
    const filled: Record<string, unknown> = { ...row };
    for (const [name, column] of columns)
      filled[name] ??= column.default ?? null;
    return filled;
  };
  return {
    /** `more` has the values of the placeholders in `given`. */
    run: (db: Tx, row: Omit<Table["$inferInsert"], Given>, more = {}) =>
      plain(db).run(fill({ ...row, ...more })),
    /** Returns the id of the new row. */
    id: async (db: Tx, row: Omit<Table["$inferInsert"], Given>) =>
      (await telling(db).get(fill(row))).id,
  };
}

/** A placeholder that takes a column's values, null among them. */
function placeholderOf(name: string, column: Column): SQL {
  const encoder = {
    mapToDriverValue: (value: unknown) =>
      value === null ? null : column.mapToDriverValue(value),
  };
  return sql`${sql.param(sql.placeholder(name), encoder)}`;
}
