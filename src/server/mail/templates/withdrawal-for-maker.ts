import { isolated } from "#shared/text/characters.ts";
import { DAY_MS, formatLongTime } from "#shared/text/dates.ts";
import { priceCents } from "#shared/money/rules.ts";
import type { OrderEvent } from "#shared/orders/progress.ts";
import type { Declaration } from "#server/db/schema/mails.ts";
import type { Withdrawal } from "#server/db/schema/orders.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { ShopLocale } from "#server/runtime/shop-locale.ts";
import { layout, type MailVoice } from "./layout.ts";
import { lineNames, orderAmount, type OrderMailData } from "./order-lines.ts";
import { button, section } from "./blocks.ts";
import {
  lines,
  link,
  list,
  mailLink,
  paragraph,
  phoneLink,
  small,
  strong,
} from "./pieces.ts";

// Tells the maker of a withdrawal. What it means for the order is hers to say.

type WithdrawalMail = OrderMailData & {
  makerUrl: string | undefined;
  events: readonly OrderEvent[];
  withdrawal: Withdrawal;
  withdrawalDays: number;
};

/** Tells of a withdrawal by an order's page. */
export function composeWithdrawalMail(data: WithdrawalMail): Mail {
  const { theme, locale, order, makerUrl, withdrawal, publicUrl } = data;
  const { mail, order: orders } = locale.messages;
  const { withdrawal: page } = orders;
  const t = mail.withdrawal.maker;
  const { customerName: name, customerEmail: address } = order;
  const number = String(order.id);
  const late = lateness(data);
  const subject = t.subject(number, isolated(name));
  return {
    subject: late ? t.late(subject) : subject,
    replyTo: { name, address },
    ...layout({
      theme,
      locale,
      preview: late ?? t.todo,
      heading: t.heading(isolated(name), number),
      body: [
        paragraph(t.text(longTime(withdrawal.at, locale))),
        ...(late ? [paragraph(strong(late))] : []),
        ...(makerUrl ? [button(theme, makerUrl, t.open)] : []),
        section(
          theme,
          page.badge.whole,
          list(lineNames(data, withdrawal.lines)),
        ),
        ...(priceCents(data.amounts.refundable) > 0
          ? [
              paragraph(
                strong(mail.payment.toRefund(orderAmount(data, "refundable"))),
              ),
            ]
          : []),
        paragraph(t.todo),
        lines(
          strong(name),
          mailLink(theme, address, orders.make.subject(order.id)),
          phoneLink(theme, order.customerPhone),
        ),
      ],
      footer: [small(link(theme, publicUrl, publicUrl))],
    }),
  };
}

type DeclarationMail = MailVoice & {
  declaration: Declaration;
  /** The maker's page of the order that fits; undefined if none does. */
  found: { makerUrl: string | undefined } | undefined;
};

/** Tells of a withdrawal by the form, where anybody can write. */
export function composeDeclarationMail(data: DeclarationMail): Mail {
  const { theme, locale, declaration, found, publicUrl } = data;
  const t = locale.messages.mail.withdrawal.maker;
  const { name, email, orderId, at } = declaration;
  const { makerUrl } = found ?? {};
  const verdict = found ? t.matches : t.unknown;
  return {
    subject: t.subject(orderId, isolated(name)),
    replyTo: { name, address: email },
    ...layout({
      theme,
      locale,
      preview: verdict,
      heading: t.heading(isolated(name), orderId),
      body: [
        paragraph(t.formText(longTime(at, locale))),
        paragraph(strong(verdict)),
        ...(makerUrl ? [button(theme, makerUrl, t.open)] : []),
        lines(strong(name), mailLink(theme, email)),
        paragraph(`${t.keeps} ${t.todo}`),
      ],
      footer: [small(link(theme, publicUrl, publicUrl))],
    }),
  };
}

/** Says that the days are over, by what the shop knows; it may be mistaken. */
function lateness(data: WithdrawalMail): string | undefined {
  const { order, events, withdrawal, withdrawalDays: days, locale } = data;
  const { lateSent, latePlaced } = locale.messages.mail.withdrawal.maker;
  const sent = events.findLast(({ status }) => status === "sent");
  const from = Date.parse(sent?.at ?? order.createdAt);
  if (withdrawal.at <= from + days * DAY_MS) return undefined;
  return (sent ? lateSent : latePlaced)(days, longTime(from, locale));
}

const longTime = (at: number, { formats }: ShopLocale) =>
  formatLongTime(new Date(at).toISOString(), formats);
