import { spellBeads } from "#shared/clip/beads.ts";
import { lineOfChange } from "#shared/orders/state.ts";
import type { Change } from "#shared/orders/schema.ts";
import { priceCents } from "#shared/money/rules.ts";
import { mayBeLinked } from "#shared/orders/contact.ts";
import { type WordToCome, wayOf, wordToCome } from "#shared/orders/state.ts";
import { isolated } from "#shared/text/characters.ts";
import { formatPrice } from "#shared/text/formats.ts";
import type { Mail } from "#server/mail/mail.ts";
import {
  box,
  columns,
  orderPage,
  rule,
  section,
  warning,
} from "#server/mail/templates/blocks.ts";
import {
  list,
  mailLink,
  markdownAsText,
  note,
  paragraph,
  paragraphWith,
  type Piece,
  strong,
} from "#server/mail/templates/pieces.ts";
import { CLASS } from "#server/mail/templates/theme.ts";
import { raw } from "#server/runtime/html.ts";
import {
  endedAs,
  orderDate,
  type OrderMail,
  orderTotal,
  questions,
  toCustomer,
  travelOf,
} from "./mail-lines.ts";
import { orderedLines } from "./mail-table.ts";
import { allPictures, hasPayButton, whatToPay } from "./mail-payment.ts";

/** A page of terms; its HTML is made from the Markdown, and safe. */
type TermsPage = { title: string; markdown: string; html: string };

/** Tells the customer what was ordered, and what happens next. */
export function confirmationMail(
  data: OrderMail,
  terms: readonly TermsPage[],
): Mail {
  const { theme, locale, order, orderUrl, delivery, payment } = data;
  const { mail } = locale.messages;
  const { confirmation: t, order: about } = mail;
  const { id, customerName } = order;
  const ended = endedAs(data, data.status);
  const placed = about.placed(id, orderDate(data));
  return toCustomer(data, {
    subject: t.subject(id, locale.shopName),
    preview: about.preview(id, ended ?? previewOf(data)),
    heading: mayBeLinked(customerName)
      ? t.thanks
      : t.thanksTo(isolated(customerName)),
    unsplit: customerName,
    body: [
      paragraph(ended ? placed : `${placed}. ${moneyOf(data)}`),
      ...(ended ? [warning(theme, ended, [])] : []),
      ...orderPage(theme, orderUrl, about.see, hasPayButton(payment)),
      ...(delivery && !ended ? [box(theme, [strong(delivery)])] : []),
      ...whatToPay(data),
      section(theme, about.yours, orderedLines(data)),
      ...columns(travelOf(data, "customer")),
      rule(theme),
      ...(ended ? [] : whatNext(data)),
      ...terms.map((page) => termsPiece(data, page)),
    ],
    pictures: allPictures(data),
  });
}

/** The first words: what is to be paid, or that word about it follows. */
function previewOf(data: OrderMail): string {
  const { confirmation, payment: t } = data.locale.messages.mail;
  return data.payment.state === "asked"
    ? t.asked.text(orderTotal(data))
    : confirmation.preview[toWrite(data)];
}

/** Says how the money stands. */
function moneyOf(data: OrderMail): string {
  const { confirmation, payment: t } = data.locale.messages.mail;
  const { state } = data.payment;
  if (state === "paid") return t.paid.text(orderTotal(data));
  return state === "asked" ? t.step : confirmation.word[toWrite(data)];
}

/** Says what the maker is still to write about. */
const toWrite = ({ order, payment, amounts }: OrderMail): WordToCome =>
  wordToCome({
    way: wayOf(order),
    isPaymentKnown: payment.state !== "open" || priceCents(amounts.owed) === 0,
  });

/** Says what happens next, and how to change the order. */
function whatNext({ theme, locale, order, supportEmail }: OrderMail): Piece[] {
  const { mail, order: orders } = locale.messages;
  const { confirmation: t, order: about } = mail;
  const { id, customerEmail, customerPhone } = order;
  const { making, progress, sending, collect } = t.steps;
  const last = wayOf(order) === "collected" ? collect : sending;
  return [
    section(theme, orders.next, list([making, progress, last], true)),
    section(
      theme,
      t.change,
      paragraphWith(
        t.changeText,
        mailLink(theme, supportEmail, about.subject(id)),
      ),
      note(theme, t.contact(customerEmail, customerPhone)),
    ),
  ];
}

/** The terms as they are at the order, which a link would not prove. */
function termsPiece(
  { theme, publicUrl }: OrderMail,
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

/** Confirms an order to the customer as it is once it was corrected. */
export function correctedMail(data: OrderMail): Mail {
  const { theme, locale, order, orderUrl, payment } = data;
  const { corrected: t, order: about, confirmation } = locale.messages.mail;
  const { id, customerEmail, customerPhone } = order;
  const changes = data.corrections.flatMap((each) => each.changes);
  return toCustomer(data, {
    subject: t.subject(id, locale.shopName),
    preview: about.preview(id, t.text),
    heading: t.heading,
    body: [
      paragraph(about.about(id, t.text)),
      ...orderPage(theme, orderUrl, about.see, hasPayButton(payment)),
      section(
        theme,
        t.changes,
        list(changes.map((change) => changeText(data, change))),
      ),
      ...whatToPay(data),
      section(theme, about.yours, orderedLines(data)),
      ...columns(travelOf(data, "customer")),
      paragraph(confirmation.contact(customerEmail, customerPhone)),
      questions(data),
    ],
    pictures: allPictures(data),
  });
}

/** "Quantity (Sea Foam): 1 → 2", in the words of the maker's page. */
function changeText(data: OrderMail, change: Change): string {
  const { theme, locale, order } = data;
  const { order: orders, first } = locale.messages;
  const { making } = orders;
  const { what, before, after } = change;
  const say = (value: string) => {
    if (value === "") return making.correct.none;
    if (what === "total") return formatPrice(value, locale.formats);
    return what === "letters" ? spellBeads(value, orders.gap) : value;
  };
  const line = lineOfChange(change, order, first.customClip);
  const of = line === undefined ? "" : ` (${isolated(line)})`;
  return `${making.correct.what[what]}${of}${theme.colon}${say(before)} → ${say(after)}`;
}
