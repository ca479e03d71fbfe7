import { dayAt, isMidnight } from "#shared/text/days.ts";
import { formatDay, formatOpening } from "#shared/text/dates.ts";
import type { Pause } from "#shared/pace/schema.ts";
import type { ShopLocale } from "./shop-locale.ts";

/** Says when the maker takes orders again: "January 4". */
export function sayReturn(
  { until }: Pick<Pause, "until">,
  { formats }: Pick<ShopLocale, "formats">,
  now: number,
): string {
  const { timeZone } = formats;
  if (!isMidnight(until, timeZone)) return formatOpening(until, formats);
  const day = dayAt(Date.parse(until), timeZone);
  return formatDay(day, formats, { from: now });
}

/** Says by when a clip is ready; empty where no day is known. */
export function sayReady(
  day: string | null,
  { formats, messages }: Pick<ShopLocale, "formats" | "messages">,
  now: number,
): string {
  if (day === null) return "";
  const date = formatDay(day, formats, { from: now, hasWeekday: true });
  return messages.home.drops.ready(date);
}
