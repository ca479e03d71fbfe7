import { lineTitle } from "#shared/cart/rules.ts";
import { formatPrice } from "#shared/money/cents.ts";
import { STATUS_NAMES } from "#shared/orders/status.ts";
import { formatShortTime } from "#shared/text/dates.ts";
import { listOpenOrders, type ListedOrder } from "#server/orders/order-list.ts";
import { runCommand, say } from "#cli/args.ts";
import { withDatabase } from "#cli/database.ts";
import { EXIT } from "#cli/exit.ts";
import { readSettings } from "#cli/settings.ts";

const SPEC = {
  name: "orders open",
  help: `
barrette orders open [--json]

Lists the orders that are still to be made or sent, the oldest first. The shop
may be running. Orders of a version that kept no status are not among them.

  --json   as JSON, for programs: status, times, contact, lines and total

Settings: DATA_DIR, SHOP_TIME_ZONE
Exit codes: 0 done, 66 no shop there, 74 the disk cannot be read
`,
  flags: ["json"],
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ flags }) => {
    const config = readSettings();
    const { timeZone } = config;
    const orders = await withDatabase(config, "read", listOpenOrders);
    if (flags.has("json")) say(JSON.stringify(orders.map(toJson), null, 2));
    else if (orders.length === 0) say("No order is open.");
    else for (const order of orders) say(line(order, timeZone));
    return EXIT.ok;
  });
}

const WIDTH = Math.max(
  ...Object.values(STATUS_NAMES).map((name) => name.length),
);

function line(order: ListedOrder, timeZone: string): string {
  const status = order.status ?? "received";
  const clips = order.items.map(
    (item) =>
      `${item.quantity} x ${lineTitle(item.productName, item.variantTitle)}`,
  );
  return [
    order.id,
    STATUS_NAMES[status].padEnd(WIDTH),
    formatShortTime(order.createdAt, timeZone).padStart(16),
    formatPrice(order.total).padStart(9),
    `${order.customerName}: ${clips.join(", ")}`,
  ].join("  ");
}

/** Omits the pictures, which are of no use to other programs. */
function toJson({ items, ...order }: ListedOrder) {
  return {
    ...order,
    items: items.map((item) => ({
      product: lineTitle(item.productName, item.variantTitle),
      quantity: item.quantity,
      price: item.price,
      ...(item.resin && { resin: item.resin.name }),
      ...(item.charms && { charms: item.charms.map(({ name }) => name) }),
      ...(item.customText && { text: item.customText }),
    })),
  };
}
