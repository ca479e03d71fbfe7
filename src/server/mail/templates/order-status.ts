import type { OrderPayment } from "#shared/payment/schema.ts";
import type { OrderEvent } from "#shared/orders/progress.ts";
import { wayOf } from "#shared/orders/state.ts";
import type { Mail } from "#server/mail/mail.ts";
import { html } from "#server/runtime/html.ts";
import { layout } from "./layout.ts";
import { attached } from "./line-pictures.ts";
import type { MailTheme } from "./theme.ts";
import { box, button, orderPage, section } from "./blocks.ts";
import {
  link,
  mailLink,
  paragraph,
  paragraphWith,
  type Piece,
  small,
  typed,
} from "./pieces.ts";
import { orderAmount, orderLines, type OrderMailData } from "./order-lines.ts";

export type StatusMailKind = "order_making" | "order_sent" | "order_cancelled";

type StatusMail = OrderMailData & {
  supportEmail: string;
  kind: StatusMailKind;
  /** The step that the mail announces. */
  event: OrderEvent;
  /** The shopper's page of the order. */
  orderUrl: string | undefined;
  payment: OrderPayment;
};

/** Tells the customer that the order is being made, is sent or is cancelled. */
export function composeStatusMail(data: StatusMail): Mail {
  const { order, locale, supportEmail, pictures } = data;
  const { shopName } = locale;
  const { subject } = stepOf(data);
  return {
    subject: subject(order.id, shopName),
    replyTo: { name: shopName, address: supportEmail },
    ...content(data),
    pictures: attached(pictures),
  };
}

/** What is collected is not sent; its option says where and when. */
function stepOf({ kind, order, locale }: StatusMail) {
  const { making, sent, collect, cancelled } = locale.messages.mail;
  const isCollected = wayOf(order) === "collected";
  if (kind === "order_cancelled") return cancelled;
  if (kind === "order_sent") return isCollected ? collect : sent;
  return isCollected ? { ...making, next: making.nextCollect } : making;
}

function content(data: StatusMail) {
  const { theme, locale, order, supportEmail, publicUrl, orderUrl } = data;
  const { note, trackingUrl } = data.event;
  const { mail, order: orders } = locale.messages;
  const { order: t } = mail;
  const step = stepOf(data);
  const { fromMaker, parcel } = orders.page;
  const text = textOf(data, step.text);
  return layout({
    theme,
    locale,
    preview: t.preview(order.id, text),
    heading: step.heading,
    body: [
      paragraph(t.about(order.id, text)),
      ...where(data),
      ...(note ? [noteBox(theme, fromMaker, note)] : []),
      ...(trackingUrl ? [button(theme, trackingUrl, parcel)] : []),
      ...orderPage(theme, orderUrl, t.see, Boolean(trackingUrl)),
      section(theme, t.yours, orderLines(data)),
      // Who was cancelled by the maker is not told to order again.
      ...(data.event.actor === "maker" && data.kind === "order_cancelled"
        ? []
        : [paragraph(step.next)]),
      paragraphWith(
        t.questions,
        mailLink(theme, supportEmail, t.subject(order.id)),
      ),
    ],
    footer: [small(link(theme, publicUrl, publicUrl))],
  });
}

/** What happens to the money of a cancelled order that was paid. */
function textOf(data: StatusMail, text: string): string {
  const { kind, payment, locale } = data;
  const { cancelledPaid, cancelledRefunded } = locale.messages.mail.payment;
  if (kind !== "order_cancelled") return text;
  if (payment.state === "paid")
    return cancelledPaid(orderAmount(data, "refundable"));
  return payment.state === "refunded"
    ? cancelledRefunded(orderAmount(data, "refunded"))
    : text;
}

/** Where and when an order is collected, as its option says. */
function where({ kind, order, theme }: StatusMail): Piece[] {
  const { delivery } = order;
  if (kind !== "order_sent" || wayOf(order) !== "collected") return [];
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
