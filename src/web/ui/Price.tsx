import { formatPrice } from "#shared/money/cents.ts";
import { numerals } from "./layout.css.ts";
import { classNames } from "./class-names.ts";

/** Shows a price of the API ("24.00") as "$24.00". */
export function Price({ value, className }: PriceProps) {
  return (
    <span className={classNames(numerals, className)}>
      {formatPrice(value)}
    </span>
  );
}

type PriceProps = { value: string; className?: string };
