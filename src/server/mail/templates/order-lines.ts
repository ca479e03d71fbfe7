import { spellBeads } from "#shared/clip/beads.ts";
import { isCustomLine, lineTitle } from "#shared/cart/rules.ts";
import { CUSTOM_CLIP_NAME } from "#shared/clip/rules.ts";
import { type DrawnDesign, describeDesign } from "#shared/clip/drawing.ts";
import { formatCents, formatPrice, priceCents } from "#shared/money/cents.ts";
import type { Order, OrderItem } from "#shared/orders/schema.ts";
import { formatLongTime } from "#shared/text/dates.ts";
import { type Html, html } from "./html.ts";
import { type MailLook, priceTable } from "./layout.ts";
import type { MailPicture } from "#server/mail/mail.ts";

/** The drawn designs of an order, by the index of their line. */
export type LinePictures = ReadonlyMap<number, MailPicture>;

/** The data that every mail about an order needs. */
export type OrderMailData = {
  look: MailLook;
  order: Order;
  pictures: LinePictures;
  /** The maker's name for custom clips. */
  clipName: string;
  timeZone: string;
};

/** The title of a line: product name and variant. */
function title(item: OrderItem): string {
  return lineTitle(item.productName, item.variantTitle);
}

/** The price of a whole line, such as "$48.00". */
function lineTotal(item: OrderItem): string {
  return formatCents(priceCents(item.price) * item.quantity);
}

/** The total, such as "$1234.00", without a comma, as in the whole shop. */
export function orderTotal(order: Order): string {
  return formatPrice(order.total);
}

/**
 * Describes the parts of a custom line, one text for each part, after the
 * maker's own name for custom clips if she gave one. Empty for other lines.
 */
function designNotes(item: OrderItem, clipName: string): string[] {
  if (!isCustomLine(item)) return [];
  const names = (item.charms ?? []).map((charm) => charm.name);
  const notes = clipName === CUSTOM_CLIP_NAME ? [] : [clipName];
  if (item.resin) notes.push(`Resin: ${item.resin.name}`);
  if (item.customText) notes.push(`Letters: ${spellBeads(item.customText)}`);
  if (names.length === 1) notes.push(`Charm, in the middle: ${names[0]}`);
  if (names.length > 1)
    notes.push(`Charms, from left to right: ${names.join(", ")}`);
  return notes;
}

/** What the drawing of a custom line shows. */
export function designOf(item: OrderItem): DrawnDesign {
  const { charms = [], customText = "", resin } = item;
  return { charms, customText, resin };
}

/** The lines and the total as plain text. */
export function linesAsText({ order, clipName }: OrderMailData): string {
  const lines = order.items.flatMap((item) => [
    `${item.quantity} x ${title(item)}: ${lineTotal(item)}`,
    ...details(item, clipName).map((detail) => `    ${detail}`),
  ]);
  return [...lines, "", `Total: ${orderTotal(order)}`].join("\n");
}

/** The lines and the total as HTML, with the designs that could be drawn. */
export function linesAsHtml(data: OrderMailData): Html {
  const { look, order, pictures, clipName } = data;
  const rows = order.items.map((item, index) => {
    const notes = details(item, clipName).map(
      (detail) =>
        html`<br /><span style="font-size:14px;color:${look.palette.inkSoft}"
            >${detail}</span
          >`,
    );
    return {
      label: html`<strong>${item.quantity} &times; ${title(item)}</strong
        >${notes}`,
      amount: lineTotal(item),
      details: pictureOf(item, look, pictures.get(index)),
    };
  });
  const total = {
    label: html`<strong>Total</strong>`,
    amount: html`<strong>${orderTotal(order)}</strong>`,
  };
  return priceTable(look, [...rows, total]);
}

function details(item: OrderItem, clipName: string): string[] {
  const each = item.quantity > 1 ? [`${formatPrice(item.price)} each`] : [];
  return [...designNotes(item, clipName), ...each];
}

function pictureOf(
  item: OrderItem,
  { palette }: MailLook,
  picture: MailPicture | undefined,
) {
  if (!picture) return undefined;
  return html`<br /><img
      src="cid:${picture.cid}"
      width="400"
      alt="${describeDesign(designOf(item))}"
      style="display:block;width:400px;max-width:100%;height:auto;border-radius:10px;background:${palette.shell}"
    />`;
}

/** When an order was placed, as "Sunday, March 1, 2026 at 12:00 PM UTC". */
export function orderDate({ order, timeZone }: OrderMailData): string {
  return formatLongTime(order.createdAt, timeZone);
}
