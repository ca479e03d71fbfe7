import { isOpenStatus, wayOf } from "#shared/orders/state.ts";
import { formatCents } from "#shared/text/formats.ts";
import { parseUrl } from "#shared/text/links.ts";
import type { Mail, MailPicture } from "#server/mail/mail.ts";
import {
  button,
  orderPage,
  section,
  table,
} from "#server/mail/templates/blocks.ts";
import { link, paragraph, type Piece } from "#server/mail/templates/pieces.ts";
import { CLASS } from "#server/mail/templates/theme.ts";
import { type Html, html } from "#server/runtime/html.ts";
import { correctionOf, invoiceNumber } from "./invoices.ts";
import {
  orderAmount,
  type OrderMail,
  orderTotal,
  questions,
  toCustomer,
} from "./mail-lines.ts";
import { orderedLines } from "./mail-table.ts";
import { attached, type MailPayment } from "./mail-pictures.ts";

/** The state of a payment of which somebody is told. */
type Told = "asked" | "reminder" | "paid" | "refunded";

/** Asks the customer for the money, reminds of it, thanks, or sends it back. */
export function paymentMail(data: OrderMail, told: Told): Mail {
  const { theme, locale, order, orderUrl, payment } = data;
  const { order: about, payment: t } = locale.messages.mail;
  const amount = amountOf(data, told);
  const sentence = t[told].text(amount);
  return toCustomer(data, {
    subject: subjectOf(data, told, amount),
    preview: about.preview(order.id, sentence),
    heading: headingOf(data, told),
    body: [
      paragraph(about.about(order.id, sentence)),
      ...whatToPay(data),
      ...orderPage(theme, orderUrl, about.see, hasPayButton(payment)),
      ...papers(data, told),
      section(theme, about.yours, orderedLines(data)),
      questions(data),
    ],
    pictures: allPictures(data),
  });
}

/**
 * The paper of what was paid or went back: an invoice, or the page itself. A
 * thank-you that is late has its invoice, whatever went back since.
 */
function papers(
  { theme, locale, orderUrl, invoices, remarks }: OrderMail,
  told: Told,
): Piece[] {
  const last =
    told === "paid"
      ? invoices.findLast(({ kind }) => kind === "invoice")
      : correctionOf(invoices, remarks.refund);
  if (!orderUrl || (told !== "paid" && told !== "refunded")) return [];
  const { invoices: t } = locale.messages.order.payment;
  if (last) {
    const url = `${orderUrl}/invoices/${last.id}`;
    return [paragraph(link(theme, url, t[last.kind](invoiceNumber(last))))];
  }
  const { payment } = locale.messages.mail;
  return told === "paid" ? [paragraph(payment.paid.receipt)] : [];
}

function subjectOf(
  { order, locale }: OrderMail,
  told: Told,
  amount: string,
): string {
  const { payment: t } = locale.messages.mail;
  return told === "paid"
    ? t.paid.subject(order.id, locale.shopName)
    : t[told].subject(order.id, amount, locale.shopName);
}

/** The money that a mail is about. */
function amountOf(data: OrderMail, told: Told): string {
  if (told !== "refunded") return orderTotal(data);
  // A mail of a version that told no amount names what went back in all.
  const { refund } = data.remarks;
  return refund
    ? formatCents(refund.cents, data.locale.formats)
    : orderAmount(data, "refunded");
}

function headingOf({ order, status, locale }: OrderMail, told: Told): string {
  const { payment: t } = locale.messages.mail;
  // What was sent already is paid for afterwards.
  const isToTravel = wayOf(order) !== "collected" && isOpenStatus(status);
  return told === "asked" && !isToTravel
    ? t.asked.headingCollect
    : t[told].heading;
}

/** The pictures of a mail that says how to pay. */
export function allPictures({ pictures, payment }: OrderMail): MailPicture[] {
  const { picture } = payment;
  return [...attached(pictures), ...(picture ? [picture] : [])];
}

/** The ways to pay an order, as long as it is asked for; otherwise nothing. */
export function whatToPay(data: OrderMail): Piece[] {
  const { theme, locale, payment } = data;
  const { payment: t } = locale.messages.order;
  const { bank, link, cash, state } = payment;
  if (state !== "asked") return [];
  const ways = [
    ...(bank ? [transfer(data)] : []),
    ...(link ? [button(theme, link, t.payWith(hostOf(link)))] : []),
    ...(cash ? [paragraph(bank || link ? t.orCash : t.cash)] : []),
  ];
  return [
    section(theme, t.what, ...(ways.length > 0 ? ways : [paragraph(t.ask)])),
    paragraph(t.byHand),
  ];
}

/** Whether the mail has a button to the page where the order is paid. */
export const hasPayButton = ({ state, link }: MailPayment): boolean =>
  state === "asked" && Boolean(link);

const hostOf = (link: string) => parseUrl(link)?.host ?? link;

/** Four rows, whose values can each be selected on their own, and the code. */
function transfer(data: OrderMail): Piece {
  const { theme, locale, payment } = data;
  const { order, mail } = locale.messages;
  const { payment: t } = order;
  const { bank, reference = "", picture } = payment;
  const rows: [name: string, value: string][] = [
    [mail.payment.amount, orderTotal(data)],
    [t.holder, bank?.holder ?? ""],
    [t.iban, groupsOfFour(bank?.iban ?? "")],
    ...(bank?.bic ? ([[t.bic, bank.bic]] satisfies [[string, string]]) : []),
    [t.referenceName, reference],
  ];
  return {
    html: html`${table(
      rows.map((row) => rowAsHtml(data, row)),
      "margin:0 0 20px",
    )}
    ${picture && codeAsHtml(picture, t.code, t.scan)}`,
    text: rows
      .map(([name, value]) => `${name}${theme.colon}${value}`)
      .join("\n"),
  };
}

/** An IBAN as it is printed and read aloud. */
const groupsOfFour = (iban: string) => iban.replace(/(.{4})(?!$)/g, "$1 ");

function rowAsHtml(
  { theme: { palette } }: OrderMail,
  [name, value]: [name: string, value: string],
): Html {
  const { hairline, ink, inkSoft } = palette;
  const line = `border-bottom:1px solid ${hairline}`;
  return html`<tr>
    <td
      class="${CLASS.line} ${CLASS.note}"
      valign="top"
      style="${line};padding:10px 16px 10px 0;font-size:14px;color:${inkSoft}"
    >
      ${name}
    </td>
    <td
      class="${CLASS.line} ${CLASS.text}"
      dir="auto"
      align="right"
      valign="top"
      style="${line};padding:10px 0;font-weight:bold;word-break:break-word;color:${ink}"
    >
      ${value}
    </td>
  </tr>`;
}

/** Black on white in every mail program: an inverted code is not read. */
function codeAsHtml({ cid }: MailPicture, alt: string, hint: string): Html {
  return html`<p style="margin:0 0 16px;font-size:14px">
    <img
      src="cid:${cid}"
      width="200"
      height="200"
      alt="${alt}"
      style="display:block;width:200px;height:200px;margin:0 0 8px;border:10px solid #ffffff;border-radius:10px;background:#ffffff"
    />
    ${hint}
  </p>`;
}
