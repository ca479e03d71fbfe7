import type { Config } from "#server/config/config.ts";
import { errorFields, type Log } from "#server/runtime/log.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import type { DrawnDesign } from "#shared/clip/drawing.ts";
import type { OrderEvent } from "#shared/orders/life-schema.ts";
import type { Order } from "#shared/orders/schema.ts";
import type {
  Envelope,
  Mail,
  MailPicture,
  OutgoingMail,
} from "#server/mail/mail.ts";
import { composeWelcomeMail } from "./newsletter-welcome.ts";
import { composeCustomerMail } from "./order-customer.ts";
import { designOf, type LinePictures } from "./order-lines.ts";
import { composeOwnerMail } from "./order-owner.ts";
import { composeStatusMail, type StatusMailKind } from "./order-status.ts";
import { composeWithdrawnMail } from "./order-withdrawn.ts";
import { isToOwner, type OutboxRow } from "#server/mail/queue.ts";
import { composeTestMail } from "./test-mail.ts";

export type OrderLife = {
  events: OrderEvent[];
  /** Undefined for an order that has no page. */
  links: { shopper: string | undefined; maker: string | undefined };
};

/**
 * Where mails get their content from. The mail room knows no other feature, so
 * that start-up passes in how to read an order, a subscriber and a design.
 */
export type MailSources = {
  getOrder(id: number): Promise<Order>;
  /** The steps that an order has taken, and the addresses of its pages. */
  getOrderLife(id: number): Promise<OrderLife>;
  /** What the maker calls her custom clips. */
  getClipName(): Promise<string>;
  /** What thanks a new subscriber. */
  getWelcome(): Promise<string>;
  getUnsubscribeToken(subscriberId: number): Promise<string>;
  /** A PNG of a design. May throw; then the mail is sent without it. */
  drawDesign(design: DrawnDesign): Promise<Uint8Array>;
};

type ComposeTools = {
  config: Config;
  log: Log;
  sources: MailSources;
  /** The `messageId` of the mail that this one continues. */
  thread?: string | undefined;
  now: number;
};

/** The mail of a row of the outbox. Throws what a source throws. */
export async function composeMail(
  row: OutboxRow,
  tools: ComposeTools,
): Promise<OutgoingMail> {
  const kind = row.kind.replaceAll("_", "-");
  const { thread } = tools;
  return outgoing(await composeKind(row, tools), tools.config, {
    id: row.id,
    label: row.orderId === null ? kind : `${kind}-${row.orderId}`,
    to: recipientOf(row, tools.config),
    messageId: row.messageId,
    thread,
    now: tools.now,
  });
}

/**
 * The maker's mails go to her address of today: she may have set or corrected
 * it while they waited.
 */
function recipientOf(row: OutboxRow, { ownerEmail }: Config): string {
  return isToOwner(row.kind) ? ownerEmail : row.recipient;
}

/** A mail in its envelope, from the shop's own address. */
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

async function composeKind(row: OutboxRow, tools: ComposeTools): Promise<Mail> {
  const { config, sources } = tools;
  if (row.kind === "test") return composeTestMail(config);
  if (row.kind === "newsletter_welcome") {
    const token = await sources.getUnsubscribeToken(required(row.subscriberId));
    const welcome = await sources.getWelcome();
    return composeWelcomeMail({ ...config, token, welcome });
  }
  const order = await sources.getOrder(required(row.orderId));
  const pictures = await drawDesigns(order, tools);
  const { events, links } = await sources.getOrderLife(order.id);
  const data = {
    ...config,
    order,
    pictures,
    clipName: await sources.getClipName(),
    orderUrl: links.shopper,
    makerUrl: links.maker,
  };
  switch (row.kind) {
    case "order_customer":
      return composeCustomerMail(data);
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

/** The step that a mail tells of; a step that was taken back has none. */
function getEvent(kind: StatusMailKind, events: OrderEvent[]): OrderEvent {
  const event = events.findLast(({ status }) => kind === `order_${status}`);
  if (!event) throw new Error("the order has left the status of this mail");
  return event;
}

function required(id: number | null): number {
  if (id === null) throw new Error("the mail names no order or subscriber");
  return id;
}

// Mail servers accept about 10 MB, and base64 adds a third. Nothing is lost
// without the pictures: the text beside them says everything that they show.
const MAX_PICTURE_BYTES = 6 * 1024 * 1024;
// Drawing one takes some 50 ms. It is below the number of drawings that are
// cached, so that both mails of an order share them.
const MAX_PICTURES = 12;

/**
 * Draws the first custom lines. What cannot be drawn is left out and logged.
 */
async function drawDesigns(
  order: Order,
  tools: ComposeTools,
): Promise<LinePictures> {
  const pictures = new Map<number, MailPicture>();
  let bytes = 0;
  for (const [index, item] of order.items.entries()) {
    if (!isCustomLine(item)) continue;
    if (pictures.size >= MAX_PICTURES) break;
    const png = await draw(designOf(item), order.id, tools);
    if (!png || bytes + png.byteLength > MAX_PICTURE_BYTES) continue;
    bytes += png.byteLength;
    pictures.set(index, {
      cid: `design-${index + 1}.${order.id}@barrette`,
      filename: `design-${index + 1}.png`,
      png,
    });
  }
  return pictures;
}

async function draw(design: DrawnDesign, orderId: number, tools: ComposeTools) {
  try {
    return await tools.sources.drawDesign(design);
  } catch (error) {
    tools.log.warn("design_not_drawn", { orderId, ...errorFields(error) });
    return undefined;
  }
}
