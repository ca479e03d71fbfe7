import type { Language } from "#shared/messages/languages.ts";
import type { Formats } from "#shared/text/formats.ts";
import type { Legal } from "#shared/site/legal.ts";
import type { ServerMessages } from "#shared/messages/rooms.ts";
import { noteAtTotals } from "#shared/site/rules.ts";
import { dayAt, isMidnight } from "#shared/text/days.ts";
import { formatDay, formatOpening } from "#shared/text/dates.ts";
import type { Pause } from "#shared/pace/schema.ts";
import { createFormats } from "#shared/money/formats.ts";
import { loadMessages } from "./messages.ts";

/** In which words a shop speaks. A value to pass along, never a global. */
export type ShopLocale = {
  shopName: string;
  formats: Formats;
  messages: ServerMessages;
  /** The words of the maker at prices, at totals, and under every mail. */
  legal: Pick<Legal, "priceNote" | "mailText"> & { totalNote: string };
};

type LocaleParts = {
  name: string;
  language: Language;
  currency: string;
  timeZone: string;
  legal: Pick<Legal, "country" | "priceNote" | "totalNote" | "mailText">;
};

/** Reads the texts of a language, by `load` if there are others than the shop's. */
export async function createShopLocale(
  parts: LocaleParts,
  load = loadMessages,
): Promise<ShopLocale> {
  const { name, language, currency, timeZone, legal } = parts;
  const { country, priceNote, mailText } = legal;
  return {
    shopName: name,
    formats: createFormats({ language, country, currency, timeZone }),
    messages: await load(language),
    legal: { priceNote, totalNote: noteAtTotals(legal), mailText },
  };
}

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
