import type { ShopperOrder } from "#shared/orders/progress.ts";
import { formatDate } from "#shared/text/dates.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { isOwed } from "./is-owed.ts";
import { WhatToPay } from "./WhatToPay.tsx";
import * as css from "./WhatToPay.css.ts";

type PaymentProps = { token: string; order: ShopperOrder };

/** What is to be paid of an order, or that it is paid or paid back. */
export function Payment({ token, order }: PaymentProps) {
  const t = useMessages("payment");
  const formats = useFormats();
  const { state, paidAt, refundedAt } = order.payment;
  if (isOwed(order)) return <WhatToPay token={token} order={order} />;
  const at = state === "refunded" ? refundedAt : paidAt;
  if (!at || (state !== "paid" && state !== "refunded")) return null;
  const day = formatDate(at, formats);
  return (
    <p className={css.done}>
      <Icon name="tick" />
      <span suppressHydrationWarning>
        {state === "paid" ? t.paid(day) : t.refunded(day)}
      </span>
    </p>
  );
}
