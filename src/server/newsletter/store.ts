import { asc, eq, isNull } from "drizzle-orm";
import type { Db, Tx } from "#server/db/handle.ts";
import { subscribers } from "#server/db/schema/mails.ts";
import { Problem } from "#server/http/problem.ts";
import { detachMailsFromSubscriber } from "#server/mail/removal.ts";
import { randomToken } from "#server/runtime/random.ts";

type SubscriberRow = typeof subscribers.$inferSelect;

/** Long enough that nobody guesses another subscriber's unsubscribe link. */
const TOKEN_BYTES = 24;

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

/** Puts a subscriber who had left on the list again. */
export async function resubscribe(db: Tx, id: number): Promise<void> {
  await db
    .update(subscribers)
    .set({ unsubscribedAt: null })
    .where(eq(subscribers.id, id))
    .run();
}

/** Records that a welcome mail to a subscriber is sent now. */
export async function recordWelcome(
  db: Tx,
  { id, now }: { id: number; now: number },
): Promise<void> {
  await db
    .update(subscribers)
    .set({ welcomedAt: now })
    .where(eq(subscribers.id, id))
    .run();
}

/** Records that a subscriber has left the list. */
export async function recordUnsubscribed(
  db: Tx,
  { id, now }: { id: number; now: number },
): Promise<void> {
  await db
    .update(subscribers)
    .set({ unsubscribedAt: now })
    .where(eq(subscribers.id, id))
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
    .where(isNull(subscribers.unsubscribedAt))
    .orderBy(asc(subscribers.id))
    .all();
}

/** Deletes a subscriber. Keeps the mails that were sent to the subscriber. */
export async function eraseSubscriber(db: Tx, id: number): Promise<void> {
  await detachMailsFromSubscriber(db, id);
  await db.delete(subscribers).where(eq(subscribers.id, id)).run();
}
