import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  BaseSQLiteDatabase,
  SQLiteAsyncDialect,
} from "drizzle-orm/sqlite-core";
import { createHeldLocks, guardWrites, type Scope } from "./locks.ts";
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

/** An engine's way to lock. SQLite has one writer, which waits for nobody. */
type Locking = {
  dialect?: SQLiteAsyncDialect;
  lock?: (locks: Scope) => Promise<void>;
  /** Follows a query that must omit rows that others are writing. */
  skipLocked?: SQL;
  /** Sends the commit right behind what has been sent. */
  commit?: () => Promise<unknown>;
};

/** The handle of transactions, one after the other; for `commit` alone. */
export class WriteHandle extends Handle {
  private readonly held;
  private kept: (() => Promise<unknown>)[] = [];

  constructor(
    connection: Connection,
    private readonly locking: Locking = {},
  ) {
    const held = createHeldLocks();
    super(guardWrites(connection, held), locking.dialect);
    this.held = held;
  }

  /** Begins a transaction that holds the locks of a scope. */
  begin(scope: Scope): void {
    this.held.begin(scope);
    this.kept = [];
  }

  /** Waits for further locks, which the transaction holds until its end. */
  async lock(locks: Scope): Promise<void> {
    this.held.add(locks);
    await this.locking.lock?.(locks);
  }

  /**
   * Keeps queries for the end of the transaction: PostgreSQL gets all that are
   * kept and the commit at once, so that no lock waits for this process. `send`
   * must send its queries before it awaits the first, and nothing but the
   * database may refuse one. The result is there after `finish`.
   */
  later<T>(send: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.kept.push(() => {
      const sent = send();
      sent.then(resolve, reject);
      return sent;
    });
    // `finish` fails as well, for those who do not ask for the result.
    promise.catch(() => {});
    return promise;
  }

  /** Ends the transaction; for `commit`, and where a result is needed before. */
  async finish(): Promise<void> {
    const { commit = async () => {} } = this.locking;
    const kept = this.kept;
    this.kept = [];
    await Promise.all([...kept.map((send) => send()), commit()]);
  }

  /** A subquery for one row that no other transaction is writing. */
  firstUnlocked(query: SQLWrapper): SQL {
    const { skipLocked = sql`` } = this.locking;
    return sql`(${query.getSQL()}${skipLocked})`;
  }
}

/** The transaction that a store writes in; only `commit` provides one. */
export type Tx = Pick<
  WriteHandle,
  | "select"
  | "insert"
  | "update"
  | "delete"
  | "lock"
  | "later"
  | "finish"
  | "firstUnlocked"
>;

/**
 * What a transaction had read was changed before it held the lock. PostgreSQL's
 * `commit` runs it again; on SQLite this cannot happen.
 */
export class StaleReadError extends Error {}

/** The source that a store reads: the committed data, or a transaction. */
export type Db = Pick<Handle, "select">;

/**
 * Runs `write` in a transaction that holds the locks of `scope` (locks.ts), and
 * resolves to its result once it is durable. Rejects, with nothing written, when
 * `write` rejects. `write` may run again after a deadlock or a lost connection.
 * It may only await queries of its `tx`, independent ones together, as they then
 * take PostgreSQL one round trip. It must not await another `commit`, because
 * each of the two commits would then wait for the other forever.
 */
export type Commit = <T>(
  scope: Scope,
  write: (tx: Tx) => Promise<T>,
  lasting?: Lasting,
) => Promise<T>;

/**
 * The harm that a commit outlasts before it resolves. "kill": the end of this
 * process alone, not a power cut (nor PostgreSQL's crash). It waits for no
 * disk, nor for PostgreSQL's answer to a commit that is sent, so that what
 * follows it in this process follows within microseconds.
 */
export type Lasting = "power cut" | "kill";
