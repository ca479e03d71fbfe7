import { formatPrice } from "#shared/cents.ts";
import { numerals } from "./layout.css.ts";
import { classNames } from "./class-names.ts";

/** A wire price ("24.00") as people read it: "$24.00". */
export function Price({ value, className }: PriceProps) {
  return (
    <span className={classNames(numerals, className)}>
      {formatPrice(value)}
    </span>
  );
}

type PriceProps = { value: string; className?: string };
