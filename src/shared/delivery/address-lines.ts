import { addressForm } from "./address-form.ts";
import type { Address } from "./of-order.ts";

/**
 * Returns an address as it stands on a parcel, a text for each line. The country
 * is named where it is not the shop's own, whose region is in `locale`.
 */
export function addressLines(
  address: Address,
  customerName: string,
  locale: string,
): string[] {
  const { name, country } = address;
  const lines = addressForm(country).lines.map((parts) =>
    parts
      .reduce(
        (line, part) =>
          part === ", " ? `${line},` : `${line} ${address[part]}`.trim(),
        "",
      )
      .replace(/^,\s*|,$/g, ""),
  );
  return [name || customerName, ...lines, abroad(country, locale)].filter(
    (line) => line !== "",
  );
}

/** The name of a country in capitals, as posts ask for; empty: the shop's own. */
function abroad(country: string, locale: string): string {
  if (country === "" || country === new Intl.Locale(locale).region) return "";
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return (names.of(country) ?? country).toLocaleUpperCase(locale);
}
