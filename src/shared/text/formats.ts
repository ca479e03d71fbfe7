import type { Language } from "#shared/messages/languages.ts";

/** The way in which amounts of the shop's currency are written. */
export type MoneyPattern = {
  prefix: string;
  suffix: string;
  decimal: string;
  /** Between groups of three digits; empty for none. */
  group: string;
  /** The fewest digits before the decimals for which groups are formed. */
  groupFrom: number;
  /** 2, or 0 for a currency without decimals. */
  digits: number;
};

/**
 * The shop's way to write amounts and times. The server makes it by `Intl` and
 * sends it with the page, so that a browser whose `Intl` has other data writes
 * the same while it hydrates.
 */
export type Formats = {
  language: Language;
  /** The language and country for `Intl`, such as "de-AT". */
  locale: string;
  /** ISO 4217: "EUR". */
  currency: string;
  money: MoneyPattern;
  /** The zone of all times that people see. */
  timeZone: string;
};

/** Formats cents for people: 2400 becomes "$24.00" or "24,00 €". */
export function formatCents(cents: number, { money }: Formats): string {
  const { prefix, suffix, decimal, digits } = money;
  const rounded = roundCents(cents, digits);
  const whole = groupDigits(String(Math.trunc(rounded / 100)), money);
  const rest = digits ? decimal + String(rounded % 100).padStart(2, "0") : "";
  return `${prefix}${whole}${rest}${suffix}`;
}

/** Formats a price of the API for people: "24.00" becomes "$24.00". */
export function formatPrice(price: string, formats: Formats): string {
  return formatCents(Math.round(Number(price) * 100), formats);
}

/** Formats a whole number for people: 1000 becomes "1,000". */
export function formatCount(count: number, { money }: Formats): string {
  // Prices in dollars have no groups, but other numbers have.
  const group = money.group || ",";
  return groupDigits(String(count), { ...money, group });
}

/** Rounds half up to whole units in a currency without decimals. */
export function roundCents(cents: number, digits: number): number {
  return digits === 0 ? Math.floor((cents + 50) / 100) * 100 : cents;
}

function groupDigits(
  whole: string,
  { group, groupFrom }: Pick<MoneyPattern, "group" | "groupFrom">,
): string {
  if (group === "" || whole.length < groupFrom) return whole;
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
}
