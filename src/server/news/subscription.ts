import {
  MAX_WELCOMES_A_DAY,
  WELCOME_PAUSE_MS,
} from "#shared/newsletter/schema.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { NO_LOCK, ofMailbox } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import {
  countMailsTo,
  enqueueMail,
  hashMailbox,
  type OutboxRow,
  pretendMail,
} from "#server/mail/queue.ts";
import { removeWaitingMails } from "#server/mail/removal.ts";
import { isWithinLast } from "#server/runtime/clock.ts";
import { readLegal } from "#server/site/store.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { startSweep } from "#server/db/sweeps.ts";
import { PAGES } from "#shared/api/paths.ts";
import { confirmPath, unsubscribePath } from "#shared/newsletter/calls.ts";
import type { MailTools } from "#server/mail/compose.ts";
import type { Mail } from "#server/mail/mail.ts";
import { button } from "#server/mail/templates/blocks.ts";
import { layout, type MailVoice } from "#server/mail/templates/layout.ts";
import { link, paragraph, small } from "#server/mail/templates/pieces.ts";
import {
  awaitConfirmation,
  findSubscriberByEmail,
  findSubscriberByToken,
  getUnsubscribeToken,
  insertSubscriber,
  recordConfirmed,
  recordOff,
  removeUnconfirmed,
  welcomeBack,
} from "./subscriber-store.ts";

/**
 * Adds an address to the list and queues a welcome mail. A repeat changes
 * nothing, unless the address was taken off the list or the last welcome is a
 * day old: then it queues another.
 */
export async function subscribe(deps: Deps, email: string): Promise<void> {
  const { commit, clock, config, outboxWake } = deps;
  await commit(ofMailbox(hashMailbox(email)), async (tx) => {
    const { confirmSubscriptions } = await readLegal(tx, config);
    const now = clock.now();
    const isMailed = confirmSubscriptions
      ? await askToConfirm(tx, email, now)
      : await join(tx, email, now);
    // A stranger who asks with a clock does not learn who is on the list.
    const kind = "newsletter_welcome";
    if (!isMailed) await pretendMail(tx, { kind, recipient: email, now });
  });
  outboxWake();
}

/**
 * Notes an address that counts once its mailed link is confirmed. Returns
 * whether that mail was queued: one a day, and none to who is on the list.
 */
async function askToConfirm(db: Tx, email: string, now: number) {
  const known = await findSubscriberByEmail(db, email);
  const isOnList =
    known?.unsubscribedAt === null && known.unconfirmedSince === null;
  if (isOnList) return join(db, email, now);
  const wasAsked = known?.unconfirmedSince != null;
  if (wasAsked && wasJustWelcomed(known, now)) return false;
  const kind = "newsletter_confirm";
  if (await hasHadEnough(db, { recipient: email, kind, now })) return false;
  const subscriberId =
    known?.id ?? (await insertSubscriber(db, { email, now }));
  await awaitConfirmation(db, { id: subscriberId, now });
  await enqueueMail(db, { kind, recipient: email, subscriberId, now });
  return true;
}

/** "unknown": nobody has the link's token. */
export type Standing = "unknown" | "asked" | "reads" | "off";

/** Finds how whoever has a link of the newsletter stands to the list. */
export async function findStanding(db: Db, token: string): Promise<Standing> {
  const found = await findSubscriberByToken(db, token);
  if (!found) return "unknown";
  if (found.unconfirmedSince !== null) return "asked";
  return found.unsubscribedAt === null ? "reads" : "off";
}

/**
 * Puts an address on the list by its mailed link, and queues the welcome. A
 * repeat changes nothing, nor does a link of who has left since: it is in every
 * mail to them. Returns how the address stands then.
 */
export async function confirmSubscription(
  { db, commit, clock, outboxWake }: Deps,
  token: string,
): Promise<Standing> {
  const found = await findSubscriberByToken(db, token);
  if (!found) return "unknown";
  const { id, email } = found;
  const now = clock.now();
  const isNew = await commit(ofMailbox(hashMailbox(email)), async (tx) => {
    if (!(await recordConfirmed(tx, { id, now }))) return false;
    const kind = "newsletter_welcome";
    await enqueueMail(tx, { kind, recipient: email, subscriberId: id, now });
    return true;
  });
  if (isNew) outboxWake();
  return findStanding(db, token);
}

/**
 * Returns whether a welcome mail was queued. Nobody is put on the list, or back
 * on it, without a mail that says so: a stranger may have given the address.
 */
async function join(db: Tx, email: string, now: number): Promise<boolean> {
  const known = await findSubscriberByEmail(db, email);
  const isOnList =
    known?.unsubscribedAt === null && known.unconfirmedSince === null;
  if (isOnList && wasJustWelcomed(known, now)) return false;
  const kind = "newsletter_welcome";
  if (await hasHadEnough(db, { recipient: email, kind, now })) return false;
  const subscriberId =
    known?.id ?? (await insertSubscriber(db, { email, now }));
  if (known) await welcomeBack(db, { id: known.id, now });
  await enqueueMail(db, { kind, recipient: email, subscriberId, now });
  return true;
}

type MailsOfForm = {
  recipient: string;
  kind: "newsletter_welcome" | "newsletter_confirm";
  now: number;
};

/** Limits such mails, so that nobody can flood a mailbox with the form. */
async function hasHadEnough(db: Tx, mails: MailsOfForm) {
  const sent = await countMailsTo(db, mails);
  return sent >= MAX_WELCOMES_A_DAY;
}

function wasJustWelcomed({ welcomedAt }: { welcomedAt: number }, now: number) {
  return isWithinLast(WELCOME_PAUSE_MS, welcomedAt, now);
}

/**
 * Takes a subscriber off the list and removes the mails that still wait to be
 * sent. A repeat changes nothing. Returns whether the token is known.
 */
export async function unsubscribe(
  { commit, clock }: Pick<Deps, "commit" | "clock">,
  token: string,
): Promise<boolean> {
  return commit(NO_LOCK, async (tx) => {
    const subscriber = await findSubscriberByToken(tx, token);
    if (!subscriber) return false;
    const { id, unsubscribedAt } = subscriber;
    await removeWaitingMails(tx, id);
    if (unsubscribedAt === null)
      await recordOff(tx, { id, now: clock.now(), isBounce: false });
    return true;
  });
}

/**
 * The time for which an address waits for its confirmation before it is
 * forgotten.
 */
export const UNCONFIRMED_MS = 30 * DAY_MS;

/** Removes the addresses that waited for too long. Returns how many. */
export async function sweepUnconfirmed({
  commit,
  clock,
}: Pick<Deps, "commit" | "clock">): Promise<number> {
  const askedBefore = clock.now() - UNCONFIRMED_MS;
  return commit(NO_LOCK, (tx) => removeUnconfirmed(tx, { askedBefore }));
}

/** Runs `sweepUnconfirmed` now and every day. Returns how to stop it. */
export function startSubscriberSweep(deps: Deps): () => void {
  return startSweep(deps, {
    name: "subscriber sweep",
    everyMs: DAY_MS,
    async run() {
      const addresses = await sweepUnconfirmed(deps);
      if (addresses > 0) deps.log.info("unconfirmed_swept", { addresses });
    },
  });
}

type Writing = MailVoice & {
  /** The subscriber's token, for the link to confirm or to leave. */
  token: string;
  /** The maker's welcome text. */
  welcome: string;
};

/** The mails to those who subscribe. */
export function subscriberMails({ db }: Pick<Deps, "db">) {
  const of = (write: (data: Writing) => Mail) => ({
    async compose(row: OutboxRow, { site, speak }: MailTools) {
      const token = await readToken(db, row);
      const { welcome } = site.newsletter;
      return write({ ...(await speak()), token, welcome });
    },
    async hasNoAddress(tx: Tx, { subscriberId: id }: OutboxRow, now: number) {
      if (id !== null) await recordOff(tx, { id, now, isBounce: true });
    },
  });
  return {
    newsletter_confirm: of(confirmMail),
    newsletter_welcome: of(welcomeMail),
  };
}

async function readToken(db: Db, { subscriberId }: OutboxRow): Promise<string> {
  if (subscriberId === null) throw new Error("the mail names no subscriber");
  return getUnsubscribeToken(db, subscriberId);
}

/** Welcomes a subscriber; mail programs recognize the unsubscribe headers. */
function welcomeMail(data: Writing): Mail {
  const { theme, locale, publicUrl, token, welcome } = data;
  const { shopName, messages } = locale;
  const { see, reason, unsubscribe } = messages.mail.welcome;
  const title = messages.home.newsletter.welcome(shopName);
  const shopUrl = `${publicUrl}${PAGES.home}`;
  const unsubscribeUrl = `${publicUrl}${unsubscribePath(token)}`;
  return {
    subject: title,
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    ...layout(data, {
      preview: welcome,
      heading: title,
      body: [paragraph(welcome), button(theme, shopUrl, see)],
      footer: [
        small(reason(shopName)),
        small(link(theme, unsubscribeUrl, unsubscribe)),
      ],
    }),
  };
}

/** Asks an address whether it wants the newsletter; it says nothing else. */
function confirmMail(data: Writing): Mail {
  const { theme, locale, publicUrl, token } = data;
  const { shopName, messages } = locale;
  const t = messages.mail.confirmSubscription;
  return {
    subject: t.subject(shopName),
    ...layout(data, {
      preview: t.text(shopName),
      heading: t.title,
      body: [
        paragraph(t.text(shopName)),
        button(theme, `${publicUrl}${confirmPath(token)}`, t.confirm),
        paragraph(t.notYou),
      ],
    }),
  };
}
