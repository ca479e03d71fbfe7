import { spellBeads } from "#shared/clip/beads.ts";
import { productPath } from "#shared/api/paths.ts";
import { isCustomLine, shownTitle } from "#shared/cart/rules.ts";
import { CUSTOM_CLIP_NAME } from "#shared/clip/rules.ts";
import { describeDesign } from "#shared/clip/drawing.ts";
import type { Correction } from "#shared/orders/schema.ts";
import { addressLines } from "#shared/delivery/rules.ts";
import { priceCents } from "#shared/money/rules.ts";
import { withoutLinks } from "#shared/orders/contact.ts";
import {
  isWithdrawn,
  type MakerOrder,
  type OrderAmounts,
  type OrderEvent,
} from "#shared/orders/progress.ts";
import type { Order, OrderItem } from "#shared/orders/schema.ts";
import type { OrderStatus } from "#shared/orders/state.ts";
import { isolated } from "#shared/text/characters.ts";
import { formatLongTime } from "#shared/text/dates.ts";
import { formatCents, formatPrice } from "#shared/text/formats.ts";
import type { LowStock, OrderRemarks } from "#server/db/schema/mails.ts";
import type { Mail, MailPicture } from "#server/mail/mail.ts";
import { section } from "#server/mail/templates/blocks.ts";
import {
  layout,
  type MailVoice,
  type Page,
} from "#server/mail/templates/layout.ts";
import {
  lines,
  mailLink,
  paragraphWith,
  phoneLink,
  type Piece,
  strong,
} from "#server/mail/templates/pieces.ts";
import { html } from "#server/runtime/html.ts";
import type { ShopLocale } from "#server/runtime/shop-locale.ts";
import {
  designOf,
  type MailPayment,
  type OrderPictures,
  PICTURED_LINES,
} from "./mail-pictures.ts";
import { orderTable, type Shown } from "./mail-table.ts";

// The mails about an order have this in common. mails.ts reads it, and has the
// list of them.

/** The facts from which a mail about an order is written. */
export type OrderMail = MailVoice & {
  supportEmail: string;
  order: Order;
  /** The mail may come late, or be sent again when the order has come far. */
  status: OrderStatus;
  /** The steps after "received". */
  events: readonly OrderEvent[];
  /** The corrections that the maker made in it, the oldest first. */
  corrections: readonly Correction[];
  payment: MailPayment;
  /**
   * The day by which it is ready, else what the maker says of it; may be empty.
   */
  delivery: string;
  /** The day by which the customer was told that it is ready; empty if none. */
  ready: string;
  withdrawalDays: number;
  /** The pages of the order, if it has any. */
  orderUrl: string | undefined;
  makerUrl: string | undefined;
  pictures: OrderPictures;
  /** The addresses of the clips that have a page, by their products. */
  slugs: ReadonlyMap<number, string>;
  /** The maker's name for custom clips. */
  clipName: string;
  lowStock: readonly LowStock[];
  remarks: OrderRemarks;
} & Pick<MakerOrder, "stands" | "amounts" | "withdrawnLines" | "comesBack">;

type Words = Page & { subject: string; pictures?: MailPicture[] };

/** A mail to the customer of an order, who replies to the shop. */
export function toCustomer(data: OrderMail, words: Words): Mail {
  const { locale, supportEmail } = data;
  const { subject, pictures = [], ...page } = words;
  const replyTo = { name: locale.shopName, address: supportEmail };
  return { subject, replyTo, ...layout(data, page), pictures };
}

/** A mail to the maker, who replies to the customer. */
export function toMaker(data: OrderMail, words: Words): Mail {
  const { customerName: name, customerEmail: address } = data.order;
  const { subject, pictures = [], ...page } = words;
  return {
    subject,
    replyTo: { name, address },
    ...layout(data, page),
    pictures,
  };
}

/** The last words to a customer: whom to ask. */
export function questions({ theme, locale, order, supportEmail }: OrderMail) {
  const { order: t } = locale.messages.mail;
  return paragraphWith(
    t.questions,
    mailLink(theme, supportEmail, t.subject(order.id)),
  );
}

/** Says whom the maker writes to or calls about an order. */
export function customerLines({ theme, locale, order }: OrderMail): Piece {
  const subject = locale.messages.order.make.subject(order.id);
  return lines(
    strong(order.customerName),
    mailLink(theme, order.customerEmail, subject),
    phoneLink(theme, order.customerPhone),
  );
}

/** The title of a line: product name and variant. */
function title(item: OrderItem, { messages }: ShopLocale): string {
  const { customClip } = messages.first;
  const { productName, variantTitle } = item;
  return shownTitle(
    {
      ...item,
      name: isolated(productName),
      variantTitle: variantTitle === null ? null : isolated(variantTitle),
    },
    customClip,
  );
}

/** The total, such as "$1234.00", without a comma, as in the whole shop. */
export function orderTotal({ order, locale }: OrderMail): string {
  return formatPrice(order.total, locale.formats);
}

/** An amount in the order's own currency, which mails about it speak. */
export function orderAmount(
  { amounts, locale }: OrderMail,
  which: keyof OrderAmounts,
): string {
  return formatPrice(amounts[which], locale.formats);
}

/**
 * Describes the parts of a custom line, one text for each part, after the
 * maker's own name for custom clips if she gave one. Empty for other lines.
 */
function designNotes(item: OrderItem, data: OrderMail): string[] {
  if (!isCustomLine(item)) return [];
  const { clipName, locale } = data;
  const { mail, order } = locale.messages;
  const { resin, letters, charm, charms } = mail.order;
  const names = (item.charms ?? []).map(({ name }) => isolated(name));
  const notes = clipName === CUSTOM_CLIP_NAME ? [] : [clipName];
  if (item.resin) notes.push(resin(isolated(item.resin.name)));
  if (item.customText)
    notes.push(letters(spellBeads(item.customText, order.gap)));
  const [first = ""] = names;
  if (names.length === 1) notes.push(charm(first));
  if (names.length > 1) notes.push(charms(names.join(", ")));
  return notes;
}

/** The word for an order that no longer stands; undefined for one that does. */
export function endedAs(
  { stands, locale }: OrderMail,
  status: OrderStatus,
): string | undefined {
  if (stands) return undefined;
  const { order } = locale.messages;
  const { withdrawal } = order;
  return isWithdrawn({ stands, status })
    ? withdrawal.badge.whole
    : order.statuses.cancelled;
}

/** The names of some lines of an order, with their quantities. */
export function lineNames(
  { order, locale }: OrderMail,
  places: readonly number[],
): string[] {
  return order.items
    .filter((_, index) => places.includes(index))
    .map((item) => `${item.quantity} × ${title(item, locale)}`);
}

/** The page of a product of the shop; undefined for others, and deleted ones. */
function pageOf(
  { productId }: OrderItem,
  { slugs, publicUrl }: OrderMail,
): string | undefined {
  const slug = slugs.get(productId);
  return slug === undefined ? undefined : `${publicUrl}${productPath(slug)}`;
}

/** The title of a line, which leads to the page of a product of the shop. */
function linkedTitle(item: OrderItem, data: OrderMail) {
  const name = title(item, data.locale);
  const url = pageOf(item, data);
  if (!url) return name;
  return html`<a href="${url}" style="color:inherit;text-decoration:none"
    >${name}</a
  >`;
}

/** The lines and the total, with the designs that could be drawn. */
export function orderedLines(data: OrderMail): Piece {
  const { theme, order, locale } = data;
  const { formats, messages } = locale;
  const lines = order.items.map((item, index) => ({
    label: {
      html: html`${item.quantity} &times; ${linkedTitle(item, data)}`,
      text: `${item.quantity} x ${title(item, locale)}`,
    },
    amount: formatCents(priceCents(item.price) * item.quantity, formats),
    notes: [
      ...details(item, data),
      ...(data.withdrawnLines.includes(index)
        ? [messages.mail.order.withdrawnLine]
        : []),
    ],
    shown: shownOf(item, index, data),
  }));
  const { delivery } = order;
  const sent = delivery && {
    label: isolated(delivery.name),
    amount:
      priceCents(delivery.price) === 0
        ? messages.buy.delivery.free
        : formatPrice(delivery.price, formats),
    notes: delivery.note ? [delivery.note] : [],
  };
  return orderTable(theme, {
    lines,
    sums: sent ? [sent] : [],
    total: {
      label: strong(messages.order.total),
      amount: strong(orderTotal(data)),
      notes: locale.legal.totalNote ? [locale.legal.totalNote] : [],
    },
  });
}

function details(item: OrderItem, data: OrderMail): string[] {
  const { formats, messages } = data.locale;
  const { each } = messages.mail.order;
  const price = formatPrice(item.price, formats);
  return [
    ...designNotes(item, data),
    ...(item.quantity > 1 ? [each(price)] : []),
  ];
}

function shownOf(item: OrderItem, index: number, data: OrderMail): Shown {
  const { pictures, locale } = data;
  if (index >= PICTURED_LINES) return { as: "words" };
  const picture = pictures.lines.get(index);
  if (!isCustomLine(item))
    return { as: "product", picture, url: pageOf(item, data) };
  if (!picture) return { as: "words" };
  const alt = describeDesign(designOf(item), locale.messages.first.drawing);
  return { as: "drawing", picture, alt };
}

/** When an order was placed, as "Sunday, March 1, 2026 at 12:00 PM UTC". */
export function orderDate({ order, locale }: OrderMail): string {
  return formatLongTime(order.createdAt, locale.formats);
}

/**
 * Where an order goes, and what its customer wrote with it. A mail to the
 * customer repeats nothing as a link: a stranger may have written it.
 */
export function travelOf(
  { theme, locale, order }: OrderMail,
  viewer: "customer" | "maker",
): Piece[] {
  const { order: t } = locale.messages.buy.delivery;
  const { address, note, gift, customerName } = order;
  const isCustomer = viewer === "customer";
  const block = (title: string, texts: readonly string[]) =>
    section(
      theme,
      title,
      lines(
        ...texts.map((each) => {
          const text = isCustomer ? withoutLinks(each) : each;
          return { html: html`<bdi>${text}</bdi>`, text };
        }),
      ),
    );
  const pieces: Piece[] = [];
  if (address)
    pieces.push(
      block(
        t.sendTo,
        addressLines(address, customerName, locale.formats.locale),
      ),
    );
  if (note)
    pieces.push(block(isCustomer ? t.yourNote : t.theirNote, note.split("\n")));
  if (gift)
    pieces.push(
      block(
        gift.message ? t.isGift : t.isGiftWithout,
        gift.message.split("\n"),
      ),
    );
  return pieces;
}
