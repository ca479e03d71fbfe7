import { useSite } from "#web/data/shop-context.ts";
import { small } from "#web/ui/theme/layout.css.ts";

/** The maker's line at prices and totals, such as "incl. VAT"; may be none. */
export function PriceNote({ className = small }: { className?: string }) {
  const { priceNote } = useSite().legal;
  return priceNote ? (
    <span className={className} dir="auto">
      {priceNote}
    </span>
  ) : null;
}
