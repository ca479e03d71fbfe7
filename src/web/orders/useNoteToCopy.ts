import type { MakerOrder } from "#shared/orders/progress.ts";
import { priceCents } from "#shared/money/rules.ts";
import { mailto } from "#shared/text/links.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useOrderFormats } from "#web/payment/useOrderFormats.ts";

/**
 * Returns the link with which the maker writes to a customer. The mail begins
 * with the order, its sum, and how to pay it or that it is paid.
 */
export function useNoteToCopy(order: MakerOrder): string {
  const { make } = useMessages("orders");
  const { letter: t } = useMessages("making");
  const formats = useOrderFormats();
  const { amounts, customerName, id, total } = order;
  const sum = formatPrice(total, formats);
  const ways = priceCents(amounts.owed) > 0 ? waysToPay(order) : [];
  const body = [
    t.hello(customerName),
    "",
    t.order(id, sum),
    ...(order.payment.state === "paid" ? [t.paid(sum)] : []),
    ...(ways.length > 0 ? ["", t.how, ...ways] : []),
    "",
    "",
  ].join("\r\n");
  const link = mailto(order.customerEmail, make.subject(id));
  return `${link}&body=${encodeURIComponent(body)}`;
}

/** Her account and her link, each on lines of their own. */
function waysToPay({ payment }: MakerOrder): string[] {
  const { bank, reference, link } = payment;
  return [
    ...(bank ? [bank.holder, bank.iban, ...(bank.bic ? [bank.bic] : [])] : []),
    ...(bank && reference ? [reference] : []),
    ...(link ? [link] : []),
  ];
}
