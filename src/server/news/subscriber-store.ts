import { and, asc, count, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { unsubscribePath } from "#shared/newsletter/calls.ts";
import { BYTE_ORDER_MARK, csvLine } from "#shared/text/csv.ts";
import { toIso } from "#server/runtime/clock.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { subscribers } from "#server/db/schema/mails.ts";
import { Problem } from "#server/http/problem.ts";
import { detachMailsFromSubscriber } from "#server/mail/removal.ts";
import { randomToken } from "#server/runtime/random.ts";

export type SubscriberRow = typeof subscribers.$inferSelect;

/** Long enough that nobody guesses another subscriber's unsubscribe link. */
export const TOKEN_BYTES = 24;

/** The subscriber with this address (in lower case), on the list or not. */
export async function findSubscriberByEmail(
  db: Db,
  email: string,
): Promise<SubscriberRow | undefined> {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(eq(subscribers.email, email))
    .all();
  return row;
}

/** The subscriber whose unsubscribe link has this token, on the list or not. */
export async function findSubscriberByToken(
  db: Db,
  token: string,
): Promise<SubscriberRow | undefined> {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(eq(subscribers.token, token))
    .all();
  return row;
}

/** Adds a subscriber whose welcome mail is sent now. Returns the id. */
export async function insertSubscriber(
  db: Tx,
  { email, now }: { email: string; now: number },
): Promise<number> {
  const token = randomToken(TOKEN_BYTES);
  return (
    await db
      .insert(subscribers)
      .values({ email, token, createdAt: now, welcomedAt: now })
      .returning({ id: subscribers.id })
      .get()
  ).id;
}

/** Puts a subscriber on the list, also again; a welcome mail is sent now. */
export async function welcomeBack(
  db: Tx,
  { id, now }: { id: number; now: number },
): Promise<void> {
  await db
    .update(subscribers)
    .set({
      welcomedAt: now,
      unsubscribedAt: null,
      unconfirmedSince: null,
      bouncedAt: null,
    })
    .where(eq(subscribers.id, id))
    .run();
}

/** Records that an address was asked to confirm that it wants to join. */
export async function awaitConfirmation(
  db: Tx,
  { id, now }: { id: number; now: number },
): Promise<void> {
  await db
    .update(subscribers)
    .set({ welcomedAt: now, unconfirmedSince: now })
    .where(eq(subscribers.id, id))
    .run();
}

/** Puts an address on the list that waited for it. Returns whether one did. */
export async function recordConfirmed(
  db: Tx,
  { id, now }: { id: number; now: number },
): Promise<boolean> {
  const confirmed = await db
    .update(subscribers)
    .set({
      welcomedAt: now,
      unsubscribedAt: null,
      unconfirmedSince: null,
      bouncedAt: null,
      confirmedAt: now,
    })
    .where(and(eq(subscribers.id, id), isNotNull(subscribers.unconfirmedSince)))
    .returning({ id: subscribers.id })
    .all();
  return confirmed.length > 0;
}

/**
 * Forgets the addresses that nobody has confirmed since. Who had left or bounced
 * before stays known, so that no stranger who types their address makes the shop
 * forget it. Returns how many are forgotten.
 */
export async function removeUnconfirmed(
  db: Tx,
  { askedBefore }: { askedBefore: number },
): Promise<number> {
  const isOld = lt(subscribers.unconfirmedSince, askedBefore);
  await db
    .update(subscribers)
    .set({ unconfirmedSince: null })
    .where(and(isOld, isNotNull(subscribers.unsubscribedAt)))
    .run();
  const rows = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(isOld, isNull(subscribers.unsubscribedAt)))
    .all();
  for (const { id } of rows) await eraseSubscriber(db, id);
  return rows.length;
}

type Off = {
  id: number;
  now: number;
  /** A mail server does not know the address. */
  isBounce: boolean;
};

/** Takes an address off the list; one that is off already stays as it is. */
export async function recordOff(
  db: Tx,
  { id, now, isBounce }: Off,
): Promise<void> {
  await db
    .update(subscribers)
    .set({
      unsubscribedAt: now,
      unconfirmedSince: null,
      bouncedAt: isBounce ? now : null,
    })
    .where(and(eq(subscribers.id, id), isNull(subscribers.unsubscribedAt)))
    .run();
}

/** The token for a subscriber's unsubscribe link. Throws "not_found". */
export async function getUnsubscribeToken(
  db: Db,
  subscriberId: number,
): Promise<string> {
  const [row] = await db
    .select({ token: subscribers.token })
    .from(subscribers)
    .where(eq(subscribers.id, subscriberId))
    .all();
  if (!row) throw new Problem("not_found");
  return row.token;
}

/** Everyone on the list, the earliest first. */
export async function listSubscribers(
  db: Db,
): Promise<{ email: string; createdAt: number; token: string }[]> {
  return db
    .select({
      email: subscribers.email,
      createdAt: subscribers.createdAt,
      token: subscribers.token,
    })
    .from(subscribers)
    .where(
      and(
        isNull(subscribers.unsubscribedAt),
        isNull(subscribers.unconfirmedSince),
      ),
    )
    .orderBy(asc(subscribers.id))
    .all();
}

/** Yields the list as a table, each with the link that takes them off it. */
export async function* exportReaders(
  db: Db,
  publicUrl: string,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(["email", "joined at", "unsubscribe link"]);
  for (const { email, createdAt, token } of await listSubscribers(db)) {
    const link = `${publicUrl}${unsubscribePath(token)}`;
    yield csvLine([email, toIso(createdAt), link]);
  }
}

/** Deletes a subscriber. Keeps the mails that were sent to the subscriber. */
export async function eraseSubscriber(db: Tx, id: number): Promise<void> {
  await detachMailsFromSubscriber(db, id);
  await db.delete(subscribers).where(eq(subscribers.id, id)).run();
}

// A subscriber who is on the list now gets what is sent to all of them.

const onList = () =>
  and(isNull(subscribers.unsubscribedAt), isNull(subscribers.unconfirmedSince));

export async function countSubscribers(db: Db): Promise<number> {
  const [row] = await db
    .select({ subscribers: count() })
    .from(subscribers)
    .where(onList())
    .all();
  return row?.subscribers ?? 0;
}

/** The ids of everyone on the list. */
export async function listSubscriberIds(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(onList())
    .orderBy(asc(subscribers.id))
    .all();
  return rows.map(({ id }) => id);
}

/** A subscriber; undefined for one who is not on the list (any more). */
export async function findSubscriber(
  db: Db,
  id: number,
): Promise<{ email: string; token: string } | undefined> {
  const [row] = await db
    .select({ email: subscribers.email, token: subscribers.token })
    .from(subscribers)
    .where(and(eq(subscribers.id, id), onList()))
    .all();
  return row;
}
