import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  notInArray,
  sql,
} from "drizzle-orm";
import { HOUR_MS } from "#shared/text/dates.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { isFarAhead, isPast } from "#server/db/times.ts";
import { LEASE_MS, leases } from "#server/mail/lease.ts";
import { LONGEST_DELAY_MS } from "#server/mail/retry.ts";
import { letterMails, letters } from "#server/db/schema/letters.ts";
import { findSubscriber } from "./subscriber-store.ts";

// The life of a letter's mail: waiting, leased by a worker, given to the mail
// server, then sent, waiting again, failed, or left.

export type LetterMail = {
  letterId: number;
  subscriberId: number;
  /** Tells this attempt from a later one, which has taken the mail over. */
  claim: string;
  email: string;
  token: string;
  attempts: number;
  failingSince: number | null;
};

type Held = Pick<LetterMail, "letterId" | "subscriberId" | "claim">;

const isHeld = ({ letterId, subscriberId, claim }: Held) =>
  and(
    eq(letterMails.letterId, letterId),
    eq(letterMails.subscriberId, subscriberId),
    eq(letterMails.claim, claim),
  );

const isLeased = eq(letterMails.state, "leased");
const lease = leases(letterMails, {
  isHeld,
  unheld: { claim: null, leasedUntil: null },
  taken: { state: "leased" },
  free: { state: "waiting" },
  isTaken: isLeased,
});

type Claim = {
  now: number;
  /** The mails that this process is sending. */
  except: readonly string[];
  /**
   * The time for which the next mail of a letter waits for this one; 0: not at
   * all.
   */
  spacingMs: number;
};

/** Claims the next mail of the letters that are being sent, the oldest first. */
export async function claimLetterMail(
  db: Tx,
  input: Claim,
): Promise<LetterMail | undefined> {
  const due = await db
    .select({ id: letters.id })
    .from(letters)
    .where(and(isGoing(), isPast(letters.nextMailAt, input.now, HOUR_MS)))
    .orderBy(asc(letters.sendAt), asc(letters.id))
    .all();
  for (const { id } of due) {
    const mail = await claimOfLetter(db, id, input);
    if (mail) return mail;
  }
  return undefined;
}

const isGoing = () =>
  and(
    isNull(letters.finishedAt),
    isNotNull(letters.startedAt),
    isNull(letters.pausedAt),
  );

/** Subscribers who have left since are passed over, so many in one transaction. */
const MOST_PASSED_OVER = 100;

async function claimOfLetter(
  db: Tx,
  letterId: number,
  input: Claim,
): Promise<LetterMail | undefined> {
  for (let passed = 0; passed < MOST_PASSED_OVER; passed += 1) {
    const mail = await leaseFirst(db, letterId, input);
    if (!mail) return undefined;
    const subscriber = await findSubscriber(db, mail.subscriberId);
    if (!subscriber) {
      await settle(db, mail, { state: "left", settledAt: input.now });
      continue;
    }
    const isItsTurn =
      input.spacingMs === 0 || (await takeTurn(db, letterId, input));
    if (isItsTurn) return { ...mail, ...subscriber };
    await releaseLetterMail(db, mail);
    return undefined;
  }
  return undefined;
}

/**
 * Keeps the pace of all copies of the shop together: only one of them gets the
 * turn, because the others then find it taken.
 */
async function takeTurn(
  db: Tx,
  id: number,
  { now, spacingMs }: Claim,
): Promise<boolean> {
  const taken = await db
    .update(letters)
    .set({ nextMailAt: now + spacingMs })
    .where(and(eq(letters.id, id), isPast(letters.nextMailAt, now, HOUR_MS)))
    .returning({ id: letters.id })
    .all();
  return taken.length > 0;
}

async function leaseFirst(db: Tx, letterId: number, { now, except }: Claim) {
  const isDue = and(
    eq(letterMails.state, "waiting"),
    lte(letterMails.nextAttemptAt, now),
  );
  // This stands by itself, so that the index finds what is due.
  const waitsTooLong = and(
    eq(letterMails.state, "waiting"),
    isFarAhead(letterMails.nextAttemptAt, now, LONGEST_DELAY_MS),
  );
  const isStranded = and(
    eq(letterMails.state, "leased"),
    lease.isOver(now),
    except.length > 0 ? notInArray(letterMails.claim, [...except]) : undefined,
  );
  for (const condition of [isDue, isStranded, waitsTooLong]) {
    const first = db
      .select({ id: letterMails.subscriberId })
      .from(letterMails)
      .where(and(eq(letterMails.letterId, letterId), condition))
      // As in the index: thousands of mails have the same time.
      .orderBy(asc(letterMails.nextAttemptAt))
      .limit(1);
    const held = { claim: Bun.randomUUIDv7(), leasedUntil: now + LEASE_MS };
    const which = and(
      eq(letterMails.letterId, letterId),
      eq(letterMails.subscriberId, db.firstUnlocked(first)),
    );
    const [row] = await lease.claim(db, held, which).returning().all();
    if (row) return { ...row, claim: row.claim ?? "" };
  }
  return undefined;
}

/**
 * Writes down that the mail server is about to have the whole mail. Returns
 * whether it may: not where another copy has the mail, or the maker has stopped
 * the letter.
 */
export async function markGiven(db: Tx, mail: Held): Promise<boolean> {
  const given = await db
    .update(letterMails)
    .set({ state: "given" })
    .where(and(isHeld(mail), isLeased))
    .returning({ id: letterMails.subscriberId })
    .all();
  return given.length > 0;
}

/** Makes the lease of a mail that is being sent longer. */
export const renewLetterMail = (
  db: Tx,
  { leasedUntil, ...mail }: Held & { leasedUntil: number },
) => lease.extend(db, mail, { leasedUntil });

/** Returns a mail to the queue, unless it was given to the mail server. */
export const releaseLetterMail = lease.release;

/**
 * Blanks what mail servers said of a subscriber's mails, which may name them. A mail
 * that is being sent is let go of, so that no later reply is written down.
 */
export async function eraseReplies(
  db: Tx,
  subscriberId: number,
): Promise<void> {
  await db
    .update(letterMails)
    .set({ lastError: null, claim: null })
    .where(eq(letterMails.subscriberId, subscriberId))
    .run();
}

type Outcome = {
  state: "waiting" | "sent" | "failed" | "left";
  settledAt?: number;
  attempts?: number;
  failingSince?: number;
  nextAttemptAt?: number;
  lastError?: string;
};

/** Records what became of a mail. */
export const settle = (db: Tx, mail: Held, outcome: Outcome) =>
  lease.settle(db, mail, outcome);

/**
 * Queues the mails again whose sending a crash interrupted; those that were
 * given to the mail server count as sent. Only for a shop of one process.
 */
export async function requeueLetterMails(
  db: Tx,
  { now }: { now: number },
): Promise<{ given: number }> {
  await lease.releaseAll(db).run();
  const given = await db
    .update(letterMails)
    .set({ state: "sent", settledAt: now, claim: null, leasedUntil: null })
    .where(eq(letterMails.state, "given"))
    .returning({ id: letterMails.subscriberId })
    .all();
  return { given: given.length };
}

/** When the next mail of a letter is due, or the next letter begins or ends. */
export async function findNextLetterTime(db: Db): Promise<number | undefined> {
  const [scheduled] = await db
    .select({ at: min(letters.sendAt) })
    .from(letters)
    .where(and(isNull(letters.finishedAt), isNull(letters.startedAt)))
    .all();
  const mails = await db
    .select({
      at: sql<number | null>`min(case
        when ${letterMails.state} <> 'waiting' then ${letterMails.leasedUntil}
        when ${letterMails.nextAttemptAt} < ${letters.nextMailAt} then ${letters.nextMailAt}
        else ${letterMails.nextAttemptAt} end)`,
    })
    .from(letters)
    .innerJoin(letterMails, eq(letterMails.letterId, letters.id))
    .where(
      and(
        isGoing(),
        inArray(letterMails.state, ["waiting", "leased", "given"]),
      ),
    )
    .all();
  const times = [scheduled?.at, mails[0]?.at].filter((at) => at != null);
  return times.length > 0 ? Math.min(...times) : undefined;
}
