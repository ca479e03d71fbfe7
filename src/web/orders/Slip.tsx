import { useEffect, useState } from "react";
import { shownTitle } from "#shared/cart/rules.ts";
import { itemCents } from "#shared/money/sum.ts";
import type { MakerOrder } from "#shared/orders/progress.ts";
import { formatsIn } from "#shared/money/formats.ts";
import {
  formatCents,
  type Formats,
  formatPrice,
} from "#shared/text/formats.ts";
import { formatDate } from "#shared/text/dates.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats, useShop } from "#web/data/shop-context.ts";
import { TotalNote } from "#web/ui/Price.tsx";
import { AddressLines, ExtraSums } from "./Travel.tsx";
import * as css from "./Slip.css.ts";

type SlipProps = {
  order: MakerOrder;
  /** A present shows no prices, and the words for its card. */
  isGift: boolean;
};

/**
 * Shows what goes into the parcel, on paper alone: an A5 sheet across, with the
 * address where an envelope of the format DL has its window.
 */
export function Slip({ order, isGift }: SlipProps) {
  const { name } = useShop();
  const { slip: t } = useMessages("buy").delivery;
  const { titles } = useMessages("first");
  const { address, customerName, gift } = order;
  const formats = formatsIn(useFormats(), order.currency);
  return (
    <section className={css.slip} data-slip="">
      <p className={css.shop}>{name}</p>
      <p className={css.number}>
        <strong>{titles.order(order.id)}</strong>{" "}
        <span suppressHydrationWarning>
          {formatDate(order.createdAt, formats)}
        </span>
      </p>
      <div className={css.start}>
        <address className={css.window}>
          <span className={css.sender}>{name}</span>
          {address ? (
            <AddressLines
              address={address}
              customerName={customerName}
              lineClass={css.line}
            />
          ) : (
            <bdi className={css.line}>{customerName}</bdi>
          )}
        </address>
        {isGift && gift && (
          <p className={css.message} dir="auto">
            {gift.message || t.forYou}
          </p>
        )}
      </div>
      <div className={css.end}>
        <Items order={order} formats={formats} hasPrices={!isGift} />
      </div>
    </section>
  );
}

type ItemsProps = { order: MakerOrder; formats: Formats; hasPrices: boolean };

function Items({ order, formats, hasPrices }: ItemsProps) {
  const { total, withdrawal } = useMessages("order");
  const { badge } = withdrawal;
  const { customClip } = useMessages("first");
  const isOut = (line: number) => order.withdrawnLines.includes(line);
  return (
    <>
      <ul>
        {order.items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change
            key={index}
            className={css.item}
            // What was withdrawn from is in the sums, and not in the parcel.
            hidden={!hasPrices && isOut(index)}
          >
            <span>
              <span>{`${item.quantity} × `}</span>
              <bdi>
                {shownTitle({ ...item, name: item.productName }, customClip)}
              </bdi>
              {isOut(index) && <b>{` (${badge.whole})`}</b>}
            </span>
            {hasPrices && (
              <span className={css.amount}>
                {formatCents(itemCents(item), formats)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {hasPrices && (
        <>
          <ExtraSums order={order} formats={formats} />
          <p className={css.total}>
            <span>{total}</span>{" "}
            <span className={css.amount}>
              {formatPrice(order.total, formats)}
            </span>
          </p>
          <TotalNote />
        </>
      )}
    </>
  );
}

type SlipKind = "parcel" | "gift";

/** The slip that is being printed, and the function that prints one. */
export function useSlip() {
  const [slip, setSlip] = useState<SlipKind>();
  useEffect(() => {
    if (!slip) return;
    const done = () => setSlip(undefined);
    addEventListener("afterprint", done);
    print();
    return () => removeEventListener("afterprint", done);
  }, [slip]);
  return [slip, setSlip] as const;
}
