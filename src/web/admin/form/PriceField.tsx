import { type ComponentProps, useState } from "react";
import { readTypedPrice } from "#shared/money/schema.ts";
import { formatCents, type MoneyPattern } from "#shared/text/formats.ts";
import { useVoice, type Voice } from "#web/data/voice.ts";
import { TextField } from "#web/ui/TextField.tsx";
import { priceField } from "./admin.css.ts";

type PriceFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "label" | "value" | "onChange"
> & {
  label?: string;
  value: string;
  onValue: (value: string) => void;
};

/**
 * A field for a price in the shop's currency. It is a text field, because a
 * number field drops a decimal comma without a word: "24,50" became 2450.
 */
export function PriceField({
  label,
  value,
  hint,
  placeholder = "0.00",
  onValue,
  ...rest
}: PriceFieldProps) {
  const voice = useVoice();
  const { money } = voice.formats;
  // What is typed stays as it is; a price of the API is shown as people write.
  const [typed, setTyped] = useState<string>();
  const shown = value === typed ? value : writtenPrice(value, money);
  const sign = currencySign(money);
  return (
    <TextField
      {...rest}
      placeholder={writtenPrice(placeholder, money)}
      label={label ?? voice.t.form.price}
      prefix={sign}
      style={{ paddingLeft: `${1.2 + 0.7 * sign.length}rem` }}
      className={priceField}
      inputMode={money.digits === 0 ? "numeric" : "decimal"}
      autoComplete="off"
      value={shown}
      hint={understood(shown, voice) ?? hint}
      onChange={({ target }) => {
        setTyped(target.value);
        onValue(target.value);
      }}
    />
  );
}

/** Returns the sign of the currency, such as "$", "€" or "CHF". */
export function currencySign({ prefix, suffix }: MoneyPattern): string {
  return `${prefix}${suffix}`.trim();
}

const WIRE_PRICE = /^(\d+)\.(\d{2})$/;

/** Returns a price of the API as it is typed: "24.00", "24,00" or "24". */
function writtenPrice(
  value: string,
  { digits, decimal }: MoneyPattern,
): string {
  const [, whole, cents] = WIRE_PRICE.exec(value) ?? [];
  if (whole === undefined) return value;
  if (digits > 0) return `${whole}${decimal}${cents}`;
  return cents === "00" ? whole : value;
}

/** Says how a price is read, unless it is typed as the shop writes it. */
function understood(typed: string, { t, formats }: Voice): string | undefined {
  if (typed.trim() === "") return undefined;
  const { money } = formats;
  const cents = readTypedPrice(typed);
  if (money.digits === 0 && (cents === undefined || cents % 100 > 0))
    return t.form.wholePriceHint;
  if (cents === undefined) return t.form.priceHint;
  const written = formatCents(cents, formats);
  return written === `${money.prefix}${typed}${money.suffix}`
    ? undefined
    : t.form.understood(written);
}
