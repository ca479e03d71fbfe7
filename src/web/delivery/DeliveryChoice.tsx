import { useId } from "react";
import { cartTotal } from "#shared/cart/rules.ts";
import type { Cart } from "#shared/cart/schema.ts";
import { deliveryCents } from "#shared/delivery/rules.ts";
import type { DeliveryOption } from "#shared/delivery/schema.ts";
import { priceCents } from "#shared/money/rules.ts";
import { formatCents, formatPrice } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { FieldError } from "#web/ui/field/FieldError.tsx";
import * as css from "./DeliveryPanes.css.ts";

type DeliveryChoiceProps = {
  options: readonly DeliveryOption[];
  chosen: DeliveryOption | undefined;
  cart: Cart;
  error: string | undefined;
  isDisabled: boolean;
  onChoose: (id: number) => void;
};

/** The ways of delivery with their prices, of which one is chosen. */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { options, chosen, cart, error } = props;
  const t = useMessages("delivery");
  const formats = useFormats();
  const errorId = useId();
  const clipsCents = priceCents(cartTotal(cart));
  return (
    <div className={css.options}>
      {options.map((option) => {
        const cents = deliveryCents(option, clipsCents);
        const { id, name, note, freeFrom } = option;
        const hasFreeFrom = freeFrom !== null && cents > 0;
        return (
          <label key={id} className={css.option}>
            <input
              type="radio"
              name="deliveryId"
              value={id}
              className={css.radio}
              checked={option === chosen}
              disabled={props.isDisabled}
              aria-describedby={error && errorId}
              onChange={() => props.onChoose(id)}
            />
            <span className={css.dot} />
            <span className={css.optionName} dir="auto">
              {name}
            </span>
            <span className={css.optionPrice}>
              {cents === 0 ? t.free : formatCents(cents, formats)}
            </span>
            {note && (
              <span className={css.optionNote} dir="auto">
                {note}
              </span>
            )}
            {hasFreeFrom && (
              <span className={css.optionNote}>
                {t.freeFrom(formatPrice(freeFrom, formats))}
              </span>
            )}
          </label>
        );
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
