import { and, lt, type Placeholder, type SQL } from "drizzle-orm";
import type {
  AnySQLiteColumn,
  SQLiteTable,
  SQLiteUpdateSetSource,
} from "drizzle-orm/sqlite-core";
import type { Tx } from "#server/db/handle.ts";
import { isPast } from "#server/db/times.ts";
import { MINUTE_MS } from "#shared/text/dates.ts";

// Several processes may work on the rows of one table: who works on a row has
// leased it. If that process dies, another may take it once the lease is over. So
// go the mails of the outbox, those of letters, and the
// devices that ring; each has a table of its own, which older copies of the shop
// read.

/** How long a lease is; who works for longer extends it. */
export const LEASE_MS = MINUTE_MS;

type Leased = SQLiteTable & { leasedUntil: AnySQLiteColumn };

type Columns<Table extends Leased> = SQLiteUpdateSetSource<Table>;

type Terms<Table extends Leased, Held> = {
  /** Whether a row is the one that is held, by this claim where there are such. */
  isHeld: (held: Held) => SQL | undefined;
  /** What a row says that nobody holds. */
  unheld: Columns<Table>;
  /** What else it says while it is held, and once it is back in its queue. */
  taken: Columns<Table>;
  free: Columns<Table>;
  isTaken?: SQL;
};

/** The leases on a table's rows. */
export function leases<Table extends Leased, Held>(
  table: Table,
  { isHeld, unheld, taken, free, isTaken }: Terms<Table, Held>,
) {
  const put = (db: Tx, columns: Columns<Table>) =>
    db.update(table).set(columns);
  return {
    isHeld,

    /** Whether a lease is over, also by a clock that was wrong when it began. */
    isOver: (now: number | Placeholder) =>
      isPast(table.leasedUntil, now, LEASE_MS),

    /** Leases the row that meets a condition, unless another was faster. */
    claim: (
      db: Tx,
      lease: Columns<Table> & { leasedUntil: unknown },
      which: SQL | undefined,
    ) => put(db, { ...taken, ...lease }).where(which),

    /**
     * Makes a lease longer. Never shorter: on PostgreSQL, an earlier renewal may be
     * written after a later one. A row that is no longer held stays as it is.
     */
    async extend(
      db: Tx,
      held: Held,
      lease: Columns<Table> & { leasedUntil: number },
    ): Promise<void> {
      const isShorter = lt(table.leasedUntil, lease.leasedUntil);
      await put(db, lease)
        .where(and(isHeld(held), isShorter))
        .run();
    },

    /** Ends a lease with what became of the row, if it is that which is held. */
    async settle(
      db: Tx,
      held: Held,
      outcome: Columns<Table>,
      where?: SQL,
    ): Promise<void> {
      const columns = { ...unheld, ...outcome };
      await put(db, columns)
        .where(and(isHeld(held), where))
        .run();
    },

    /** Returns a row to its queue, if it is still taken. */
    async release(db: Tx, held: Held): Promise<void> {
      const columns = { ...unheld, ...free };
      await put(db, columns)
        .where(and(isHeld(held), isTaken))
        .run();
    },

    /** Returns all rows that are taken, after a crash of the only process. */
    releaseAll: (db: Tx) => put(db, { ...unheld, ...free }).where(isTaken),
  };
}
