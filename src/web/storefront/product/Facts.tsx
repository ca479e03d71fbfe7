import { deliveryCents } from "#shared/delivery/rules.ts";
import { priceCents } from "#shared/money/rules.ts";
import { formatCents, formatPrice } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useDelivery, useFormats, useSite } from "#web/data/shop-context.ts";
import { FactIcon } from "#web/storefront/product/FactIcon.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import * as css from "./BuyPanel.css.ts";

type FactsProps = {
  price: string;
  /** Whether it can be bought now: else no day is said when it is ready. */
  isFree: boolean;
};

/** At most three short facts about a clip of this price. */
export function Facts({ price, isFree }: FactsProps) {
  const delivery = useDelivery();
  const costs = useDeliveryCosts(price);
  const { payLater } = useMessages("home").clips;
  return (
    <ul className={css.facts}>
      {delivery && isFree && (
        <li className={css.fact}>
          <Icon name="clock" className={css.factIcon} />
          <span dir="auto">{delivery}</span>
        </li>
      )}
      {costs && (
        <li className={css.fact}>
          <FactIcon name="parcel" className={css.factIcon} />
          <span>
            <span>{costs.line}</span>
            {costs.free && <small className={css.detail}>{costs.free}</small>}
          </span>
        </li>
      )}
      <li className={css.fact}>
        <FactIcon name="card" className={css.factIcon} />
        <span>{payLater}</span>
      </li>
    </ul>
  );
}

/**
 * Says what it costs to have a clip of this price sent. Collecting it is a
 * choice of the checkout, and must not make the parcel look free.
 */
function useDeliveryCosts(price: string) {
  const t = useMessages("home").clips;
  const formats = useFormats();
  const sent = useSite().deliveryOptions.filter((each) => each.needsAddress);
  if (sent.length === 0) return undefined;
  const costs = sent.map((each) => deliveryCents(each, priceCents(price)));
  const least = Math.min(...costs);
  const isOnlyPrice = costs.every((each) => each === least);
  if (least === 0 && isOnlyPrice) return { line: t.deliveryFree };
  const amount = formatCents(least, formats);
  const [freeFrom] = sent.flatMap((each) => each.freeFrom ?? []).sort(byAmount);
  return {
    line: isOnlyPrice ? t.deliveryAt(amount) : t.deliveryFrom(amount),
    ...(freeFrom &&
      least > 0 && {
        free: t.deliveryFreeFrom(formatPrice(freeFrom, formats)),
      }),
  };
}

const byAmount = (one: string, other: string) =>
  priceCents(one) - priceCents(other);
