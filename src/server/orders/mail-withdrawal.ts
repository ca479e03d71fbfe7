import { DAY_MS } from "#shared/text/dates.ts";
import { priceCents } from "#shared/money/rules.ts";
import { sayPieces } from "#shared/orders/progress.ts";
import { formatLongTime } from "#shared/text/dates.ts";
import { isolated } from "#shared/text/characters.ts";
import type { Declaration } from "#server/db/schema/mails.ts";
import type { Withdrawal } from "#server/db/schema/orders.ts";
import type { Mail } from "#server/mail/mail.ts";
import { button, section } from "#server/mail/templates/blocks.ts";
import { layout, type MailVoice } from "#server/mail/templates/layout.ts";
import {
  lines,
  list,
  mailLink,
  paragraph,
  paragraphWith,
  strong,
} from "#server/mail/templates/pieces.ts";
import type { ShopLocale } from "#server/runtime/shop-locale.ts";
import {
  customerLines,
  lineNames,
  orderAmount,
  type OrderMail,
  orderTotal,
  toCustomer,
  toMaker,
} from "./mail-lines.ts";
import { orderedLines } from "./mail-table.ts";
import { attached } from "./mail-pictures.ts";

// The mails about a customer who no longer wants what was ordered. What the law
// asks to be mailed is the content of the declaration, with the date and the time
// of its receipt; what it means for the order is the maker's to say.

/** Tells the maker that the customer has cancelled an order. */
export function cancelledMail(data: OrderMail): Mail {
  const { theme, locale, order, makerUrl, payment, comesBack } = data;
  const t = locale.messages.mail.withdrawn;
  const name = isolated(order.customerName);
  return toMaker(data, {
    subject: t.subject(order.id, orderTotal(data), name),
    preview: t.text,
    heading: t.heading(name, order.id),
    body: [
      paragraph(t.text),
      ...(comesBack.length > 0
        ? [paragraph(t.comesBack(sayPieces(comesBack)))]
        : []),
      ...(payment.state === "paid" ? [toRefund(data)] : []),
      ...(makerUrl ? [button(theme, makerUrl, t.open)] : []),
      customerLines(data),
      section(theme, t.notToMake, orderedLines(data)),
    ],
    pictures: attached(data.pictures),
  });
}

function toRefund(data: OrderMail) {
  const { payment } = data.locale.messages.mail;
  return paragraph(strong(payment.toRefund(orderAmount(data, "refundable"))));
}

/** Confirms a withdrawal by an order's page to its customer. */
export function receiptMail(data: OrderMail): Mail {
  const { theme, locale, order, orderUrl } = data;
  const { mail } = locale.messages;
  const t = mail.withdrawal.receipt;
  const number = String(order.id);
  const { at, lines: places } = withdrawalOf(data);
  return toCustomer(data, {
    subject: t.subject(number, locale.shopName),
    preview: t.preview,
    heading: t.heading,
    body: [
      paragraph(t.text(number, longTime(at, locale))),
      section(theme, t.from, list(lineNames(data, places))),
      nextStep(data, number),
      ...(orderUrl ? [button(theme, orderUrl, mail.order.see)] : []),
    ],
  });
}

/** Tells the maker of a withdrawal by an order's page. */
export function withdrawalMail(data: OrderMail): Mail {
  const { theme, locale, order, makerUrl } = data;
  const { mail, order: orders } = locale.messages;
  const { withdrawal: page } = orders;
  const t = mail.withdrawal.maker;
  const name = isolated(order.customerName);
  const number = String(order.id);
  const { at, lines: places } = withdrawalOf(data);
  const late = lateness(data, at);
  const subject = t.subject(number, name);
  return toMaker(data, {
    subject: late ? t.late(subject) : subject,
    preview: late ?? t.todo,
    heading: t.heading(name, number),
    body: [
      paragraph(t.text(longTime(at, locale))),
      ...(late ? [paragraph(strong(late))] : []),
      ...(makerUrl ? [button(theme, makerUrl, t.open)] : []),
      section(theme, page.badge.whole, list(lineNames(data, places))),
      ...(priceCents(data.amounts.refundable) > 0 ? [toRefund(data)] : []),
      paragraph(t.todo),
      customerLines(data),
    ],
  });
}

function withdrawalOf({ remarks: { withdrawal } }: OrderMail): Withdrawal {
  if (!withdrawal) throw new Error("the mail names no withdrawal");
  return withdrawal;
}

/** Says that the days are over, by what the shop knows; it may be mistaken. */
function lateness(data: OrderMail, at: number): string | undefined {
  const { order, events, withdrawalDays: days, locale } = data;
  const { lateSent, latePlaced } = locale.messages.mail.withdrawal.maker;
  const sent = events.findLast(({ status }) => status === "sent");
  const from = Date.parse(sent?.at ?? order.createdAt);
  if (at <= from + days * DAY_MS) return undefined;
  return (sent ? lateSent : latePlaced)(days, longTime(from, locale));
}

type Form = MailVoice & { declaration: Declaration };

/**
 * Confirms what the form received. It does not repeat the name, and is the
 * same where there is no such order: anybody may have written it.
 */
export function formReceiptMail(data: Form & { supportEmail: string }): Mail {
  const { locale, supportEmail, declaration } = data;
  const { shopName, messages } = locale;
  const t = messages.mail.withdrawal.receipt;
  const { orderId, at } = declaration;
  return {
    subject: t.subject(orderId, shopName),
    replyTo: { name: shopName, address: supportEmail },
    ...layout(data, {
      preview: t.preview,
      heading: t.heading,
      body: [
        paragraph(t.formText(orderId, longTime(at, locale))),
        nextStep(data, orderId),
        paragraph(t.notYou),
      ],
    }),
  };
}

/**
 * Tells the maker of a withdrawal by the form, where anybody can write; `found` is
 * the order that fits.
 */
export function declarationMail(
  data: Form & { found: { makerUrl: string | undefined } | undefined },
): Mail {
  const { theme, locale, declaration, found } = data;
  const t = locale.messages.mail.withdrawal.maker;
  const { name, email, orderId, at } = declaration;
  const { makerUrl } = found ?? {};
  const verdict = found ? t.matches : t.unknown;
  return {
    subject: t.subject(orderId, isolated(name)),
    replyTo: { name, address: email },
    ...layout(data, {
      preview: verdict,
      heading: t.heading(isolated(name), orderId),
      body: [
        paragraph(t.formText(longTime(at, locale))),
        paragraph(strong(verdict)),
        ...(makerUrl ? [button(theme, makerUrl, t.open)] : []),
        lines(strong(name), mailLink(theme, email)),
        paragraph(`${t.keeps} ${t.todo}`),
      ],
    }),
  };
}

function nextStep(
  { theme, locale, supportEmail }: MailVoice & { supportEmail: string },
  order: string,
) {
  const { receipt } = locale.messages.mail.withdrawal;
  const subject = receipt.subject(order, locale.shopName);
  return paragraphWith(receipt.next, mailLink(theme, supportEmail, subject));
}

const longTime = (at: number, { formats }: ShopLocale) =>
  formatLongTime(new Date(at).toISOString(), formats);
