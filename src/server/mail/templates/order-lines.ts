import { spellBeads } from "#shared/clip/beads.ts";
import { productPath } from "#shared/api/paths.ts";
import { isCustomLine, shownTitle } from "#shared/cart/rules.ts";
import { CUSTOM_CLIP_NAME } from "#shared/clip/rules.ts";
import { type DrawnDesign, describeDesign } from "#shared/clip/drawing.ts";
import { priceCents } from "#shared/money/rules.ts";
import { isWithdrawn, type OrderAmounts } from "#shared/orders/progress.ts";
import type { Order, OrderItem } from "#shared/orders/schema.ts";
import type { OrderStatus } from "#shared/orders/state.ts";
import { isolated } from "#shared/text/characters.ts";
import { formatLongTime } from "#shared/text/dates.ts";
import { formatCents, formatPrice } from "#shared/text/formats.ts";
import { html } from "#server/runtime/html.ts";
import type { ShopLocale } from "#server/runtime/shop-locale.ts";
import type { MailVoice } from "./layout.ts";
import { orderTable, type Shown } from "./order-table.ts";
import { type Piece, strong } from "./pieces.ts";
import { type OrderPictures, PICTURED_LINES } from "./line-pictures.ts";

/** The data that every mail about an order needs. */
export type OrderMailData = MailVoice & {
  order: Order;
  /** What of it stands, and what it comes to. */
  stands: boolean;
  amounts: OrderAmounts;
  withdrawnLines: readonly number[];
  pictures: OrderPictures;
  /** The addresses of the clips that have a page, by their products. */
  slugs: ReadonlyMap<number, string>;
  /** The maker's name for custom clips. */
  clipName: string;
};

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
export function orderTotal({ order, locale }: OrderMailData): string {
  return formatPrice(order.total, locale.formats);
}

/** An amount in the order's own currency, which mails about it speak. */
export function orderAmount(
  { amounts, locale }: OrderMailData,
  which: keyof OrderAmounts,
): string {
  return formatPrice(amounts[which], locale.formats);
}

/**
 * Describes the parts of a custom line, one text for each part, after the
 * maker's own name for custom clips if she gave one. Empty for other lines.
 */
function designNotes(item: OrderItem, data: OrderMailData): string[] {
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

/** What the drawing of a custom line shows. */
export function designOf(item: OrderItem): DrawnDesign {
  const { charms = [], customText = "", resin } = item;
  return { charms, customText, resin };
}

/** The word for an order that no longer stands; undefined for one that does. */
export function endedAs(
  { stands, locale }: OrderMailData,
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
  { order, locale }: OrderMailData,
  places: readonly number[],
): string[] {
  return order.items
    .filter((_, index) => places.includes(index))
    .map((item) => `${item.quantity} × ${title(item, locale)}`);
}

/** The page of a product of the shop; undefined for others, and deleted ones. */
function pageOf(
  { productId }: OrderItem,
  { slugs, publicUrl }: OrderMailData,
): string | undefined {
  const slug = slugs.get(productId);
  return slug === undefined ? undefined : `${publicUrl}${productPath(slug)}`;
}

/** The title of a line, which leads to the page of a product of the shop. */
function linkedTitle(item: OrderItem, data: OrderMailData) {
  const name = title(item, data.locale);
  const url = pageOf(item, data);
  if (!url) return name;
  return html`<a href="${url}" style="color:inherit;text-decoration:none"
    >${name}</a
  >`;
}

/** The lines and the total, with the designs that could be drawn. */
export function orderLines(data: OrderMailData): Piece {
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

function details(item: OrderItem, data: OrderMailData): string[] {
  const { formats, messages } = data.locale;
  const { each } = messages.mail.order;
  const price = formatPrice(item.price, formats);
  return [
    ...designNotes(item, data),
    ...(item.quantity > 1 ? [each(price)] : []),
  ];
}

function shownOf(item: OrderItem, index: number, data: OrderMailData): Shown {
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
export function orderDate({ order, locale }: OrderMailData): string {
  return formatLongTime(order.createdAt, locale.formats);
}
