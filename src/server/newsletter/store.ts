import { asc, eq, isNull } from "drizzle-orm";
import { WELCOME_PAUSE_MS } from "#shared/newsletter.ts";
import { type Db, IMMEDIATE, type Tx } from "#server/db/open.ts";
import { subscribers } from "#server/db/schema/mails.ts";
import { enqueueMail, removeWaitingMails } from "#server/outbox/store.ts";
import { Problem } from "#server/problem.ts";
import { randomToken } from "#server/random.ts";

/**
 * Puts an address on the list, with a welcome in the outbox. Whoever is on it
 * already stays; a welcome within a day of the last is left out. Answers
 * whether there is a mail to send.
 */
export function subscribe(db: Db, email: string, now: number): boolean {
  return db.transaction((tx) => join(tx, email, now), IMMEDIATE);
}

function join(tx: Tx, email: string, now: number): boolean {
  const [known] = tx
    .select()
    .from(subscribers)
    .where(eq(subscribers.email, email))
    .all();
  if (!known) {
    const id = insertSubscriber(tx, email, now);
    welcome(tx, id, email, now);
    return true;
  }
  if (known.unsubscribedAt !== null)
    tx.update(subscribers)
      .set({ unsubscribedAt: null })
      .where(eq(subscribers.id, known.id))
      .run();
  // A welcome from the future was sent before the clock was set back.
  const sinceWelcomeMs = now - known.welcomedAt;
  if (sinceWelcomeMs >= 0 && sinceWelcomeMs < WELCOME_PAUSE_MS) return false;
  tx.update(subscribers)
    .set({ welcomedAt: now })
    .where(eq(subscribers.id, known.id))
    .run();
  welcome(tx, known.id, email, now);
  return true;
}

// What stands in an unsubscribe link: nobody guesses another's.
const TOKEN_BYTES = 24;

function insertSubscriber(tx: Tx, email: string, now: number): number {
  const token = randomToken(TOKEN_BYTES);
  const [row] = tx
    .insert(subscribers)
    .values({ email, token, createdAt: now, welcomedAt: now })
    .returning({ id: subscribers.id })
    .all();
  if (!row) throw new Error("the subscriber was not stored");
  return row.id;
}

function welcome(tx: Tx, subscriberId: number, email: string, now: number) {
  enqueueMail(tx, {
    kind: "newsletter_welcome",
    recipient: email,
    subscriberId,
    now,
  });
}

/** The token of a subscriber. Throws "not_found". */
export function getUnsubscribeToken(db: Tx, subscriberId: number): string {
  const [row] = db
    .select({ token: subscribers.token })
    .from(subscribers)
    .where(eq(subscribers.id, subscriberId))
    .all();
  if (!row) throw new Problem("not_found");
  return row.token;
}

/** Whether a token is some subscriber's, on the list or not. */
export function isKnownToken(db: Tx, token: string): boolean {
  return findByToken(db, token) !== undefined;
}

/**
 * Takes a subscriber off the list, with what still waits for them. Doing it
 * again changes nothing. Answers whether the token is known.
 */
export function unsubscribe(db: Db, token: string, now: number): boolean {
  return db.transaction((tx) => {
    const row = findByToken(tx, token);
    if (!row) return false;
    removeWaitingMails(tx, row.id);
    if (row.unsubscribedAt === null)
      tx.update(subscribers)
        .set({ unsubscribedAt: now })
        .where(eq(subscribers.id, row.id))
        .run();
    return true;
  }, IMMEDIATE);
}

function findByToken(db: Tx, token: string) {
  const [row] = db
    .select()
    .from(subscribers)
    .where(eq(subscribers.token, token))
    .all();
  return row;
}

/** Everyone on the list, the longest first. */
export function listSubscribers(
  db: Tx,
): { email: string; createdAt: number; token: string }[] {
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
