import { type Language, localeOf } from "#shared/messages/languages.ts";
import {
  formatCents,
  type Formats,
  type MoneyPattern,
} from "#shared/text/formats.ts";

type FormatsOf = {
  language: Language;
  /** ISO 3166; empty where the shop names none. */
  country: string;
  currency: string;
  timeZone: string;
};

/** As the specification writes them: "$24.00", without groups. */
const DOLLARS: MoneyPattern = {
  prefix: "$",
  suffix: "",
  decimal: ".",
  group: "",
  groupFrom: 4,
  digits: 2,
};

/** Returns how a shop of this language and country writes amounts and times. */
export function createFormats(shop: FormatsOf): Formats {
  const { language, country, currency, timeZone } = shop;
  const locale = localeOf(language, country);
  // Without Intl, whose data would take 20 ms of most shops' starts.
  const isPlain = language === "en" && currency === "USD";
  const money = isPlain ? DOLLARS : moneyPattern(locale, currency);
  return { language, locale, currency, money, timeZone };
}

/** The same formats with the amounts of another currency, as an order's own. */
export const formatsIn = (formats: Formats, currency: string): Formats =>
  currency === formats.currency
    ? formats
    : createFormats({ ...formats, country: "", currency });

/** Writes cents, with a minus before what there is less than nothing. */
export const formatSigned = (cents: number, formats: Formats): string =>
  cents < 0
    ? `\u2212${formatCents(-cents, formats)}`
    : formatCents(cents, formats);

function moneyPattern(locale: string, currency: string): MoneyPattern {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  const parts = format.formatToParts(1_234_567.89);
  const at = (type: Intl.NumberFormatPartTypes) =>
    parts.findIndex((part) => part.type === type);
  const text = (some: typeof parts) => some.map(({ value }) => value).join("");
  const isDigits = parts.map(
    ({ type }) => type === "integer" || type === "fraction",
  );
  const last = isDigits.lastIndexOf(true);
  const isShortGrouped = format
    .formatToParts(1_234)
    .some(({ type }) => type === "group");
  return {
    prefix: text(parts.slice(0, at("integer"))),
    suffix: text(parts.slice(last + 1)),
    decimal: parts[at("decimal")]?.value ?? "",
    group: parts[at("group")]?.value ?? "",
    // Spanish writes 1234 without a point, and 12.345 with one.
    groupFrom: isShortGrouped ? 4 : 5,
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
}
