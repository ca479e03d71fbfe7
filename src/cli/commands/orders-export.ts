import { priceCents, toPrice } from "#shared/money/cents.ts";
import type { OrderItem } from "#shared/orders/schema.ts";
import { type ListedOrder, listOrders } from "#server/orders/order-list.ts";
import { runCommand } from "#cli/args.ts";
import { BYTE_ORDER_MARK, csvLine } from "#cli/csv.ts";
import { withDatabase } from "#cli/database.ts";
import { UsageError } from "#cli/command-error.ts";
import { EXIT } from "#cli/exit.ts";
import { writeOut } from "#cli/output.ts";
import { readSettings } from "#cli/settings.ts";

const SPEC = {
  name: "orders export",
  help: `
barrette orders export [--since DATE] > orders.csv

Writes every order as a table for a spreadsheet (CSV, UTF-8): one row for each
line of an order, with what to make, whom to call and how far it is. The shop
may be running.

  --since DATE   only orders from this day on, such as 2026-11-21 (UTC)

A cell that a spreadsheet would take for a formula gets a ' in front, the + of
a phone number too.

Settings: DATA_DIR
Exit codes: 0 done, 66 no shop there, 74 the disk cannot be read
`,
  values: ["since"],
};

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
];

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ values }) => {
    const since = readDay(values.get("since"));
    await withDatabase(readSettings(), "read", async (db) => {
      writeOut(BYTE_ORDER_MARK + csvLine(COLUMNS));
      for await (const order of listOrders(db))
        if (order.createdAt >= since) writeOut(rows(order));
    });
    return EXIT.ok;
  });
}

/** Returns a valid day as text; every ISO 8601 time on that day is greater. */
function readDay(text = "1970-01-01"): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)))
    return text;
  throw new UsageError("--since takes a day such as 2026-11-21.");
}

function rows(order: ListedOrder): string {
  return order.items.map((item) => row(order, item)).join("");
}

function row(order: ListedOrder, item: OrderItem): string {
  return csvLine([
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
    item.price,
    toPrice(priceCents(item.price) * item.quantity),
    order.total,
    order.status ?? "",
    order.reachedAt.making ?? "",
    order.reachedAt.sent ?? "",
    order.reachedAt.cancelled ?? "",
  ]);
}
