import type { ShopperOrder } from "#shared/orders/progress.ts";
import { formatDate } from "#shared/text/dates.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats, useShop, useSite } from "#web/data/shop-context.ts";
import * as css from "./WhatToPay.css.ts";

/** Whether an order is paid and money of it was kept. */
export const hasReceiptOf = ({ payment }: ShopperOrder): boolean =>
  payment.state === "paid";

/** What stands over the lines of a paid order that is printed. */
export function ReceiptHead({ order }: { order: ShopperOrder }) {
  const t = useMessages("payment");
  const formats = useFormats();
  const { name } = useShop();
  const { legal } = useSite();
  const { paidAt } = order.payment;
  if (!hasReceiptOf(order) || !paidAt) return null;
  return (
    <div className={css.receipt}>
      <p className={css.receiptTitle}>{t.receipt}</p>
      <p className={css.maker}>{legal.maker || name}</p>
      <dl className={css.facts}>
        <dt>{t.number}</dt>
        <dd className={css.fact}>{order.id}</dd>
        <dt>{t.ordered}</dt>
        <dd className={css.fact} suppressHydrationWarning>
          {formatDate(order.createdAt, formats)}
        </dd>
        <dt>{t.paidOn}</dt>
        <dd className={css.fact} suppressHydrationWarning>
          {formatDate(paidAt, formats)}
        </dd>
      </dl>
    </div>
  );
}
