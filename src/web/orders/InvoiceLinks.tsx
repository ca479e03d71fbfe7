import type { ShopperOrder } from "#shared/orders/progress.ts";
import { useMessages } from "#web/data/messages.ts";
import { usePage } from "#web/data/shop-context.ts";
import { link } from "#web/ui/layout.css.ts";

/** The invoices of an order and their corrections, as pages to print. */
export function InvoiceLinks({ order }: { order: ShopperOrder }) {
  const { invoices: t } = useMessages("order").payment;
  const { orderPage } = usePage();
  if (!orderPage) return null;
  return order.invoices.map(({ id, number, kind }) => (
    <a
      key={id}
      className={link}
      href={`${orderPage.path}/invoices/${id}`}
      target="_blank"
      rel="noreferrer"
    >
      {t[kind](number)}
    </a>
  ));
}
