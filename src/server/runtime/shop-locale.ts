import type { Language } from "#shared/messages/languages.ts";
import type { Formats } from "#shared/text/formats.ts";
import type { Legal } from "#shared/site/legal.ts";
import type { ServerMessages } from "#shared/messages/rooms.ts";
import { noteAtTotals } from "#shared/site/rules.ts";
import { createFormats } from "./formats.ts";
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
