import {
  and,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  sql,
} from "drizzle-orm";
import { DAY_MS } from "#shared/text/dates.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { isBlank } from "#shared/text/characters.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import {
  type LetterMailState,
  letterMails,
  letters,
} from "#server/db/schema/letters.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { countSubscribers, listSubscriberIds } from "./subscriber-store.ts";
import { getLetterRow, type LetterRow, stateOf } from "./letter-store.ts";

// When a letter is sent, everyone on the list is written down in one
// transaction. From then on each of them gets it once, also where
// others join or several copies of the shop send.

const MAX_AHEAD_MS = 366 * DAY_MS;

/**
 * Sends a letter now, or at a time that is to come. Throws "letter_sent" for a
 * second time, "invalid" for an empty letter, "no_readers" where nobody would get it now.
 */
export async function scheduleLetter(
  db: Tx,
  { id, at, now }: { id: number; at: number; now: number },
): Promise<LetterRow> {
  const row = await getLetterRow(db, id);
  if (stateOf(row) !== "draft") throw new Problem("letter_sent");
  if (isBlank(row.markdown))
    throw invalidField("markdown", errorKey("letterMissing"));
  const isNow = at <= now;
  if (isNow && (await countSubscribers(db)) === 0)
    throw new Problem("no_readers");
  const [changed] = await db
    .update(letters)
    .set({ sendAt: at })
    .where(
      and(
        eq(letters.id, id),
        isNull(letters.sendAt),
        isNull(letters.startedAt),
      ),
    )
    .returning()
    .all();
  if (!changed) throw new Problem("letter_sent");
  if (!isNow) return changed;
  await startDueLetters(db, { now });
  return getLetterRow(db, id);
}

/** Whether a letter may be scheduled for a time. */
export function isSendTime(at: number, now: number): boolean {
  return at > now && at < now + MAX_AHEAD_MS;
}

/** Writes down the subscribers of every letter whose time has come. */
export async function startDueLetters(
  db: Tx,
  { now }: { now: number },
): Promise<void> {
  const started = await db
    .update(letters)
    .set({ startedAt: now })
    .where(
      and(
        isNull(letters.finishedAt),
        isNull(letters.startedAt),
        lte(letters.sendAt, now),
      ),
    )
    .returning({ id: letters.id })
    .all();
  for (const { id } of started) await writeDownSubscribers(db, id);
}

/** A statement takes so many rows without being split by the database. */
const ROWS_AT_ONCE = 1_000;

async function writeDownSubscribers(db: Tx, letterId: number): Promise<void> {
  const ids = await listSubscriberIds(db);
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE)
    await db
      .insert(letterMails)
      .values(
        ids
          .slice(from, from + ROWS_AT_ONCE)
          .map((subscriberId) => ({ letterId, subscriberId })),
      )
      .run();
}

/** Lets the mails of a letter wait. Throws "letter_waiting" where none goes. */
export async function pauseLetter(
  db: Tx,
  { id, now }: { id: number; now: number },
): Promise<void> {
  await changeSending(db, id, { pausedAt: now });
}

/** Lets a paused letter go on. */
export async function resumeLetter(db: Tx, { id }: { id: number }) {
  await changeSending(db, id, { pausedAt: null });
}

/**
 * Ends the sending of a letter to all who have not got it yet. A letter that
 * waits for its time is a draft again.
 */
export async function stopLetter(
  db: Tx,
  { id, now }: { id: number; now: number },
): Promise<void> {
  const taken = await db
    .update(letters)
    .set({ sendAt: null })
    .where(
      and(
        eq(letters.id, id),
        isNotNull(letters.sendAt),
        isNull(letters.startedAt),
      ),
    )
    .returning({ id: letters.id })
    .all();
  if (taken.length > 0) return;
  await changeSending(db, id, { pausedAt: now, finishedAt: now });
  await db
    .update(letterMails)
    .set({ state: "left", settledAt: now, claim: null, leasedUntil: null })
    .where(
      and(
        eq(letterMails.letterId, id),
        inArray(letterMails.state, ["waiting", "leased"]),
      ),
    )
    .run();
}

async function changeSending(
  db: Tx,
  id: number,
  change: Partial<Pick<LetterRow, "pausedAt" | "finishedAt">>,
): Promise<void> {
  const changed = await db
    .update(letters)
    .set(change)
    .where(
      and(
        eq(letters.id, id),
        isNotNull(letters.startedAt),
        isNull(letters.finishedAt),
      ),
    )
    .returning({ id: letters.id })
    .all();
  if (changed.length > 0) return;
  await getLetterRow(db, id);
  throw new Problem("letter_waiting");
}

const UNSETTLED: LetterMailState[] = ["waiting", "leased", "given"];

/**
 * Ends letters of which no mail is left to send. A mail that was handed to the
 * mail server and never heard of again counts as sent: it would come twice.
 */
export async function finishLetters(
  db: Tx,
  { now }: { now: number },
): Promise<number[]> {
  await db
    .update(letterMails)
    .set({ state: "sent", settledAt: now, claim: null, leasedUntil: null })
    .where(
      and(eq(letterMails.state, "given"), lte(letterMails.leasedUntil, now)),
    )
    .run();
  const unsettled = db
    .select({ id: letterMails.letterId })
    .from(letterMails)
    .where(inArray(letterMails.state, UNSETTLED));
  const rows = await db
    .update(letters)
    .set({ finishedAt: now })
    .where(
      and(
        isNotNull(letters.startedAt),
        isNull(letters.finishedAt),
        sql`${letters.id} not in ${unsettled}`,
      ),
    )
    .returning({ id: letters.id })
    .all();
  return rows.map(({ id }) => id);
}

/** Whether a letter is being sent, or waits for its time. */
export async function hasLetterToSend(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: letters.id })
    .from(letters)
    .where(and(isNull(letters.finishedAt), isNotNull(letters.sendAt)))
    .limit(1)
    .all();
  return rows.length > 0;
}

export type LetterCounts = Record<LetterMailState, number>;

/** Counts the mails of each letter in each state. */
export async function countLetterMails(
  db: Db,
): Promise<Map<number, LetterCounts>> {
  const rows = await db
    .select({
      id: letterMails.letterId,
      state: letterMails.state,
      mails: count(),
    })
    .from(letterMails)
    .groupBy(letterMails.letterId, letterMails.state)
    .all();
  const counts = new Map<number, LetterCounts>();
  for (const { id, state, mails } of rows) {
    const none = {
      waiting: 0,
      leased: 0,
      given: 0,
      sent: 0,
      failed: 0,
      left: 0,
    };
    counts.set(id, { ...(counts.get(id) ?? none), [state]: mails });
  }
  return counts;
}

/** Counts the mails of a letter that were sent since a time. */
export async function countSentSince(
  db: Db,
  { id, since }: { id: number; since: number },
): Promise<number> {
  const [row] = await db
    .select({ mails: count() })
    .from(letterMails)
    .where(
      and(
        eq(letterMails.letterId, id),
        eq(letterMails.state, "sent"),
        gt(letterMails.settledAt, since),
      ),
    )
    .all();
  return row?.mails ?? 0;
}
