import type { Config } from "#server/config.ts";
import { errorFields, type Log } from "#server/log.ts";
import { isCustomLine } from "#shared/cart-rules.ts";
import type { DrawnDesign } from "#shared/clip-drawing.ts";
import type { Order } from "#shared/orders.ts";
import type { Mail, MailPicture, OutgoingMail } from "./mail.ts";
import { composeWelcomeMail } from "./newsletter-welcome.ts";
import { composeCustomerMail } from "./order-customer.ts";
import { designOf, type LinePictures } from "./order-lines.ts";
import { composeOwnerMail } from "./order-owner.ts";
import type { OutboxRow } from "./store.ts";
import { composeTestMail } from "./test-mail.ts";

/**
 * What mails tell of. The outbox knows no other feature: whoever starts it
 * hands in how to read an order, a subscriber and a design.
 */
export type MailSources = {
  getOrder(id: number): Order;
  /** What the maker calls her custom clips. */
  getClipName(): string;
  getUnsubscribeToken(subscriberId: number): string;
  /** A PNG of a design. May throw: the mail goes out without it. */
  drawDesign(design: DrawnDesign): Promise<Uint8Array>;
};

type Tools = { config: Config; log: Log; sources: MailSources; now: number };

/** A waiting mail as it goes out. Throws what a source throws. */
export async function composeMail(
  row: OutboxRow,
  tools: Tools,
): Promise<OutgoingMail> {
  const kind = row.kind.replaceAll("_", "-");
  return outgoing(await composeKind(row, tools), tools.config, {
    id: row.id,
    label: row.orderId === null ? kind : `${kind}-${row.orderId}`,
    to: recipientOf(row, tools.config),
    messageId: row.messageId,
    now: tools.now,
  });
}

/**
 * The maker is where the settings say now. Her mail may have waited since
 * before she set her address, or for that address to be mended.
 */
function recipientOf(row: OutboxRow, { ownerEmail }: Config): string {
  return row.kind === "order_owner" ? ownerEmail : row.recipient;
}

type Way = Pick<OutgoingMail, "id" | "label" | "to" | "messageId"> & {
  now: number;
};

/** A mail on its way from the shop's own address. */
export function outgoing(
  mail: Mail,
  { mailFrom, shopName }: Config,
  { now, ...way }: Way,
): OutgoingMail {
  const domain = mailFrom.address.replace(/^.*@/, "");
  return {
    ...mail,
    ...way,
    from: { ...mailFrom, name: mailFrom.name || shopName },
    messageId: `${way.messageId}@${domain}`,
    date: new Date(now),
  };
}

async function composeKind(row: OutboxRow, tools: Tools): Promise<Mail> {
  const { config, sources } = tools;
  if (row.kind === "test") return composeTestMail(config);
  if (row.kind === "newsletter_welcome") {
    const token = sources.getUnsubscribeToken(needed(row.subscriberId));
    return composeWelcomeMail({ ...config, token });
  }
  const order = sources.getOrder(needed(row.orderId));
  const pictures = await drawDesigns(order, tools);
  const story = { order, pictures, clipName: sources.getClipName() };
  if (row.kind === "order_customer")
    return composeCustomerMail({ ...config, ...story });
  const lowCharms = row.lowCharms ?? [];
  return composeOwnerMail({ ...config, ...story, lowCharms });
}

function needed(id: number | null): number {
  if (id === null) throw new Error("a mail tells of nothing");
  return id;
}

// Mail servers take about 10 MB, and base64 adds a third. The list beside the
// pictures says everything that they show.
const MAX_PICTURE_BYTES = 6 * 1024 * 1024;

/** Draws every custom line. What cannot be drawn is left out, and logged. */
async function drawDesigns(order: Order, tools: Tools): Promise<LinePictures> {
  const pictures = new Map<number, MailPicture>();
  let bytes = 0;
  for (const [index, item] of order.items.entries()) {
    if (!isCustomLine(item)) continue;
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

async function draw(design: DrawnDesign, orderId: number, tools: Tools) {
  try {
    return await tools.sources.drawDesign(design);
  } catch (error) {
    tools.log.warn("design_not_drawn", { orderId, ...errorFields(error) });
    return undefined;
  }
}
