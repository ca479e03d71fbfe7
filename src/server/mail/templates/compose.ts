import type { Config } from "#server/config/config.ts";
import type { Log } from "#server/runtime/log.ts";
import type { OrderEvent } from "#shared/orders/life-schema.ts";
import type { Order } from "#shared/orders/schema.ts";
import type { SiteContent } from "#shared/site/schema.ts";
import type { Envelope, Mail, OutgoingMail } from "#server/mail/mail.ts";
import type { MailLook } from "./layout.ts";
import { composeWelcomeMail } from "./newsletter-welcome.ts";
import { composeCustomerMail } from "./order-customer.ts";
import { composeOwnerMail } from "./order-owner.ts";
import { composeStatusMail, type StatusMailKind } from "./order-status.ts";
import { composeWithdrawnMail } from "./order-withdrawn.ts";
import { isToOwner, type OutboxRow } from "#server/mail/queue.ts";
import { drawDesigns, type PictureSources, readLook } from "./pictures.ts";
import { composeTestMail } from "./test-mail.ts";

export type OrderLife = {
  events: OrderEvent[];
  /** Undefined for an order that has no page. */
  links: { shopper: string | undefined; maker: string | undefined };
};

/**
 * Reads the content of mails. The code under mail/ imports no other feature, so
 * the start of the shop passes in how to read orders, subscribers and designs.
 */
export type MailSources = PictureSources & {
  getOrder(id: number): Promise<Order>;
  /** The steps of an order after "received", and the URLs of its pages. */
  getOrderLife(id: number): Promise<OrderLife>;
  /** The maker's name for custom clips. */
  getClipName(): Promise<string>;
  /** The maker's texts, pictures and colors. */
  getSite(): Promise<SiteContent>;
  getUnsubscribeToken(subscriberId: number): Promise<string>;
};

type ComposeTools = {
  config: Config;
  log: Log;
  sources: MailSources;
  /** The `messageId` of the first mail in the same thread. */
  thread?: string | undefined;
  now: number;
};

/** Composes the mail of an outbox row. Throws any error of `tools.sources`. */
export async function composeMail(
  row: OutboxRow,
  tools: ComposeTools,
): Promise<OutgoingMail> {
  const kind = row.kind.replaceAll("_", "-");
  const { thread } = tools;
  const site = await tools.sources.getSite();
  const look = await readLook(site, row.id, tools);
  const mail = await composeKind(row, { ...tools, site, look });
  const { mark } = look;
  const pictures = [...(mail.pictures ?? []), ...(mark ? [mark] : [])];
  return outgoing({ ...mail, pictures }, tools.config, {
    id: row.id,
    label: row.orderId === null ? kind : `${kind}-${row.orderId}`,
    to: recipientOf(row, tools.config),
    messageId: row.messageId,
    thread,
    now: tools.now,
  });
}

/**
 * The recipient of a mail. A mail to the maker goes to the owner's address in
 * the current settings, which may have changed since the mail was queued.
 */
function recipientOf(row: OutboxRow, { ownerEmail }: Config): string {
  return isToOwner(row.kind) ? ownerEmail : row.recipient;
}

/** Adds an envelope to a mail, from the shop's own address. */
export function outgoing(
  mail: Mail,
  { mailFrom, shopName }: Config,
  { now, ...envelope }: Omit<Envelope, "from" | "date"> & { now: number },
): OutgoingMail {
  const domain = mailFrom.address.replace(/^.*@/, "");
  const { messageId, thread } = envelope;
  return {
    ...mail,
    ...envelope,
    from: { ...mailFrom, name: mailFrom.name || shopName },
    messageId: `${messageId}@${domain}`,
    thread: thread && `${thread}@${domain}`,
    date: new Date(now),
  };
}

type KindTools = ComposeTools & { site: SiteContent; look: MailLook };

async function composeKind(row: OutboxRow, tools: KindTools): Promise<Mail> {
  const { config, sources, site, look } = tools;
  if (row.kind === "test") return composeTestMail({ ...config, look });
  if (row.kind === "newsletter_welcome") {
    const token = await sources.getUnsubscribeToken(required(row.subscriberId));
    const { welcome } = site.newsletter;
    return composeWelcomeMail({ ...config, look, token, welcome });
  }
  const order = await sources.getOrder(required(row.orderId));
  const pictures = await drawDesigns(order, tools);
  const { events, links } = await sources.getOrderLife(order.id);
  const data = {
    ...config,
    look,
    order,
    pictures,
    clipName: await sources.getClipName(),
    orderUrl: links.shopper,
    makerUrl: links.maker,
  };
  switch (row.kind) {
    case "order_customer":
      return composeCustomerMail({ ...data, delivery: site.delivery });
    case "order_owner": {
      const { lowCharms, remarks } = row;
      return composeOwnerMail({
        ...data,
        lowCharms: lowCharms ?? [],
        remarks: remarks ?? {},
      });
    }
    case "order_cancelled_owner":
      return composeWithdrawnMail(data);
    case "order_making":
    case "order_sent":
    case "order_cancelled":
      return composeStatusMail({
        ...data,
        kind: row.kind,
        event: getEvent(row.kind, events),
      });
  }
}

/** The step that a mail announces. Throws where that step was undone. */
function getEvent(kind: StatusMailKind, events: OrderEvent[]): OrderEvent {
  const event = events.findLast(({ status }) => kind === `order_${status}`);
  if (!event) throw new Error("the order has left the status of this mail");
  return event;
}

function required(id: number | null): number {
  if (id === null) throw new Error("the mail names no order or subscriber");
  return id;
}
