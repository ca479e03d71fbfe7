import type { Product } from "#shared/catalog/schema.ts";
import { productPath } from "#shared/api/paths.ts";
import { MINUTE_MS } from "#shared/text/dates.ts";

type Event = {
  product: Pick<Product, "id" | "name" | "slug">;
  opensAt: number;
  shopName: string;
  publicUrl: string;
  now: number;
};

const LENGTH_MS = 15 * MINUTE_MS;
/** RFC 5545 wants lines of at most 75 bytes. */
const MOST_BYTES = 75;

/** Returns the opening of a clip as a calendar's event, with an alarm before. */
export function openingEvent(event: Event): string {
  const { product, opensAt, shopName, publicUrl, now } = event;
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Barrette//Shop//EN",
    "BEGIN:VEVENT",
    // The same each time, so that a drop that was moved replaces the first.
    `UID:clip-${product.id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(opensAt)}`,
    `DTEND:${utc(opensAt + LENGTH_MS)}`,
    `SUMMARY:${escaped(`${product.name} · ${shopName}`)}`,
    `URL:${publicUrl}${productPath(product.slug)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(product.name)}`,
    "TRIGGER:-PT10M",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}

const utc = (ms: number) =>
  new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, "");

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/** Breaks a long line between its characters; the rest begins with a space. */
function folded(line: string): string {
  let bytes = 0;
  let text = "";
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MOST_BYTES) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
