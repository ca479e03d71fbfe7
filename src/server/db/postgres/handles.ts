import type { ReservedSQL } from "bun";
import { sql } from "drizzle-orm";
import { type Lasting, type Tx, WriteHandle } from "#server/db/handle.ts";
import { lockNames, type Scope } from "#server/db/locks.ts";
import { postgresConnection } from "./connection.ts";
import { inTime } from "./pool.ts";
import type { PostgresDialect } from "./dialect.ts";
import { isConsequence } from "#server/db/errors.ts";

/**
 * Earlier versions write under this lock alone. Every transaction of this
 * version shares it, so that both can run while one replaces the other.
 */
const EARLIER_WRITE_LOCK = 7_201_001;

// Waits in the order of the list. The key of an advisory lock is a bigint.
const LOCK = `select pg_advisory_xact_lock(('x' || value)::bit(64)::bigint)
from json_array_elements_text($1::text::json)`;
const KEY_DIGITS = 16;

const SKIP_LOCKED = sql` for update skip locked`;

/** A handle that is lent to one transaction. */
export type LentHandle = {
  tx: Tx;
  /**
   * Begins the transaction and waits for the locks of a scope. Need not be
   * awaited before the first query: then all of it takes one round trip. If it
   * fails, the server refuses that query as well.
   */
  begin(scope: Scope, lasting?: Lasting): Promise<unknown>;
  /**
   * Returns the error that made the transaction fail. If a query fails, so do
   * those that were sent after it, and it may be theirs that is seen first.
   */
  causeOf(error: unknown): unknown;
  /** Sends what is kept and commits, unless that has been done. */
  commit(): Promise<unknown>;
  /** Whether the commit has been sent. */
  isSent(): boolean;
  /** Refuses further queries. */
  end(): void;
  /** Lends the handle again; no query of the transaction may be under way. */
  giveBack(): void;
};

/**
 * Provides handles for transactions. Handles are reused, because the queries
 * that were built for a handle are cached with it (see prepared.ts).
 */
export function createHandles(
  dialect: PostgresDialect,
): (connection: ReservedSQL) => LentHandle {
  const free: Made[] = [];
  return (connection) => {
    const made = free.pop() ?? makeHandle(dialect);
    made.connection = connection;
    made.errors = [];
    made.committing = undefined;
    return {
      tx: made.handle,
      begin(scope, lasting) {
        made.handle.begin(scope);
        return Promise.all([
          // A template is a prepared statement, which others may follow.
          made.attempt(connection`begin`),
          lasting === "kill" &&
            made.attempt(connection`set local synchronous_commit = off`),
          made.attempt(
            connection`select pg_advisory_xact_lock_shared(${EARLIER_WRITE_LOCK})`,
          ),
          lockAll(made, scope),
        ]);
      },
      causeOf(error) {
        if (!isConsequence(error)) return error;
        return made.errors.find((each) => !isConsequence(each)) ?? error;
      },
      commit: () => made.handle.finish(),
      isSent: () => made.committing !== undefined,
      end() {
        made.connection = undefined;
      },
      giveBack: () => void free.push(made),
    };
  };
}

type Made = {
  handle: WriteHandle;
  connection: ReservedSQL | undefined;
  errors: unknown[];
  committing: Promise<unknown> | undefined;
  attempt<T>(query: Promise<T>): Promise<T>;
};

function makeHandle(dialect: PostgresDialect): Made {
  const connection = postgresConnection((run) =>
    made.attempt(run(connectionOf(made))),
  );
  const made: Made = {
    handle: new WriteHandle(connection, {
      dialect,
      lock: (locks) => lockAll(made, locks),
      commit: () => commit(made),
      skipLocked: SKIP_LOCKED,
    }),
    connection: undefined,
    errors: [],
    committing: undefined,
    async attempt(query) {
      try {
        return await inTime(query);
      } catch (error) {
        made.errors.push(error);
        throw error;
      }
    },
  };
  return made;
}

function connectionOf({ connection }: Made): ReservedSQL {
  if (connection) return connection;
  throw new Error("A query came after the end of its transaction.");
}

async function commit(made: Made): Promise<unknown> {
  made.committing ??= made.attempt(connectionOf(made)`commit`);
  // What came now would be stored by itself.
  made.connection = undefined;
  return made.committing;
}

async function lockAll(made: Made, scope: Scope): Promise<void> {
  const keys = lockNames(scope).map(toKey);
  if (keys.length === 0) return;
  const connection = connectionOf(made);
  await made.attempt(connection.unsafe(LOCK, [JSON.stringify(keys)]));
}

const toKey = (name: string) =>
  new Bun.CryptoHasher("sha256")
    .update(name)
    .digest("hex")
    .slice(0, KEY_DIGITS);
