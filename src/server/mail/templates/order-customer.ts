import { priceCents } from "#shared/money/rules.ts";
import {
  type OrderStatus,
  wayOf,
  type WordToCome,
  wordToCome,
} from "#shared/orders/state.ts";
import { mayBeLinked } from "#shared/orders/contact.ts";
import { layout } from "./layout.ts";
import { attached } from "./line-pictures.ts";
import { box, columns, orderPage, rule, section, warning } from "./blocks.ts";
import {
  link,
  list,
  mailLink,
  note,
  paragraph,
  paragraphWith,
  type Piece,
  small,
  strong,
  markdownAsText,
} from "./pieces.ts";
import { isolated } from "#shared/text/characters.ts";
import { raw } from "#server/runtime/html.ts";
import type { Mail } from "#server/mail/mail.ts";
import { CLASS } from "./theme.ts";
import { travelOf } from "./travel.ts";
import { hasPayButton, type MailPayment, whatToPay } from "./what-to-pay.ts";
import {
  endedAs,
  orderLines,
  orderDate,
  type OrderMailData,
  orderTotal,
} from "./order-lines.ts";

type CustomerMail = OrderMailData & {
  supportEmail: string;
  /** The shopper's page of the order. */
  orderUrl: string | undefined;
  /** The maker's text about when the order is ready; may be empty. */
  delivery: string;
  /** The mail may come late, or be sent again. */
  status: OrderStatus;
  terms: readonly TermsPage[];
  payment: MailPayment;
};

/** A page of terms; its HTML is made from the Markdown, and safe. */
export type TermsPage = { title: string; markdown: string; html: string };

/** Tells the customer what was ordered, and what happens next. */
export function composeCustomerMail(data: CustomerMail): Mail {
  const { order, locale, supportEmail, pictures, payment } = data;
  const { shopName, messages } = locale;
  return {
    subject: messages.mail.confirmation.subject(order.id, shopName),
    replyTo: { name: shopName, address: supportEmail },
    ...content(data),
    pictures: [
      ...attached(pictures),
      ...(payment.picture ? [payment.picture] : []),
    ],
  };
}

function content(data: CustomerMail) {
  const { theme, locale, order, supportEmail, publicUrl, orderUrl, delivery } =
    data;
  const { mail, order: orders } = locale.messages;
  const { confirmation: t, order: about } = mail;
  const { id, customerName, customerEmail, customerPhone } = order;
  const ended = endedAs(data, data.status);
  const placed = about.placed(id, orderDate(data));
  return layout({
    theme,
    locale,
    preview: about.preview(id, ended ?? previewOf(data)),
    heading: mayBeLinked(customerName)
      ? t.thanks
      : t.thanksTo(isolated(customerName)),
    unsplit: customerName,
    body: [
      paragraph(ended ? placed : `${placed}. ${moneyOf(data)}`),
      ...(ended ? [warning(theme, ended, [])] : []),
      ...orderPage(theme, orderUrl, about.see, hasPayButton(data.payment)),
      ...(delivery && !ended ? [box(theme, [strong(delivery)])] : []),
      ...whatToPay(data, data.payment),
      section(theme, about.yours, orderLines(data)),
      ...columns(travelOf(data, "customer")),
      rule(theme),
      ...(ended
        ? []
        : [
            section(theme, orders.next, list(stepsOf(data), true)),
            section(
              theme,
              t.change,
              paragraphWith(
                t.changeText,
                mailLink(theme, supportEmail, about.subject(id)),
              ),
              note(theme, t.contact(customerEmail, customerPhone)),
            ),
          ]),
      ...data.terms.map((page) => termsPiece(data, page)),
    ],
    footer: [small(link(theme, publicUrl, publicUrl))],
  });
}

/** The first words: what is to be paid, or that word about it follows. */
function previewOf(data: CustomerMail): string {
  const { confirmation, payment: t } = data.locale.messages.mail;
  return data.payment.state === "asked"
    ? t.asked.text(orderTotal(data))
    : confirmation.preview[toWrite(data)];
}

/** How the money stands. */
function moneyOf(data: CustomerMail): string {
  const { confirmation, payment: t } = data.locale.messages.mail;
  const { state } = data.payment;
  if (state === "paid") return t.paid.text(orderTotal(data));
  return state === "asked" ? t.step : confirmation.word[toWrite(data)];
}

/** What happens next. */
function stepsOf({ locale, order }: CustomerMail): string[] {
  const { confirmation } = locale.messages.mail;
  const { making, progress, sending, collect } = confirmation.steps;
  return [making, progress, wayOf(order) === "collected" ? collect : sending];
}

/** What the maker is still to write about. */
const toWrite = ({ order, payment, amounts }: CustomerMail): WordToCome =>
  wordToCome({
    way: wayOf(order),
    isPaymentKnown: payment.state !== "open" || priceCents(amounts.owed) === 0,
  });

/** The terms as they are at the order, which a link would not prove. */
function termsPiece(
  { theme, publicUrl }: CustomerMail,
  { title, markdown, html }: TermsPage,
): Piece {
  // A link within the shop means nothing in a mail.
  const absolute = html
    .replaceAll(/ (href|src)="\//g, ` $1="${publicUrl}/`)
    .replaceAll(
      "<a ",
      `<a class="${CLASS.link}" style="color:${theme.palette.accent}" `,
    );
  return section(theme, title, {
    html: raw(absolute),
    text: markdownAsText(markdown, publicUrl),
  });
}
