import { isolated } from "#shared/text/characters.ts";
import { type MakerOrder, sayPieces } from "#shared/orders/progress.ts";
import type { OrderPayment } from "#shared/payment/schema.ts";
import type { Mail } from "#server/mail/mail.ts";
import { layout } from "./layout.ts";
import { attached } from "./line-pictures.ts";
import { button, section } from "./blocks.ts";
import {
  lines,
  link,
  mailLink,
  paragraph,
  phoneLink,
  small,
  strong,
} from "./pieces.ts";
import {
  orderAmount,
  orderLines,
  type OrderMailData,
  orderTotal,
} from "./order-lines.ts";

type WithdrawnMail = OrderMailData & {
  /** The maker's page of the order. */
  makerUrl: string | undefined;
  payment: OrderPayment;
  /** What is back in the stock. */
  comesBack: MakerOrder["comesBack"];
};

/** Tells the maker that the customer has cancelled an order. */
export function composeWithdrawnMail(data: WithdrawnMail): Mail {
  const { order, pictures, locale } = data;
  const { customerName: name, customerEmail: address } = order;
  const { subject } = locale.messages.mail.withdrawn;
  return {
    subject: subject(order.id, orderTotal(data), isolated(name)),
    replyTo: { name, address },
    ...content(data),
    pictures: attached(pictures),
  };
}

function content(data: WithdrawnMail) {
  const { theme, locale, order, publicUrl, makerUrl, payment } = data;
  const { mail, order: orders } = locale.messages;
  const t = mail.withdrawn;
  const subject = orders.make.subject(order.id);
  return layout({
    theme,
    locale,
    preview: t.text,
    heading: t.heading(isolated(order.customerName), order.id),
    body: [
      paragraph(t.text),
      ...(data.comesBack.length > 0
        ? [paragraph(t.comesBack(sayPieces(data.comesBack)))]
        : []),
      ...(payment.state === "paid"
        ? [
            paragraph(
              strong(mail.payment.toRefund(orderAmount(data, "refundable"))),
            ),
          ]
        : []),
      ...(makerUrl ? [button(theme, makerUrl, t.open)] : []),
      lines(
        strong(order.customerName),
        mailLink(theme, order.customerEmail, subject),
        phoneLink(theme, order.customerPhone),
      ),
      section(theme, t.notToMake, orderLines(data)),
    ],
    footer: [small(link(theme, publicUrl, publicUrl))],
  });
}
