import type { ShopperOrder } from "#shared/orders/progress.ts";
import { formatDate } from "#shared/text/dates.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { priceCents } from "#shared/money/rules.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { useOrderFormats } from "./useOrderFormats.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { WhatToPay } from "./WhatToPay.tsx";
import * as css from "./WhatToPay.css.ts";

type PaymentProps = { token: string; order: ShopperOrder };

/** What is to be paid of an order, or that it is paid or paid back. */
export function Payment({ token, order }: PaymentProps) {
  const t = useMessages("payment");
  const formats = useFormats();
  const money = useOrderFormats();
  const { state, paidAt, refundedAt } = order.payment;
  if (state === "asked") return <WhatToPay token={token} order={order} />;
  if (!paidAt || state === "open") return null;
  const { refunded, refundable } = order.amounts;
  const said = [
    ...(state === "paid" ? [t.paid(formatDate(paidAt, formats))] : []),
    ...(refundedAt
      ? [
          t.refunded(
            formatPrice(refunded, money),
            formatDate(refundedAt, formats),
          ),
        ]
      : []),
    // The head says it of an order that no longer stands.
    ...(order.stands && priceCents(refundable) > 0
      ? [t.partToRefund(formatPrice(refundable, money))]
      : []),
  ];
  return (
    <p className={css.done}>
      <Icon name="tick" />
      <span suppressHydrationWarning>{said.join(" ")}</span>
    </p>
  );
}
