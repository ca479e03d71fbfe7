import { shownTitle } from "#shared/cart/rules.ts";
import type { Correction, Order, OrderItem } from "#shared/orders/schema.ts";
import { addressLines } from "#shared/delivery/rules.ts";
import { withoutLinks } from "#shared/orders/contact.ts";
import {
  isWithdrawn,
  type MakerOrder,
  type OrderAmounts,
  type OrderEvent,
} from "#shared/orders/progress.ts";
import type { OrderStatus } from "#shared/orders/state.ts";
import { isolated } from "#shared/text/characters.ts";
import { formatLongTime } from "#shared/text/dates.ts";
import { formatPrice } from "#shared/text/formats.ts";
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
import type { InvoiceRow } from "./invoices.ts";
import type { MailPayment, OrderPictures } from "./mail-pictures.ts";

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
  /** Its invoices and their corrections, the first first. */
  invoices: readonly InvoiceRow[];
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
    ...(address && { replyTo: { name, address } }),
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
  const { customerName, customerEmail, customerPhone } = order;
  return lines(
    strong(customerName),
    ...(customerEmail ? [mailLink(theme, customerEmail, subject)] : []),
    ...(customerPhone ? [phoneLink(theme, customerPhone)] : []),
  );
}

/** The title of a line: product name and variant. */
export function titleOf(item: OrderItem, { messages }: ShopLocale): string {
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
    .map((item) => `${item.quantity} × ${titleOf(item, locale)}`);
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
