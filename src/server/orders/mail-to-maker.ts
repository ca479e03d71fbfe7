import type { MailMessages } from "#shared/messages/mail/en.ts";
import { priceCents } from "#shared/money/rules.ts";
import {
  beadsToPick,
  charmsToPick,
  resinsToPour,
} from "#shared/orders/picks.ts";
import type { ToPick } from "#shared/orders/progress.ts";
import { shownStatus, wayOf, wordToCome } from "#shared/orders/state.ts";
import { FIRST_STEP } from "#shared/orders/state.ts";
import { formatDate } from "#shared/text/dates.ts";
import { isolated } from "#shared/text/characters.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { mailto } from "#shared/text/links.ts";
import type { LowStock, OrderRemarks } from "#server/db/schema/mails.ts";
import type { Mail } from "#server/mail/mail.ts";
import {
  box,
  button,
  columns,
  rule,
  section,
  table,
  warning,
} from "#server/mail/templates/blocks.ts";
import {
  list,
  note,
  paragraph,
  type Piece,
  strong,
  writeLink,
} from "#server/mail/templates/pieces.ts";
import { CLASS, TEXT } from "#server/mail/templates/theme.ts";
import { formatsIn } from "#shared/money/formats.ts";
import { type Html, html } from "#server/runtime/html.ts";
import {
  customerLines,
  endedAs,
  orderDate,
  type OrderMail,
  orderTotal,
  toMaker,
  travelOf,
} from "./mail-lines.ts";
import { orderedLines } from "./mail-table.ts";
import { attached } from "./mail-pictures.ts";
import type { UnpaidOrder } from "./order-payment.ts";

type Texts = MailMessages["maker"];

/** Tells the maker of a new order: what to make, and for whom. */
export function newOrderMail(
  data: OrderMail,
  unpaid: readonly UnpaidOrder[],
): Mail {
  const { theme, locale, order, makerUrl } = data;
  const { mail } = locale.messages;
  const t = mail.maker;
  const { customerName, items } = order;
  const name = isolated(customerName);
  const clips = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return toMaker(data, {
    subject: t.subject(order.id, orderTotal(data), name),
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
      section(theme, t.toMake, orderedLines(data)),
      payNote(data),
      ...drawers(data),
      ...warnings(data, unpaid),
      rule(theme),
      ...columns([
        section(theme, t.contact, customerLines(data)),
        ...travelOf(data, "maker"),
      ]),
    ],
    pictures: attached(data.pictures),
  });
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

function unpaidLines(
  { locale }: OrderMail,
  unpaid: readonly UnpaidOrder[],
): string[] {
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

/** Says how far an order is of which the maker is told once more. */
function progress(data: OrderMail): Piece[] {
  const { theme, locale, status, order } = data;
  const ended = endedAs(data, status);
  if (ended) return [warning(theme, ended, [])];
  const { statuses } = locale.messages.order;
  const text = statuses[shownStatus(status, wayOf(order))];
  return status === FIRST_STEP.status ? [] : [box(theme, [strong(text)])];
}

function payNote(data: OrderMail): Piece {
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
  const { customerEmail } = order;
  return note(
    theme,
    `${text[payment.state]} `,
    ...(customerEmail
      ? [writeLink(theme, mailto(customerEmail, subject), write)]
      : []),
  );
}

/**
 * Says what runs low, what she should know of the order, and who has not paid.
 */
function warnings(data: OrderMail, unpaid: readonly UnpaidOrder[]): Piece[] {
  const { theme, locale, lowStock, remarks } = data;
  const { mail } = locale.messages;
  const t = mail.maker;
  const low = lowStock.map((each) => lowLine(t, each));
  const titled: [title: string, items: string[]][] = [
    [t.low, low],
    [t.remarks, remarkLines(t, remarks)],
  ];
  const notPaid = unpaidLines(data, unpaid);
  return [
    ...titled
      .filter(([, items]) => items.length > 0)
      .map(([title, items]) => warning(theme, title, items)),
    ...(notPaid.length > 0
      ? [section(theme, mail.payment.unpaid, list(notPaid))]
      : []),
  ];
}

/** Lists what the maker takes from her drawers for a whole order. */
function drawers(data: OrderMail): Piece[] {
  const { theme, order, locale } = data;
  const parts = [...resinsToPour(order.items), ...charmsToPick(order.items)];
  const beads = beadsToPick(order.items);
  const all = [...parts, ...beads];
  if (all.length === 0) return [];
  const pairs = Array.from({ length: Math.ceil(parts.length / 2) }, (_, at) =>
    parts.slice(at * 2, at * 2 + 2),
  );
  const rows = pairs.map(
    (pair) =>
      html`<tr>
        ${pair.map((part) => partCell(data, part))}
      </tr>`,
  );
  const content = {
    html: html`${rows.length > 0 && table(rows)}
    ${beads.length > 0 && beadRow(data, beads)}`,
    text: all.map(({ count, name }) => `${count} x ${name}`).join("\n"),
  };
  return [section(theme, locale.messages.mail.maker.drawers, content)];
}

function partCell(
  { theme: { palette }, pictures }: OrderMail,
  { key, name, count }: ToPick,
): Html {
  const picture = pictures.parts.get(key);
  const image =
    picture &&
    html`<td width="52" valign="middle" style="padding:0 12px 0 0">
      <img
        src="cid:${picture.cid}"
        width="40"
        alt=""
        style="display:block;width:40px;height:auto;border:0;border-radius:10px"
      />
    </td>`;
  return html`<td
    class="col"
    width="50%"
    valign="middle"
    style="width:50%;padding:6px 8px 6px 0"
  >
    <table role="presentation" cellpadding="0" cellspacing="0" border="0">
      <tr>
        ${image}
        <td
          class="${CLASS.text}"
          valign="middle"
          style="font:400 16px/1.35 ${TEXT};word-break:break-word;color:${palette.ink}"
        >
          <strong>${count}</strong> &times; ${name}
        </td>
      </tr>
    </table>
  </td>`;
}

/** The beads with their number, each kept on one line. */
function beadRow({ theme }: OrderMail, beads: ToPick[]): Html {
  const each = beads.map(
    ({ name, count }) =>
      html`<span style="white-space:nowrap"
        ><strong>${count}</strong>&times;<strong>${name}</strong>
      </span> `,
  );
  return html`<p
    class="${CLASS.text}"
    style="margin:12px 0 16px;font:400 20px/1.6 'Courier New',Courier,monospace;word-spacing:12px;color:${theme.palette.ink}"
  >
    ${each}
  </p>`;
}
