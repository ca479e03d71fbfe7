import { numerals } from "./layout.css.ts";

/** A wire price ("24.00") as people read it: "$24.00". */
export function Price({ value, className }: PriceProps) {
  return (
    <span className={className ? `${numerals} ${className}` : numerals}>
      ${value}
    </span>
  );
}

type PriceProps = { value: string; className?: string };
