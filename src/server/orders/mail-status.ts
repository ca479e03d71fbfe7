import type { OrderEvent } from "#shared/orders/progress.ts";
import { wayOf } from "#shared/orders/state.ts";
import type { Mail } from "#server/mail/mail.ts";
import {
  box,
  button,
  orderPage,
  section,
} from "#server/mail/templates/blocks.ts";
import {
  paragraph,
  type Piece,
  strong,
  typed,
} from "#server/mail/templates/pieces.ts";
import type { MailTheme } from "#server/mail/templates/theme.ts";
import { html } from "#server/runtime/html.ts";
import {
  orderAmount,
  type OrderMail,
  questions,
  toCustomer,
} from "./mail-lines.ts";
import { orderedLines } from "./mail-table.ts";
import { attached } from "./mail-pictures.ts";

/** The steps that are told to the customer. */
type ToldStep = "making" | "sent" | "cancelled";

/**
 * Tells the customer that the order is being made, is sent or is cancelled.
 * Throws where that step was undone.
 */
export function statusMail(data: OrderMail, kind: ToldStep): Mail {
  const { theme, locale, order, orderUrl } = data;
  const event = data.events.findLast(({ status }) => status === kind);
  if (!event) throw new Error("the order has left the status of this mail");
  const { note, tracking, trackingUrl } = event;
  const { mail, order: orders } = locale.messages;
  const { order: t } = mail;
  const step = stepOf(data, kind);
  const { fromMaker, parcel } = orders.page;
  const text = textOf(data, kind, step.text);
  return toCustomer(data, {
    subject: step.subject(order.id, locale.shopName),
    preview: t.preview(order.id, text),
    heading: step.heading,
    body: [
      paragraph(t.about(order.id, text)),
      ...where(data, kind),
      ...(note ? [noteBox(theme, fromMaker, note)] : []),
      ...(tracking ? [parcelNumber(tracking)] : []),
      ...(trackingUrl ? [button(theme, trackingUrl, parcel)] : []),
      ...orderPage(theme, orderUrl, t.see, Boolean(trackingUrl)),
      section(theme, t.yours, orderedLines(data)),
      // A customer whose order the maker cancelled is not told to order again.
      ...(event.actor === "maker" && kind === "cancelled"
        ? []
        : [paragraph(step.next)]),
      questions(data),
    ],
    pictures: attached(data.pictures),
  });
}

/**
 * Returns the step as people call it: what is collected is not sent, and its
 * option says where and when.
 */
function stepOf({ order, locale }: OrderMail, kind: ToldStep) {
  const { making, sent, collect, cancelled } = locale.messages.mail;
  const isCollected = wayOf(order) === "collected";
  if (kind === "cancelled") return cancelled;
  if (kind === "sent") return isCollected ? collect : sent;
  return isCollected ? { ...making, next: making.nextCollect } : making;
}

/** The carrier and the number, which its site and its shops ask for. */
const parcelNumber = ({ name, number }: NonNullable<OrderEvent["tracking"]>) =>
  paragraph(...(name ? [`${name} `] : []), strong(number));

/** Says what happens to the money of a cancelled order that was paid. */
function textOf(data: OrderMail, kind: ToldStep, text: string): string {
  const { payment, locale } = data;
  const { cancelledPaid, cancelledRefunded } = locale.messages.mail.payment;
  if (kind !== "cancelled") return text;
  if (payment.state === "paid")
    return cancelledPaid(orderAmount(data, "refundable"));
  return payment.state === "refunded"
    ? cancelledRefunded(orderAmount(data, "refunded"))
    : text;
}

/** Where and when an order is collected, as its option says. */
function where({ order, theme }: OrderMail, kind: ToldStep): Piece[] {
  const { delivery } = order;
  if (kind !== "sent" || wayOf(order) !== "collected") return [];
  return delivery?.note ? [noteBox(theme, delivery.name, delivery.note)] : [];
}

/** The maker's own words, with her line breaks. */
function noteBox(theme: MailTheme, title: string, words: string): Piece {
  const label = `${title}${theme.colon}`;
  return box(theme, [
    {
      html: html`<strong>${label.trim()}</strong> <span>${typed(words)}</span>`,
      text: `${label}${words}`,
    },
  ]);
}
