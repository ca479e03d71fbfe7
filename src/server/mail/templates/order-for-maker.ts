import type { LowStock, OrderRemarks } from "#server/db/schema/mails.ts";
import type { MailMessages } from "#shared/messages/mail/en.ts";
import { priceCents } from "#shared/money/rules.ts";
import {
  FIRST_STEP,
  type OrderStatus,
  shownStatus,
  wayOf,
  wordToCome,
} from "#shared/orders/state.ts";
import type { OrderPayment } from "#shared/payment/schema.ts";
import { mailto } from "#shared/text/links.ts";
import { isolated } from "#shared/text/characters.ts";
import { formatDate } from "#shared/text/dates.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { formatsIn } from "#server/runtime/formats.ts";
import { layout } from "./layout.ts";
import { attached } from "./line-pictures.ts";
import { box, button, columns, rule, section, warning } from "./blocks.ts";
import { drawers } from "./drawers.ts";
import {
  lines,
  link,
  list,
  mailLink,
  note,
  paragraph,
  phoneLink,
  type Piece,
  small,
  strong,
  writeLink,
} from "./pieces.ts";
import { travelOf } from "./travel.ts";
import type { Mail } from "#server/mail/mail.ts";
import {
  endedAs,
  orderLines,
  orderDate,
  type OrderMailData,
  orderTotal,
} from "./order-lines.ts";

/** An order that was asked for a week ago and is not paid. */
export type UnpaidOrder = {
  id: number;
  total: string;
  currency: string;
  askedAt: string;
};

type NewOrderMail = OrderMailData & {
  lowStock: readonly LowStock[];
  remarks: OrderRemarks;
  /** By when the customer was told that it is ready; empty if nothing. */
  ready: string;
  unpaid: readonly UnpaidOrder[];
  /** The mail may be sent again when the order has come far. */
  status: OrderStatus;
  payment: OrderPayment;
  /** The maker's page of the order. */
  makerUrl: string | undefined;
};

type Texts = MailMessages["maker"];

/** Tells the maker of a new order: what to make, and for whom. */
export function composeNewOrderMail(data: NewOrderMail): Mail {
  const { order, pictures, locale } = data;
  const { customerName: name, customerEmail: address } = order;
  const { subject } = locale.messages.mail.maker;
  return {
    subject: subject(order.id, orderTotal(data), isolated(name)),
    replyTo: { name, address },
    ...content(data),
    pictures: attached(pictures),
  };
}

const lowLine = (t: Texts, { name, left }: LowStock) =>
  left === 0 ? t.lowLast(isolated(name)) : t.lowLeft(isolated(name), left);

function remarkLines(t: Texts, remarks: OrderRemarks) {
  const { largeTakes = [], largeClips, unconfirmed } = remarks;
  return [
    ...(largeClips !== undefined ? [t.large(largeClips)] : []),
    ...largeTakes.map(({ name, taken, before }) =>
      t.largeTake(isolated(name), taken, before),
    ),
    ...(unconfirmed ? [t.unconfirmed[unconfirmed]] : []),
  ];
}

/** More lines would bury the order that the mail is about. */
const MAX_UNPAID = 5;

function unpaidLines({ unpaid, locale }: NewOrderMail): string[] {
  const { mail } = locale.messages;
  const { formats } = locale;
  const { unpaidOrder, unpaidMore } = mail.payment;
  const shown = unpaid.slice(0, MAX_UNPAID);
  const more = unpaid.length - shown.length;
  return [
    ...shown.map(({ id, total, currency, askedAt }) => {
      const sum = formatPrice(total, formatsIn(formats, currency));
      return unpaidOrder(id, sum, formatDate(askedAt, formats));
    }),
    ...(more > 0 ? [unpaidMore(more)] : []),
  ];
}

function content(data: NewOrderMail) {
  const { theme, locale, order, publicUrl, makerUrl } = data;
  const { mail } = locale.messages;
  const t = mail.maker;
  const { customerName, items } = order;
  const name = isolated(customerName);
  const clips = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return layout({
    theme,
    locale,
    preview: t.preview(orderTotal(data), name),
    heading: t.heading(clips, name),
    unsplit: customerName,
    body: [
      paragraph(mail.order.placed(order.id, orderDate(data))),
      ...progress(data),
      ...(data.ready ? [box(theme, [strong(data.ready)])] : []),
      ...(makerUrl
        ? [button(theme, makerUrl, t.open), note(theme, t.openNote)]
        : []),
      section(theme, t.toMake, orderLines(data)),
      payNote(data),
      ...drawers(data),
      ...warnings(data),
      rule(theme),
      ...columns([contact(data), ...travelOf(data, "maker")]),
    ],
    footer: [small(link(theme, publicUrl, publicUrl))],
  });
}

/** How far an order is of which the maker is told once more. */
function progress(data: NewOrderMail): Piece[] {
  const { theme, locale, status, order } = data;
  const ended = endedAs(data, status);
  if (ended) return [warning(theme, ended, [])];
  const { statuses } = locale.messages.order;
  const text = statuses[shownStatus(status, wayOf(order))];
  return status === FIRST_STEP.status ? [] : [box(theme, [strong(text)])];
}

function payNote(data: NewOrderMail): Piece {
  const { theme, locale, order, payment, amounts } = data;
  const { mail, order: orders } = locale.messages;
  const { making } = orders;
  const isPaymentKnown = priceCents(amounts.owed) === 0;
  const word = wordToCome({ way: wayOf(order), isPaymentKnown });
  const { noPayment, write } = mail.maker;
  const subject = orders.make.subject(order.id);
  const { paid, refunded } = making.payment.states;
  const text = {
    open: noPayment[word],
    asked: mail.payment.toldHow,
    paid: `${paid}.`,
    refunded: `${refunded}.`,
  };
  return note(
    theme,
    `${text[payment.state]} `,
    writeLink(theme, mailto(order.customerEmail, subject), write),
  );
}

function contact({ theme, locale, order }: NewOrderMail): Piece {
  const { mail, order: orders } = locale.messages;
  const { customerName, customerEmail, customerPhone } = order;
  const subject = orders.make.subject(order.id);
  return section(
    theme,
    mail.maker.contact,
    lines(
      strong(customerName),
      mailLink(theme, customerEmail, subject),
      phoneLink(theme, customerPhone),
    ),
  );
}

/** What runs low, what she should know of the order, and who has not paid. */
function warnings(data: NewOrderMail): Piece[] {
  const { theme, locale, lowStock, remarks } = data;
  const { mail } = locale.messages;
  const t = mail.maker;
  const low = lowStock.map((each) => lowLine(t, each));
  const titled: [title: string, items: string[]][] = [
    [t.low, low],
    [t.remarks, remarkLines(t, remarks)],
  ];
  const unpaid = unpaidLines(data);
  return [
    ...titled
      .filter(([, items]) => items.length > 0)
      .map(([title, items]) => warning(theme, title, items)),
    ...(unpaid.length > 0
      ? [section(theme, mail.payment.unpaid, list(unpaid))]
      : []),
  ];
}
