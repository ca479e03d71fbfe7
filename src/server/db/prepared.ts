import { type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Tx } from "./open.ts";

/**
 * A query of a hot path, built and prepared once for each connection: putting
 * it together anew costs five times what SQLite needs to run it. Values go in
 * by `sql.placeholder`.
 */
export function prepared<Query>(build: (db: Tx) => Query): (db: Tx) => Query {
  // A connection closes its statements with itself; it alone keeps them here.
  const kept = new WeakMap<object, Query>();
  return (db) => {
    const known = kept.get(db);
    if (known) return known;
    const query = build(db);
    kept.set(db, query);
    return query;
  };
}

/** A list of ids as one value, so that a prepared query takes any number. */
export const ids = {
  in: (column: AnySQLiteColumn): SQL =>
    sql`${column} in (select value from json_each(${sql.placeholder("ids")}))`,
  of: (values: readonly number[]) => ({ ids: JSON.stringify(values) }),
};
