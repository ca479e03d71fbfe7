import { type Address, NO_ADDRESS } from "#shared/delivery/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import { itemCents } from "#shared/money/sum.ts";
import type { OrderItem } from "#shared/orders/schema.ts";
import { dayAt } from "#shared/text/days.ts";
import { readSiteContent } from "#server/site/store.ts";
import { type ListedOrder, listOrders } from "#server/orders/order-list.ts";
import { runCommand } from "#cli/args.ts";
import { BYTE_ORDER_MARK, csvLine } from "#shared/text/csv.ts";
import { withDatabase } from "#cli/database.ts";
import { EXIT, UsageError } from "#cli/command-error.ts";
import { writeOut } from "#cli/output.ts";
import { readSettings } from "#cli/settings.ts";

const SPEC = {
  name: "orders export",
  help: `
barrette orders export [--from DATE] [--to DATE] [--decimal-comma] > orders.csv
barrette orders export --labels > labels.csv

Writes every order as a table for a spreadsheet (CSV, UTF-8): one row for each
line of an order, with what to make, whom to call, how far it is, how it travels,
what was withdrawn from, what was paid and paid back, and when, and the number of
its parcel. The shop may be running.

  --from DATE       only orders from this day on, such as 2026-11-21
  --to DATE         only orders up to this day, which is included
                    (days begin at midnight in the shop's time zone)
  --decimal-comma   amounts as 24,00, and semicolons between the cells, for
                    spreadsheets of countries that write them so
  --labels          only addresses, for a program that prints labels: a row for
                    each order that is still to be sent to one

Amounts are plain numbers with two decimals, in the currency that the order was
placed in, which has a column. The total of an order includes its delivery; both
stand in each of its rows. What was paid, is to go back, went back and is owed
stands in the first row of an order alone, so that the columns can be added up.
"stands" says no once an order is cancelled or withdrawn from as a whole, and
"withdrawn lines" yes at each line that was withdrawn from. --since is the same
as --from.

A cell that a spreadsheet would take for a formula gets a ' in front, the + of
a phone number too.

Settings: DATA_DIR, SHOP_TIME_ZONE
Exit codes: 0 done, 66 no shop there, 74 the disk cannot be read
`,
  flags: ["decimal-comma", "labels"],
  values: ["from", "to", "since"],
};

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
  "carrier",
  "tracking number",
];

const LABEL_COLUMNS = ["order", ...ADDRESS_COLUMNS, "phone", "email"];

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ values, flags }) => {
    const from = readDay("from", values.get("from") ?? values.get("since"));
    const to = readDay("to", values.get("to"));
    const hasComma = flags.has("decimal-comma");
    const line = (cells: readonly (string | number)[]) =>
      csvLine(cells, hasComma ? ";" : ",");
    const amount = (price: string) =>
      hasComma ? price.replace(".", ",") : price;
    const isLabels = flags.has("labels");
    const config = readSettings();
    await withDatabase(config, "read", async (db) => {
      const { timeZone } = await readSiteContent(db, config);
      const isInTime = ({ createdAt }: ListedOrder) => {
        const day = dayAt(Date.parse(createdAt), timeZone);
        return day >= from && (to === "" || day <= to);
      };
      writeOut(BYTE_ORDER_MARK + line(isLabels ? LABEL_COLUMNS : COLUMNS));
      for await (const order of listOrders(db)) {
        if (!isInTime(order)) continue;
        const rows = isLabels ? labelOf(order) : rowsOf(order, amount);
        writeOut(rows.map(line).join(""));
      }
    });
    return EXIT.ok;
  });
}

/** Returns a valid day as text, or the empty text. */
function readDay(name: string, text = ""): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (text === "" || (isDay && !Number.isNaN(Date.parse(text)))) return text;
  throw new UsageError(`--${name} takes a day such as 2026-11-21.`);
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
  const amounts = [paid, refundable, refunded, owed].map(amount);
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
