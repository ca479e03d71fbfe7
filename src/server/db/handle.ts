import {
  BaseSQLiteDatabase,
  SQLiteAsyncDialect,
} from "drizzle-orm/sqlite-core";
import { type Connection, createSession } from "./session.ts";

// Every store function has the signature `(db, input)`: `input` is one plain
// value, or an object of plain values (the time as `now`). A store function
// opens no transaction. The use case that calls it (`placeOrder`, `addToCart`)
// takes `deps`, opens the transaction with `commit` and notifies the rest of
// the shop after the commit. Each table is written only by the feature folder
// that owns the table. Therefore loading the demo, erasing and restoring also
// call the stores of those folders.

/** drizzle's query builder on one connection, to SQLite or to PostgreSQL. */
export class Handle extends BaseSQLiteDatabase<"async", void> {
  constructor(connection: Connection, dialect = new SQLiteAsyncDialect()) {
    super("async", dialect, createSession(connection, dialect), undefined);
  }
}

/** The transaction that a store writes in; only `commit` provides one. */
export type Tx = Pick<Handle, "select" | "insert" | "update" | "delete">;

/** The source that a store reads: the committed data, or a transaction. */
export type Db = Pick<Handle, "select">;

/**
 * Runs `write` in a transaction and resolves to its result once it is durable.
 * Rejects, with nothing written, when `write` rejects. `write` may only await
 * queries of its `tx`. It must not await another `commit`, because each of the
 * two commits would then wait for the other forever.
 */
export type Commit = <T>(write: (tx: Tx) => Promise<T>) => Promise<T>;
