import type { ComponentProps } from "react";
import { TextField } from "#web/ui/field/TextField.tsx";
import { priceField } from "./admin.css.ts";

type PriceFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "label" | "value" | "onChange"
> & {
  label?: string;
  value: string;
  onValue: (value: string) => void;
};

/** A field for a price in dollars. */
export function PriceField({
  label = "Price",
  onValue,
  ...rest
}: PriceFieldProps) {
  return (
    <TextField
      placeholder="0.00"
      {...rest}
      label={label}
      prefix="$"
      className={priceField}
      type="number"
      step="0.01"
      min="0"
      inputMode="decimal"
      onChange={(event) => onValue(event.target.value)}
      // Removes the focus, because the wheel would change a focused price.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
