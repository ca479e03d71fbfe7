import type { Mail } from "#server/mail/mail.ts";
import { layout } from "./layout.ts";
import { attached } from "./line-pictures.ts";
import { isOpenStatus, type OrderStatus, wayOf } from "#shared/orders/state.ts";
import type { Refund } from "#server/db/schema/orders.ts";
import { formatCents } from "#shared/text/formats.ts";
import {
  orderAmount,
  orderLines,
  type OrderMailData,
  orderTotal,
} from "./order-lines.ts";
import { orderPage, section } from "./blocks.ts";
import { link, mailLink, paragraph, paragraphWith, small } from "./pieces.ts";
import { hasPayButton, type MailPayment, whatToPay } from "./what-to-pay.ts";

type PaymentMailKind =
  "order_payment" | "order_payment_reminder" | "order_paid" | "order_refunded";

/** The texts of the mail about each of them. */
const TEXTS = {
  order_payment: "asked",
  order_payment_reminder: "reminder",
  order_paid: "paid",
  order_refunded: "refunded",
} as const satisfies Record<PaymentMailKind, string>;

type PaymentMail = OrderMailData & {
  supportEmail: string;
  kind: PaymentMailKind;
  /** What was sent already is paid for afterwards. */
  status: OrderStatus;
  payment: MailPayment;
  /** What went back; undefined in a mail of a version that told no amount. */
  refund: Refund | undefined;
  /** The shopper's page of the order. */
  orderUrl: string | undefined;
};

/** Asks the customer for the money, reminds of it, thanks, or sends it back. */
export function composePaymentMail(data: PaymentMail): Mail {
  const { locale, supportEmail, pictures, payment } = data;
  return {
    subject: subjectOf(data),
    replyTo: { name: locale.shopName, address: supportEmail },
    ...content(data),
    pictures: [
      ...attached(pictures),
      ...(payment.picture ? [payment.picture] : []),
    ],
  };
}

function subjectOf(data: PaymentMail): string {
  const { order, locale, kind } = data;
  const { asked, reminder, paid, refunded } = locale.messages.mail.payment;
  const { shopName } = locale;
  switch (kind) {
    case "order_payment":
      return asked.subject(order.id, orderTotal(data), shopName);
    case "order_payment_reminder":
      return reminder.subject(order.id, orderTotal(data), shopName);
    case "order_paid":
      return paid.subject(order.id, shopName);
    case "order_refunded":
      return refunded.subject(order.id, amountOf(data), shopName);
  }
}

/** The money that a mail is about. */
function amountOf(data: PaymentMail): string {
  const { kind, refund, locale } = data;
  if (kind !== "order_refunded") return orderTotal(data);
  return refund
    ? formatCents(refund.cents, locale.formats)
    : orderAmount(data, "refunded");
}

function headingOf({ kind, order, status, locale }: PaymentMail): string {
  const { asked, ...others } = locale.messages.mail.payment;
  const isToTravel = wayOf(order) !== "collected" && isOpenStatus(status);
  if (kind === "order_payment")
    return isToTravel ? asked.heading : asked.headingCollect;
  return others[TEXTS[kind]].heading;
}

function content(data: PaymentMail) {
  const { theme, locale, order, supportEmail, publicUrl, orderUrl } = data;
  const { order: about, payment } = locale.messages.mail;
  const { text } = payment[TEXTS[data.kind]];
  const heading = headingOf(data);
  const sentence = text(amountOf(data));
  const hasButton = hasPayButton(data.payment);
  const isPaid = data.kind === "order_paid";
  return layout({
    theme,
    locale,
    preview: about.preview(order.id, sentence),
    heading,
    body: [
      paragraph(about.about(order.id, sentence)),
      ...whatToPay(data, data.payment),
      ...orderPage(theme, orderUrl, about.see, hasButton),
      ...(isPaid && orderUrl ? [paragraph(payment.paid.receipt)] : []),
      section(theme, about.yours, orderLines(data)),
      paragraphWith(
        about.questions,
        mailLink(theme, supportEmail, about.subject(order.id)),
      ),
    ],
    footer: [small(link(theme, publicUrl, publicUrl))],
  });
}
