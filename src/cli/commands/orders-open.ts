import { lineTitle } from "#shared/cart/rules.ts";
import { en } from "#shared/messages/order/en.ts";
import { ORDER_STATUSES } from "#shared/orders/state.ts";
import { formatShortTime } from "#shared/text/dates.ts";
import { type Formats, formatPrice } from "#shared/text/formats.ts";
import { createFormats } from "#shared/money/formats.ts";
import { readSiteContent } from "#server/site/store.ts";
import { listOpenOrders, type ListedOrder } from "#server/orders/order-list.ts";
import { runCommand, say } from "#cli/args.ts";
import { withDatabase } from "#cli/database.ts";
import { EXIT } from "#cli/command-error.ts";
import { readSettings } from "#cli/settings.ts";

const SPEC = {
  name: "orders open",
  help: `
barrette orders open [--json]

Lists the orders that are still to be made or sent, the oldest first, and what
their customers withdrew from. The shop may be running. Orders of a version that
kept no status are not among them.

  --json   as JSON, for programs: status, times, contact, lines and amounts

Settings: DATA_DIR, SHOP_TIME_ZONE
Exit codes: 0 done, 66 no shop there, 74 the disk cannot be read
`,
  flags: ["json"],
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, async ({ flags }) => {
    const config = readSettings();
    const { orders, timeZone } = await withDatabase(
      config,
      "read",
      async (db) => ({
        orders: await listOpenOrders(db),
        timeZone: (await readSiteContent(db, config)).timeZone,
      }),
    );
    if (flags.has("json")) say(JSON.stringify(orders.map(toJson), null, 2));
    else if (orders.length === 0) say("No order is open.");
    else for (const order of orders) say(line(order, timeZone));
    return EXIT.ok;
  });
}

const WIDTH = Math.max(
  ...ORDER_STATUSES.map((status) => en.statuses[status].length),
);

function line(order: ListedOrder, timeZone: string): string {
  const status = order.status ?? "received";
  const formats = formatsOf(order, timeZone);
  const clips = order.items.map((item, index) => {
    const title = lineTitle(item.productName, item.variantTitle);
    const clip = `${item.quantity} x ${title}`;
    return order.withdrawnLines.includes(index) ? `${clip} (withdrawn)` : clip;
  });
  return [
    order.id,
    en.statuses[status].padEnd(WIDTH),
    formatShortTime(order.createdAt, formats).padStart(16),
    formatPrice(order.total, formats).padStart(9),
    `${order.customerName}: ${clips.join(", ")}`,
  ].join("  ");
}

/**
 * Returns how English writes the order's time, and its total in its own
 * currency.
 */
function formatsOf({ currency }: ListedOrder, timeZone: string): Formats {
  return createFormats({ language: "en", country: "", currency, timeZone });
}

/** Omits the pictures, and what is so of every open order. */
function toJson(listed: ListedOrder) {
  const { items, withdrawnLines, stands: _, isOpen: __, ...order } = listed;
  return {
    ...order,
    items: items.map((item, index) => ({
      product: lineTitle(item.productName, item.variantTitle),
      quantity: item.quantity,
      price: item.price,
      ...(withdrawnLines.includes(index) && { withdrawn: true }),
      ...(item.resin && { resin: item.resin.name }),
      ...(item.charms && { charms: item.charms.map(({ name }) => name) }),
      ...(item.customText && { text: item.customText }),
    })),
  };
}
