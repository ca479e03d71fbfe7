import type { ReactNode } from "react";
import type { Order } from "#shared/orders/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import type { Address } from "#shared/delivery/schema.ts";
import { priceCents } from "#shared/money/rules.ts";
import { formatPrice, type Formats } from "#shared/text/formats.ts";
import { addressLines } from "#shared/delivery/rules.ts";
import { useFormats, useShop } from "#web/data/shop-context.ts";
import * as css from "./Travel.css.ts";

/** Says on paper whose the page of an order is. */
export function PrintHead() {
  const { name, supportEmail } = useShop();
  return (
    <div className={css.printHead}>
      <strong className={css.printName}>{name}</strong>
      <span>{supportEmail}</span>
    </div>
  );
}

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

type ExtraSumsProps = {
  order: Pick<Order, "delivery" | "discount">;
  formats: Formats;
};

/**
 * Shows what a code takes and what the delivery costs, directly above a total;
 * nothing without them.
 */
export function ExtraSums({ order, formats }: ExtraSumsProps) {
  const { delivery: t, discount: texts } = useMessages("buy");
  const { delivery, discount } = order;
  return (
    <>
      {discount && (
        <ExtraSum name={texts.line(discount.code)}>
          {`−${formatPrice(discount.amount, formats)}`}
        </ExtraSum>
      )}
      {delivery && (
        <ExtraSum name={delivery.name}>
          {priceCents(delivery.price) === 0
            ? t.free
            : formatPrice(delivery.price, formats)}
        </ExtraSum>
      )}
    </>
  );
}

function ExtraSum({ name, children }: { name: string; children: string }) {
  return (
    <p className={css.sum}>
      <span className={css.sumName} dir="auto">
        {name}
      </span>{" "}
      <span className={css.amount}>{children}</span>
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
