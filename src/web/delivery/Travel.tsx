import type { ReactNode } from "react";
import { addressLines } from "#shared/delivery/address-lines.ts";
import type { Order } from "#shared/orders/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
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
  const { locale } = useFormats();
  const { delivery, address, note, gift, customerName = "" } = order;
  if (!delivery && !address && !note && !gift) return null;
  const lines = address ? addressLines(address, customerName, locale) : [];
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
              {lines.map((line, index) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
                  key={index}
                  className={css.line}
                  dir="auto"
                  suppressHydrationWarning
                >
                  {line}
                </span>
              ))}
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
