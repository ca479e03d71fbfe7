import type { ReactNode } from "react";
import type { Order } from "#shared/orders/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { AddressLines } from "./AddressLines.tsx";
import * as css from "./Travel.css.ts";

type TravelProps = {
  order: Pick<Order, "delivery" | "address" | "note" | "gift"> & {
    customerName?: string | undefined;
  };
  /** Whether the customer reads it, and not the maker. */
  isOwn?: boolean;
  /** What can be done with the address. */
  children?: ReactNode;
};

/** How an order travels, where to, and what its customer wrote with it. */
export function Travel({ order, isOwn = false, children }: TravelProps) {
  const { order: t } = useMessages("delivery");
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
