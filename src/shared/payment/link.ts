import { parseUrl } from "#shared/text/links.ts";

/**
 * Fills the amount, as on the wire, and the number of an order in the maker's
 * link to pay at. Undefined for what is no link.
 */
export function fillLink(
  link: string,
  { amount, order }: { amount: string; order: string },
): URL | undefined {
  return parseUrl(
    link
      .replaceAll("{amount}", encodeURIComponent(amount))
      .replaceAll("{order}", encodeURIComponent(order)),
  );
}
