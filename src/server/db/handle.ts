import {
  BaseSQLiteDatabase,
  SQLiteAsyncDialect,
} from "drizzle-orm/sqlite-core";
import { type Connection, createSession } from "./session.ts";

// Every store function has the signature `(db, input)`: `input` is one plain
// value, or an object of plain values (the time as `now`). It opens no
// transaction. The use case that calls it (`placeOrder`, `addToCart`) takes
// `deps`, opens the transaction by `commit` and tells the rest of the shop
// afterwards. Only the room that owns a table writes to it, so loading the
// demo, erasing and restoring call the owners' stores too.

/** drizzle's query builder over one connection, of either engine. */
export class Handle extends BaseSQLiteDatabase<"async", void> {
  constructor(connection: Connection, dialect = new SQLiteAsyncDialect()) {
    super("async", dialect, createSession(connection, dialect), undefined);
  }
}

/** What a store writes in: only `commit` gives one. */
export type Tx = Pick<Handle, "select" | "insert" | "update" | "delete">;

/** What a store reads from: what is committed, or a transaction. */
export type Db = Pick<Handle, "select">;

/**
 * Runs `write` in a transaction and resolves to its result once it is durable.
 * Rejects, with nothing written, when `write` rejects. Inside it only queries
 * of its `tx` may be awaited, and never another `commit`, which would wait for
 * the first for ever.
 */
export type Commit = <T>(write: (tx: Tx) => Promise<T>) => Promise<T>;
