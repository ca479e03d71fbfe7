import { DAY_MS } from "#shared/durations.ts";
import {
  MAX_WELCOMES_A_DAY,
  WELCOME_PAUSE_MS,
} from "#shared/newsletter/schema.ts";
import type { Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { countMailsTo, enqueueMail } from "#server/mail/queue.ts";
import { removeWaitingMails } from "#server/mail/removal.ts";
import {
  findSubscriberByEmail,
  findSubscriberByToken,
  insertSubscriber,
  recordUnsubscribed,
  recordWelcome,
  resubscribe,
} from "./store.ts";

/**
 * Adds an address to the list and queues a welcome mail. A repeat changes
 * nothing, unless the last welcome is a day old: then it queues another.
 */
export async function subscribe(
  { commit, clock, outboxWake }: Pick<Deps, "commit" | "clock" | "outboxWake">,
  email: string,
): Promise<void> {
  const isWelcomed = await commit((tx) => join(tx, email, clock.now()));
  if (isWelcomed) outboxWake();
}

/** Returns whether a welcome mail was queued. */
async function join(db: Tx, email: string, now: number): Promise<boolean> {
  const known = await findSubscriberByEmail(db, email);
  if (known && known.unsubscribedAt !== null) await resubscribe(db, known.id);
  if (known && wasJustWelcomed(known, now)) return false;
  const isFlooded = await hasHadEnough(db, email, now);
  const subscriberId =
    known?.id ?? (await insertSubscriber(db, { email, now }));
  if (known) await recordWelcome(db, { id: known.id, now });
  if (isFlooded) return false;
  const kind = "newsletter_welcome";
  await enqueueMail(db, { kind, recipient: email, subscriberId, now });
  return true;
}

/** Limits welcome mails, so that nobody can flood a mailbox with the form. */
async function hasHadEnough(db: Tx, recipient: string, now: number) {
  const kind = "newsletter_welcome";
  const since = now - DAY_MS;
  const mails = await countMailsTo(db, { recipient, kind, since });
  return mails >= MAX_WELCOMES_A_DAY;
}

function wasJustWelcomed({ welcomedAt }: { welcomedAt: number }, now: number) {
  // A welcome in the future was sent before the clock was set back.
  return welcomedAt <= now && now - welcomedAt < WELCOME_PAUSE_MS;
}

/**
 * Takes a subscriber off the list and removes the mails that still wait to be
 * sent. A repeat changes nothing. Returns whether the token is known.
 */
export async function unsubscribe(
  { commit, clock }: Pick<Deps, "commit" | "clock">,
  token: string,
): Promise<boolean> {
  return commit(async (tx) => {
    const subscriber = await findSubscriberByToken(tx, token);
    if (!subscriber) return false;
    const { id, unsubscribedAt } = subscriber;
    await removeWaitingMails(tx, id);
    if (unsubscribedAt === null)
      await recordUnsubscribed(tx, { id, now: clock.now() });
    return true;
  });
}
