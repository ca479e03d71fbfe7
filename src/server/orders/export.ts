import { type Address, NO_ADDRESS } from "#shared/delivery/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import { itemCents } from "#shared/money/sum.ts";
import type { OrderItem } from "#shared/orders/schema.ts";
import { BYTE_ORDER_MARK, csvLine } from "#shared/text/csv.ts";
import { dayAt } from "#shared/text/days.ts";
import type { Db } from "#server/db/handle.ts";
import { readSiteContent, type SiteSettings } from "#server/site/store.ts";
import { type ListedOrder, listOrders } from "./order-list.ts";

// The tables of orders and of labels, as a command and the panel give them.

const ADDRESS_COLUMNS = [
  "send to",
  "address 1",
  "address 2",
  "postal code",
  "city",
  "region",
  "country",
];

const COLUMNS = [
  "order",
  "placed at",
  "name",
  "email",
  "phone",
  "product",
  "variant",
  "resin",
  "charms",
  "text",
  "quantity",
  "price",
  "sum",
  "order total",
  "status",
  "making at",
  "sent at",
  "cancelled at",
  "currency",
  "delivery",
  "delivery price",
  ...ADDRESS_COLUMNS,
  "note",
  "gift",
  "gift message",
  "paid at",
  "finished at",
  "refunded at",
  "stands",
  "withdrawn at",
  "withdrawn lines",
  "paid",
  "refundable",
  "refunded",
  "owed",
  "discount code",
  "discount",
  "carrier",
  "tracking number",
];

const LABEL_COLUMNS = ["order", ...ADDRESS_COLUMNS, "phone", "email"];

type Wanted = {
  isLabels: boolean;
  /** The first and the last day in the shop's time zone; empty: no bound. */
  from?: string | undefined;
  to?: string | undefined;
  /** Amounts as 24,00, and semicolons between the cells. */
  hasComma?: boolean | undefined;
};

/** Yields the table, a part at a time: many orders need little memory. */
export async function* exportOrders(
  db: Db,
  settings: SiteSettings,
  { isLabels, from = "", to = "", hasComma = false }: Wanted,
): AsyncGenerator<string> {
  const line = (cells: readonly (string | number)[]) =>
    csvLine(cells, hasComma ? ";" : ",");
  const amount = (price: string) =>
    hasComma ? price.replace(".", ",") : price;
  const { timeZone } = await readSiteContent(db, settings);
  const isInTime = ({ createdAt }: ListedOrder) => {
    const day = dayAt(Date.parse(createdAt), timeZone);
    return day >= from && (to === "" || day <= to);
  };
  yield BYTE_ORDER_MARK + line(isLabels ? LABEL_COLUMNS : COLUMNS);
  for await (const order of listOrders(db)) {
    if (!isInTime(order)) continue;
    const rows = isLabels ? labelOf(order) : rowsOf(order, amount);
    yield rows.map(line).join("");
  }
}

type Cells = (string | number)[];

/** The label of an order that is still to be sent; of any other none. */
function labelOf(order: ListedOrder): Cells[] {
  const { id, isOpen, address, customerPhone, customerEmail } = order;
  if (!address || !isOpen) return [];
  return [[id, ...addressCells(order, address), customerPhone, customerEmail]];
}

function addressCells(order: ListedOrder, address: Address): string[] {
  const { line1, line2, postalCode, city, region, country } = address;
  const name = address.name || order.customerName;
  return [name, line1, line2, postalCode, city, region, country];
}

function rowsOf(
  order: ListedOrder,
  amount: (price: string) => string,
): Cells[] {
  const { delivery, address, note = "", gift, reachedAt } = order;
  const { making = "", sent = "", cancelled = "" } = reachedAt;
  const travel = [
    delivery?.name ?? "",
    delivery ? amount(delivery.price) : "",
    ...(address ? addressCells(order, address) : Object.values(NO_ADDRESS)),
    note,
    gift ? "yes" : "",
    gift?.message ?? "",
  ];
  const { paid, refundable, refunded, owed } = order.amounts;
  const { discount } = order;
  const amounts = [
    ...[paid, refundable, refunded, owed].map(amount),
    discount?.code ?? "",
    discount ? amount(discount.amount) : "",
  ];
  const cellsOf = (item: OrderItem, place: number): Cells => [
    order.id,
    order.createdAt,
    order.customerName,
    order.customerEmail,
    order.customerPhone,
    item.productName,
    item.variantTitle ?? "",
    item.resin?.name ?? "",
    (item.charms ?? []).map((charm) => charm.name).join(", "),
    item.customText ?? "",
    item.quantity,
    amount(item.price),
    amount(toPrice(itemCents(item))),
    amount(order.total),
    order.status ?? "",
    making,
    sent,
    cancelled,
    order.currency,
    ...travel,
    order.paidAt ?? "",
    sent || cancelled,
    order.refundedAt ?? "",
    order.stands ? "yes" : "no",
    order.withdrawnAt ?? "",
    order.withdrawnLines.includes(place) ? "yes" : "",
    // Once an order: a column that is added up counts each amount once.
    ...(place === 0 ? amounts : amounts.map(() => "")),
    order.tracking?.name ?? "",
    order.tracking?.number ?? "",
  ];
  return order.items.map(cellsOf);
}
