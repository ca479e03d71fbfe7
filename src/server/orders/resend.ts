import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/handle.ts";
import { orders } from "#server/db/schema/orders.ts";
import { MAKER, NO_LOCK, ofMailbox } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import {
  countMailsTo,
  enqueueMail,
  findFirstMail,
  hashMailbox,
  type NewMail,
  type OutboxRow,
  pretendMail,
} from "#server/mail/queue.ts";
import { getHashSecret } from "#server/db/secrets.ts";
import { MAX_LINK_MAILS_A_DAY } from "#shared/orders/input.ts";
import { formatDate } from "#shared/text/dates.ts";
import type { Mail } from "#server/mail/mail.ts";
import { layout, type MailVoice } from "#server/mail/templates/layout.ts";
import { link, list, paragraph } from "#server/mail/templates/pieces.ts";
import { toIso } from "#server/runtime/clock.ts";
import { findOrderLinks, renewMakerLink } from "./links.ts";
import type { OrderRow } from "./store.ts";

/** A customer with many orders gets the newest again. */
const MOST_ORDERS = 20;

/**
 * Sends the mails about orders to the maker once more: those of an order's
 * number, or of a customer's address. Returns how many orders were found.
 */
export async function resendOrderMails(
  { commit, clock, config, outboxWake }: Deps,
  query: string,
): Promise<number> {
  const found = await commit(NO_LOCK, async (tx) => {
    const ids = await findOrderIds(tx, query);
    for (const orderId of ids) {
      const kind = "order_owner";
      const first = await findFirstMail(tx, { orderId, kinds: [kind] });
      const { remarks } = first ?? {};
      await enqueueMail(tx, {
        kind,
        recipient: config.ownerEmail,
        orderId,
        ...(remarks && { remarks }),
        now: clock.now(),
      });
    }
    return ids.length;
  });
  if (found > 0) outboxWake();
  return found;
}

async function findOrderIds(db: Db, query: string): Promise<number[]> {
  const number = /^(?:#|№)?\s*(\d{1,9})$/.exec(query)?.[1];
  const isIt = number
    ? eq(orders.id, Number(number))
    : eq(sql`lower(${orders.customerEmail})`, query.toLowerCase());
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    // An order without a link was erased, or is of a version without pages.
    .where(and(isIt, isNotNull(orders.makerTokenHash)))
    .orderBy(desc(orders.id))
    .limit(MOST_ORDERS)
    .all();
  return rows.map(({ id }) => id);
}

/** Finds whose orders these are, and the paths of their pages for the maker. */
export async function findCustomers(db: Db, ids: number[]) {
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, ids), isNotNull(orders.makerTokenHash)))
    .all();
  const customers = rows.map(async (order) => {
    const { maker } = await findOrderLinks(db, { order, publicUrl: "" });
    const customer = { name: order.customerName, path: maker ?? null };
    return [order.id, customer] as const;
  });
  return new Map(await Promise.all(customers));
}

/**
 * Gives an order's page for the maker a new link; the old one leads nowhere.
 * Throws "not_found".
 */
export async function replaceMakerLink(
  deps: Pick<Deps, "db" | "commit">,
  { id, publicUrl }: { id: number; publicUrl: string },
): Promise<string> {
  const secret = await getHashSecret(deps);
  return deps.commit(MAKER, async (tx) => {
    await renew(tx, id, secret);
    const order = await getLinked(tx, id);
    const { maker } = await findOrderLinks(tx, { order, publicUrl });
    if (maker === undefined) throw new Problem("not_found");
    return maker;
  });
}

async function renew(tx: Tx, id: number, secret: string): Promise<void> {
  const order = await getLinked(tx, id);
  await tx
    .update(orders)
    .set(renewMakerLink(secret, order))
    .where(eq(orders.id, id))
    .run();
}

async function getLinked(db: Db, id: number) {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isNotNull(orders.makerTokenHash)))
    .all();
  if (!row) throw new Problem("not_found");
  return row;
}

// The links to a customer's orders, for somebody who lost the mails.

/**
 * Mails the links of the orders of an address to it, if it has any. Who asks
 * does not learn whether it has, nor whether it was mailed often enough today:
 * the same is done for each address, and so it takes as long.
 */
export async function sendOrderLinks(deps: Deps, email: string): Promise<void> {
  const { commit, clock, outboxWake } = deps;
  await fillMailboxes(deps);
  const now = clock.now();
  await commit(ofMailbox(hashMailbox(email)), async (tx) => {
    const [newest] = await findOrdersOf(tx, email);
    // The address of the order, and not what a stranger may have typed.
    const recipient = newest?.customerEmail ?? email;
    const mail: NewMail = { kind: "order_links", recipient, now };
    const mails = await countMailsTo(tx, { recipient, kind: mail.kind, now });
    const isSent = newest !== undefined && mails < MAX_LINK_MAILS_A_DAY;
    await (isSent ? enqueueMail(tx, mail) : pretendMail(tx, mail));
  });
  outboxWake();
}

/** The number of orders of an earlier version that are changed at once. */
const FILLED_AT_ONCE = 500;

/** Notes the mailboxes of orders that an earlier version has stored. */
async function fillMailboxes({ db, commit }: Pick<Deps, "db" | "commit">) {
  const select = (from: Db) =>
    from
      .select({ id: orders.id, email: orders.customerEmail })
      .from(orders)
      .where(isNull(orders.mailboxHash))
      .limit(FILLED_AT_ONCE)
      .all();
  while ((await select(db)).length > 0)
    await commit(MAKER, async (tx) => {
      for (const { id, email } of await select(tx))
        await tx
          .update(orders)
          .set({ mailboxHash: hashMailbox(email) })
          .where(eq(orders.id, id))
          .run();
    });
}

/** The mail with the links. Throws "not_found" once the orders are erased. */
export async function composeOrderLinks(
  { db }: Pick<Deps, "db">,
  { recipient }: Pick<OutboxRow, "recipient">,
  voice: MailVoice,
): Promise<Mail> {
  const found = await findOrdersOf(db, recipient);
  if (found.length === 0) throw new Problem("not_found");
  const { theme, locale, publicUrl } = voice;
  const t = locale.messages.buy.delivery.lost;
  const links = await Promise.all(
    found.map(async (order) => {
      const { shopper } = await findOrderLinks(db, { order, publicUrl });
      const day = formatDate(toIso(order.createdAt), locale.formats);
      const name = t.order(order.id, day);
      return shopper === undefined ? [] : [link(theme, shopper, name)];
    }),
  );
  return {
    subject: t.subject,
    ...layout(voice, {
      preview: t.hello,
      heading: t.subject,
      body: [paragraph(t.hello), list(links.flat()), paragraph(t.ignore)],
    }),
  };
}

/** The orders of a mailbox that have a page, the newest first. */
async function findOrdersOf(db: Db, email: string): Promise<OrderRow[]> {
  const mailbox = hashMailbox(email);
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(eq(orders.mailboxHash, mailbox), isNotNull(orders.shopperTokenHash)),
    )
    .orderBy(desc(orders.id))
    .limit(MOST_ORDERS)
    .all();
  // An earlier version that still runs corrects an address alone.
  return rows.filter(
    ({ customerEmail }) => hashMailbox(customerEmail) === mailbox,
  );
}
