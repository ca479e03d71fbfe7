import {
  and,
  asc,
  eq,
  inArray,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "#server/db/open.ts";
import { outbox } from "#server/db/schema/mails.ts";
import type { OutboxRow } from "./store.ts";

// When a row was last touched. A touch in the future means that the clock was
// set back since: waiting for it could take years, so such a mail is due.
const touchedAt = sql<number>`coalesce(${outbox.lastErrorAt}, ${outbox.createdAt})`;

type Claim = {
  now: number;
  leaseMs: number;
  /** Without a mail server only mails that are not yet files are of interest. */
  unfiledOnly: boolean;
  /** Mails in this process's hands, whatever a clock set ahead makes of leases. */
  except?: readonly number[];
};

/**
 * Takes the next due mail, if any, and leases it: nobody else takes it until
 * the lease is over. A lease that ran out makes the mail due again.
 */
export function claimMail(db: Db, claim: Claim): OutboxRow | undefined {
  const isQueued = eq(outbox.state, "queued");
  // By the index alone: thousands may wait, and shoppers with them.
  const isDue = and(isQueued, lte(outbox.nextAttemptAt, claim.now));
  const isStranded = or(
    and(isQueued, sql`${touchedAt} > ${claim.now}`),
    and(eq(outbox.state, "sending"), lte(outbox.leasedUntil, claim.now)),
  );
  return takeFirst(db, claim, isDue) ?? takeFirst(db, claim, isStranded);
}

function takeFirst(
  db: Db,
  { now, leaseMs, unfiledOnly, except }: Claim,
  wanted: SQL | undefined,
): OutboxRow | undefined {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        wanted,
        unfiledOnly ? isNull(outbox.filedAt) : undefined,
        except ? notInArray(outbox.id, [...except]) : undefined,
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(1);
  const [row] = db
    .update(outbox)
    .set({ state: "sending", leasedUntil: now + leaseMs })
    .where(inArray(outbox.id, next))
    .returning()
    .all();
  return row;
}

/** When the next waiting mail is due; undefined when none waits. */
export function nextDueAt(
  db: Db,
  { now, unfiledOnly }: Pick<Claim, "now" | "unfiledOnly">,
): number | undefined {
  const [row] = db
    .select({
      at: sql<
        number | null
      >`min(case when ${touchedAt} > ${now} then ${now} else ${outbox.nextAttemptAt} end)`,
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.state, "queued"),
        unfiledOnly ? isNull(outbox.filedAt) : undefined,
      ),
    )
    .all();
  return row?.at ?? undefined;
}
