import { and, desc, eq, isNotNull, like, or, sql } from "drizzle-orm";
import { DAY_MS } from "#shared/durations.ts";
import { MAX_LINK_MAILS_A_DAY } from "#shared/orders/lost-links.ts";
import { formatDate } from "#shared/text/dates.ts";
import type { Db } from "#server/db/handle.ts";
import { ofMailbox } from "#server/db/locks.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import type { Mail } from "#server/mail/mail.ts";
import {
  countMailsTo,
  enqueueMail,
  hashMailbox,
  type OutboxRow,
} from "#server/mail/queue.ts";
import { layout, type MailVoice } from "#server/mail/templates/layout.ts";
import { link, list, paragraph, small } from "#server/mail/templates/pieces.ts";
import { toIso } from "#server/runtime/clock.ts";
import { findOrderLinks } from "./links.ts";
import type { OrderRow } from "./store.ts";

// The links to a customer's orders, for somebody who lost the mails.

/** Of a customer with many orders, the newest are sent. */
const MOST_ORDERS = 20;

/**
 * Mails the links of the orders of an address to it, if it has any. Who asks
 * does not learn whether it has, nor whether it was mailed often enough today.
 */
export async function sendOrderLinks(
  { commit, clock, outboxWake }: Deps,
  email: string,
): Promise<void> {
  const now = clock.now();
  const isSent = await commit(ofMailbox(hashMailbox(email)), async (tx) => {
    const [newest] = await findOrdersOf(tx, email);
    if (!newest) return false;
    // The address of the order, and not what a stranger may have typed.
    const recipient = newest.customerEmail;
    const kind = "order_links";
    const since = now - DAY_MS;
    const mails = await countMailsTo(tx, { recipient, kind, since });
    if (mails >= MAX_LINK_MAILS_A_DAY) return false;
    await enqueueMail(tx, { kind, recipient, now });
    return true;
  });
  if (isSent) outboxWake();
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
  const t = locale.messages.delivery.lost;
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
    ...layout({
      theme,
      locale,
      preview: t.hello,
      heading: t.subject,
      body: [paragraph(t.hello), list(links.flat()), paragraph(t.ignore)],
      footer: [small(link(theme, publicUrl, publicUrl))],
    }),
  };
}

/** The orders of a mailbox that have a page, the newest first. */
async function findOrdersOf(db: Db, email: string): Promise<OrderRow[]> {
  const address = sql`lower(${orders.customerEmail})`;
  const mailbox = hashMailbox(email);
  const [, name = "", domain = ""] =
    /^([^@+]*)[^@]*@(.*)$/.exec(email.toLowerCase()) ?? [];
  // Its other spellings begin alike, and the hash decides.
  const first = name.slice(0, 1).replaceAll(/[%_\\]/g, "");
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        isNotNull(orders.shopperTokenHash),
        or(
          eq(address, email.toLowerCase()),
          like(address, `${first}%@${domain.replaceAll(/[%_\\]/g, "")}`),
          ...(/^(?:gmail|googlemail)\.com$/.test(domain)
            ? [
                like(address, `${first}%@gmail.com`),
                like(address, `${first}%@googlemail.com`),
              ]
            : []),
        ),
      ),
    )
    .orderBy(desc(orders.id))
    .all();
  return rows
    .filter(({ customerEmail }) => hashMailbox(customerEmail) === mailbox)
    .slice(0, MOST_ORDERS);
}
