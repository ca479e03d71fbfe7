import { isCustomLine, lineTitle } from "#shared/cart.ts";
import { formatCents, priceCents, toPrice } from "#shared/money.ts";
import type { Order, OrderItem } from "#shared/orders.ts";
import { graphemes } from "#shared/text.ts";
import { type Html, html } from "./html.ts";
import { INK_SOFT, SHELL, sums } from "./layout.ts";
import type { MailPicture } from "./mail.ts";

/** The drawn designs of an order, by the place of their line. */
export type LinePictures = ReadonlyMap<number, MailPicture>;

/** How a line is called, with its variant. */
export function title(item: OrderItem): string {
  return lineTitle(item.productName, item.variantTitle);
}

/** The price of a whole line: "$48.00". */
export function lineTotal(item: OrderItem): string {
  return formatCents(priceCents(item.price) * item.quantity);
}

/** "$1,234.00" is "$1234.00" here, as everywhere in the shop. */
export function orderTotal(order: Order): string {
  return `$${order.total}`;
}

/** What a custom line is made of, a sentence each; none for other lines. */
export function designNotes(item: OrderItem): string[] {
  if (!isCustomLine(item)) return [];
  const names = (item.charms ?? []).map((charm) => charm.name);
  const notes: string[] = [];
  if (item.customText) notes.push(`Letters: ${spell(item.customText)}`);
  if (names.length === 1) notes.push(`Charm, in the middle: ${names[0]}`);
  if (names.length > 1)
    notes.push(`Charms, from left to right: ${names.join(", ")}`);
  return notes;
}

/** Each letter by itself, so that none is misread: "M · I · L · A". */
export function spell(text: string): string {
  return graphemes(text)
    .map((letter) => (letter.trim() === "" ? "(gap)" : letter))
    .join(" · ");
}

/** The lines and the total as plain text. */
export function linesAsText(order: Order): string {
  const lines = order.items.flatMap((item) => [
    `${item.quantity} x ${title(item)}: ${lineTotal(item)}`,
    ...details(item).map((detail) => `    ${detail}`),
  ]);
  return [...lines, "", `Total: ${orderTotal(order)}`].join("\n");
}

/** The lines and the total as HTML; designs that could be drawn are shown. */
export function linesAsHtml(order: Order, pictures: LinePictures): Html {
  const rows = order.items.map((item, index) => {
    const notes = details(item).map(
      (detail) =>
        html`<br /><span style="font-size:14px;color:${INK_SOFT}"
            >${detail}</span
          >`,
    );
    const what = html`<strong>${item.quantity} &times; ${title(item)}</strong
      >${notes}${shown(item, pictures.get(index))}`;
    return [what, lineTotal(item)] as const;
  });
  const total = [
    html`<strong>Total</strong>`,
    html`<strong>${orderTotal(order)}</strong>`,
  ] as const;
  return sums([...rows, total]);
}

function details(item: OrderItem): string[] {
  const each = item.quantity > 1 ? [`${priceOf(item)} each`] : [];
  return [...designNotes(item), ...each];
}

const priceOf = (item: OrderItem) => `$${toPrice(priceCents(item.price))}`;

function shown(item: OrderItem, picture: MailPicture | undefined) {
  if (!picture) return undefined;
  return html`<br /><img
      src="cid:${picture.cid}"
      width="260"
      alt="${designAlt(item)}"
      style="display:block;width:260px;max-width:100%;height:auto;margin:10px 0 0;border-radius:10px;background:${SHELL}"
    />`;
}

function designAlt(item: OrderItem): string {
  return ["The design of this clip.", ...designNotes(item)].join(" ");
}

/** How many of each charm the whole order takes, the most wanted first. */
export function pickList(order: Order): { name: string; count: number }[] {
  const counts = new Map<number, { name: string; count: number }>();
  for (const item of order.items)
    for (const charm of item.charms ?? []) {
      const entry = counts.get(charm.id) ?? { name: charm.name, count: 0 };
      entry.count += item.quantity;
      counts.set(charm.id, entry);
    }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

const longDate = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** "Sunday, March 1, 2026 at 12:00 PM UTC", in the server's time zone. */
export function orderDate(order: Order): string {
  return longDate.format(new Date(order.createdAt));
}
