import type { ReactNode } from "react";
import type { Order } from "#shared/orders/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import type { Address, ChosenDelivery } from "#shared/delivery/schema.ts";
import { priceCents } from "#shared/money/rules.ts";
import { formatPrice, type Formats } from "#shared/text/formats.ts";
import { addressLines } from "#shared/delivery/rules.ts";
import { useFormats } from "#web/data/shop-context.ts";
import * as css from "./Travel.css.ts";

type TravelProps = {
  order: Pick<Order, "delivery" | "address" | "note" | "gift"> & {
    customerName?: string | undefined;
  };
  /** Whether the customer reads it, and not the maker. */
  isOwn?: boolean;
  /** The things that can be done with the address. */
  children?: ReactNode;
};

/**
 * Shows how an order travels, where to, and what its customer wrote with it.
 */
export function Travel({ order, isOwn = false, children }: TravelProps) {
  const { order: t } = useMessages("buy").delivery;
  const { delivery, address, note, gift, customerName = "" } = order;
  if (!delivery && !address && !note && !gift) return null;
  return (
    <dl className={css.list}>
      {delivery?.note && (
        <div>
          <dt className={css.term} dir="auto">
            {delivery.name}
          </dt>
          <dd dir="auto">{delivery.note}</dd>
        </div>
      )}
      {address && (
        <div>
          <dt className={css.term}>{t.sendTo}</dt>
          <dd>
            <div data-address="">
              <AddressLines
                address={address}
                customerName={customerName}
                lineClass={css.line}
              />
            </div>
            {children}
          </dd>
        </div>
      )}
      {note && (
        <div>
          <dt className={css.term}>{isOwn ? t.yourNote : t.theirNote}</dt>
          <dd className={css.words} dir="auto">
            {note}
          </dd>
        </div>
      )}
      {gift && (
        <div>
          <dt className={css.term}>
            {gift.message ? t.isGift : t.isGiftWithout}
          </dt>
          {gift.message && (
            <dd className={css.words} dir="auto">
              {gift.message}
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}

type DeliverySumProps = {
  delivery: ChosenDelivery | undefined;
  formats: Formats;
};

/**
 * Shows what the delivery costs, directly above a total; nothing without one.
 */
export function DeliverySum({ delivery, formats }: DeliverySumProps) {
  const t = useMessages("buy").delivery;
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

type AddressLinesProps = {
  address: Address;
  customerName: string;
  lineClass: string;
};

/** An address as an envelope shows it, in the order of its country. */
export function AddressLines(props: AddressLinesProps) {
  const { address, customerName, lineClass } = props;
  const { locale } = useFormats();
  return addressLines(address, customerName, locale).map((line, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
      key={index}
      className={lineClass}
      dir="auto"
      suppressHydrationWarning
    >
      {line}
    </span>
  ));
}
