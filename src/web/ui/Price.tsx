import { formatPrice } from "#shared/text/formats.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { numerals } from "#web/ui/theme/layout.css.ts";
import { classNames } from "./class-names.ts";

/** Shows a price of the API ("24.00") as the shop writes it: "$24.00". */
export function Price({ value, className }: PriceProps) {
  return (
    <span className={classNames(numerals, className)}>
      {formatPrice(value, useFormats())}
    </span>
  );
}

type PriceProps = { value: string; className?: string };
