import type { ChosenDelivery } from "#shared/delivery/schema.ts";
import { priceCents } from "#shared/money/rules.ts";
import { type Formats, formatPrice } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import * as css from "./Travel.css.ts";

type DeliverySumProps = {
  delivery: ChosenDelivery | undefined;
  formats: Formats;
};

/** What the delivery costs, directly above a total; nothing without one. */
export function DeliverySum({ delivery, formats }: DeliverySumProps) {
  const t = useMessages("delivery");
  if (!delivery) return null;
  const { name, price } = delivery;
  return (
    <p className={css.sum}>
      <span className={css.sumName} dir="auto">
        {name}
      </span>{" "}
      <span className={css.amount}>
        {priceCents(price) === 0 ? t.free : formatPrice(price, formats)}
      </span>
    </p>
  );
}
