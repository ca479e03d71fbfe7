import type { BenchMessages } from "#shared/messages/bench/en.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import { priceCents } from "#shared/money/rules.ts";
import { isWithdrawn, type ShownItem } from "#shared/orders/progress.ts";
import { shownStatus } from "#shared/orders/state.ts";
import { OVERDUE_MS } from "#shared/payment/rules.ts";
import { write } from "#shared/text/dates.ts";
import { dayAt, daysBetween } from "#shared/text/days.ts";
import { formatCents, type Formats } from "#shared/text/formats.ts";
import { typedLetters } from "#shared/clip/beads.ts";
import type { BenchOrder } from "#shared/workbench/schema.ts";

// What a row of the workbench says of its order.

/**
 * Formats a day (ISO) for the maker in brief: "Nov 18", "Wed, Dec 2"; "18. Nov.",
 * "Mi., 2. Dez.".
 */
function formatShortDay(
  day: string,
  { locale }: Pick<Formats, "locale">,
  { hasWeekday = false } = {},
): string {
  return write(day, locale, {
    ...(hasWeekday && { weekday: "short" }),
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
}

/** The texts and the way to write days and amounts, on the day of `now`. */
export type Say = { t: BenchMessages; formats: Formats; now: number };

type Told = { text: string; under?: string; isLate?: boolean };

/**
 * By when it is to be ready, or when it took its last step; where no day was
 * said, when it was ordered.
 */
export function sayWhen(order: BenchOrder, { t, formats, now }: Say): Told {
  const { group, readyBy, movedAt, createdAt } = order;
  const isOpen = group === "late" || group === "new" || group === "making";
  const on = (time: string) =>
    formatShortDay(dayAt(Date.parse(time), formats.timeZone), formats);
  if (!isOpen) return { text: on(movedAt), under: sayStage(order, t) };
  if (readyBy === null) return { text: on(createdAt), under: t.due.ordered };
  return sayDue(readyBy, { t, formats, now });
}

/** By when it is to be ready: "Wed, Dec 2", "Today", or how late it is. */
export function sayDue(
  readyBy: string | null,
  { t, formats, now }: Omit<Say, "t"> & { t: Pick<BenchMessages, "due"> },
): Told {
  if (readyBy === null) return { text: t.due.none };
  const text = formatShortDay(readyBy, formats, { hasWeekday: true });
  const days = daysBetween(dayAt(now, formats.timeZone), readyBy);
  if (days < 0) return { text, under: t.due.late(-days), isLate: true };
  if (days === 0) return { text: t.due.today };
  return { text: days === 1 ? t.due.tomorrow : text };
}

/** How far the order is. */
export function sayStage(order: BenchOrder, t: BenchMessages): string {
  const { status, isCollected } = order;
  if (isWithdrawn(order)) return t.stages.withdrawn;
  return t.stages[shownStatus(status, isCollected ? "collected" : "posted")];
}

type Payment = { text: string; tone: "paid" | "open" | "asked" | "due" };

/** How far its payment is; undefined where nothing is owed. */
export function sayPayment(order: BenchOrder, say: Say): Payment | undefined {
  const { t, formats, now } = say;
  const { amounts, payment, stands } = order;
  if (priceCents(amounts.refundable) > 0) {
    const sum = moneyOf(priceCents(amounts.refundable), order, formats);
    return { text: t.payment.toPayBack(sum), tone: "due" };
  }
  if (payment.state === "paid") return { text: t.payment.paid, tone: "paid" };
  if (payment.state === "refunded")
    return { text: t.payment.paidBack, tone: "paid" };
  if (!stands || priceCents(amounts.owed) === 0) return undefined;
  const { askedAt } = payment;
  if (payment.state === "open" || !askedAt)
    return { text: t.payment.open, tone: "open" };
  const asked = dayAt(Date.parse(askedAt), formats.timeZone);
  const days = daysBetween(asked, dayAt(now, formats.timeZone));
  return now - Date.parse(askedAt) >= OVERDUE_MS
    ? { text: t.payment.unpaid(days), tone: "due" }
    : { text: t.payment.asked(formatShortDay(asked, formats)), tone: "asked" };
}

/** An amount in the currency of the order, which may be an earlier one. */
export function moneyOf(
  cents: number,
  { currency }: { currency: string },
  formats: Formats,
): string {
  if (currency === formats.currency) return formatCents(cents, formats);
  return (cents / 100).toLocaleString(formats.locale, {
    style: "currency",
    currency,
  });
}

/** What is in it: “FERN” in Pressed Meadow; 2 × Honey Tortoise, Midi. */
export function sayItems(order: BenchOrder, t: BenchMessages): string {
  return shownItems(order)
    .map((item) => {
      const name = sayItem(item, t);
      return item.quantity > 1 ? `${item.quantity} × ${name}` : name;
    })
    .join("; ");
}

export function sayItem(item: ShownItem, t: BenchMessages): string {
  if (!isCustomLine(item))
    return item.variantTitle === null
      ? item.productName
      : `${item.productName}, ${item.variantTitle}`;
  const letters = typedLetters(item.customText ?? "").join("");
  return t.row.custom(letters, item.resin?.name ?? t.row.plain);
}

/** The items that are still wanted; of what ended, all that were ordered. */
export function shownItems(order: BenchOrder): ShownItem[] {
  const { items, withdrawnLines } = order;
  const standing = items.filter((_, line) => !withdrawnLines.includes(line));
  return standing.length > 0 ? standing : items;
}

/** The number and the name, and that it is late. */
export function sayOrder(order: BenchOrder, say: Say): string {
  const { isLate, under } = sayWhen(order, say);
  const late = isLate && under ? [under] : [];
  return [order.id, order.customerName, ...late].join(", ");
}

/** The parts of a text, every second of which is a hit of what is searched. */
export function hitsIn(text: string, search: string): string[] {
  const words = search.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [text];
  const literal = (word: string) =>
    word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const wanted = [search.trim(), ...words].map(literal).join("|");
  return text.split(new RegExp(`(${wanted})`, "iu"));
}
