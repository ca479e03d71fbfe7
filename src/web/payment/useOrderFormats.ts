import type { Formats } from "#shared/text/formats.ts";
import { useFormats, usePage } from "#web/data/shop-context.ts";

/** The formats of the order's currency, which may be another than the shop's. */
export function useOrderFormats(): Formats {
  const now = useFormats();
  return usePage().orderPage?.formats ?? now;
}
