import { beadLetters } from "#shared/beads.ts";
import { isCustomLine, lineTitle } from "#shared/cart-rules.ts";
import { CUSTOM_CLIP_NAME } from "#shared/clip-rules.ts";
import { type DrawnDesign, describeDesign } from "#shared/clip-drawing.ts";
import { formatCents, formatPrice, priceCents } from "#shared/cents.ts";
import type { Order, OrderItem } from "#shared/orders.ts";
import { type Html, html } from "./html.ts";
import { INK_SOFT, SHELL, sums } from "./layout.ts";
import type { MailPicture } from "./mail.ts";

/** The drawn designs of an order, by the place of their line. */
export type LinePictures = ReadonlyMap<number, MailPicture>;

/** What both mails of an order tell of its lines. */
export type OrderStory = {
  order: Order;
  pictures: LinePictures;
  /** What the maker calls her custom clips. */
  clipName: string;
};

/** What a line is called, with its variant. */
function title(item: OrderItem): string {
  return lineTitle(item.productName, item.variantTitle);
}

/** The price of a whole line: "$48.00". */
function lineTotal(item: OrderItem): string {
  return formatCents(priceCents(item.price) * item.quantity);
}

/** "$1,234.00" is "$1234.00" here, as everywhere in the shop. */
export function orderTotal(order: Order): string {
  return formatPrice(order.total);
}

/**
 * The maker's own name for a custom line, where she gave one, and what it is
 * made of, a sentence each; none for other lines.
 */
function designNotes(item: OrderItem, clipName: string): string[] {
  if (!isCustomLine(item)) return [];
  const names = (item.charms ?? []).map((charm) => charm.name);
  const notes = clipName === CUSTOM_CLIP_NAME ? [] : [clipName];
  if (item.customText) notes.push(`Letters: ${spell(item.customText)}`);
  if (names.length === 1) notes.push(`Charm, in the middle: ${names[0]}`);
  if (names.length > 1)
    notes.push(`Charms, from left to right: ${names.join(", ")}`);
  return notes;
}

/** Each bead by itself, as they lie from left to right: "M · I · L · A". */
function spell(text: string): string {
  return beadLetters(text)
    .map((letter) => (isGap(letter) ? "(gap)" : letter))
    .join(" · ");
}

const isGap = (letter: string) => letter.trim() === "";

/** What the drawing of a custom line shows. */
export function designOf(item: OrderItem): DrawnDesign {
  return { charms: item.charms ?? [], customText: item.customText ?? "" };
}

/** The lines and the total as plain text. */
export function linesAsText({ order, clipName }: OrderStory): string {
  const lines = order.items.flatMap((item) => [
    `${item.quantity} x ${title(item)}: ${lineTotal(item)}`,
    ...details(item, clipName).map((detail) => `    ${detail}`),
  ]);
  return [...lines, "", `Total: ${orderTotal(order)}`].join("\n");
}

/** The lines and the total as HTML; designs that could be drawn are shown. */
export function linesAsHtml(story: OrderStory): Html {
  const { order, pictures, clipName } = story;
  const rows = order.items.map((item, index) => {
    const notes = details(item, clipName).map(
      (detail) =>
        html`<br /><span style="font-size:14px;color:${INK_SOFT}"
            >${detail}</span
          >`,
    );
    return {
      what: html`<strong>${item.quantity} &times; ${title(item)}</strong
        >${notes}`,
      much: lineTotal(item),
      below: shown(item, pictures.get(index)),
    };
  });
  const total = {
    what: html`<strong>Total</strong>`,
    much: html`<strong>${orderTotal(order)}</strong>`,
  };
  return sums([...rows, total]);
}

function details(item: OrderItem, clipName: string): string[] {
  const each = item.quantity > 1 ? [`${formatPrice(item.price)} each`] : [];
  return [...designNotes(item, clipName), ...each];
}

function shown(item: OrderItem, picture: MailPicture | undefined) {
  if (!picture) return undefined;
  return html`<br /><img
      src="cid:${picture.cid}"
      width="400"
      alt="${describeDesign(designOf(item))}"
      style="display:block;width:400px;max-width:100%;height:auto;border-radius:10px;background:${SHELL}"
    />`;
}

export type ToPick = { name: string; count: number };

/** How many of each charm the whole order takes, the most wanted first. */
export function charmsToPick(order: Order): ToPick[] {
  return tally(order, ({ charms = [] }) =>
    charms.map(({ id, name }) => [String(id), name]),
  );
}

/** How many of each letter bead the whole order takes. */
export function beadsToPick(order: Order): ToPick[] {
  return tally(order, ({ customText = "" }) =>
    beadLetters(customText)
      .filter((letter) => !isGap(letter))
      .map((letter) => [letter, letter]),
  );
}

/** Counts what each line takes, times its quantity. */
function tally(
  order: Order,
  take: (item: OrderItem) => (readonly [key: string, name: string])[],
): ToPick[] {
  const picks = new Map<string, ToPick>();
  for (const item of order.items)
    for (const [key, name] of take(item)) {
      const pick = picks.get(key) ?? { name, count: 0 };
      pick.count += item.quantity;
      picks.set(key, pick);
    }
  return [...picks.values()].sort((a, b) => b.count - a.count);
}

/** "Sunday, March 1, 2026 at 12:00 PM UTC", in the server's time zone. */
export function orderDate(order: Order): string {
  return new Date(order.createdAt).toLocaleString("en-US", {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}
