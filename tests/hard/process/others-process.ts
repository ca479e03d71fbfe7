import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { orderBody, readCart } from "#tests/support/make.ts";
import { emailOfOther, type OthersLatency } from "./others.ts";
import { percentile } from "#tests/support/process/load.ts";
import { createShopper } from "#tests/support/shopper.ts";

// Requests the home page and places orders repeatedly until standard input
// ends; then prints the latencies. Runs in its own process, so that the
// latencies include the shop's work and not that of the attacking test.

const HOME_EVERY_MS = 10;
const ORDER_EVERY_MS = 50;
/** The first byte of the shoppers' addresses; the attack's shoppers use 10. */
const NETWORK = 11;

const [, , url = "", fewestHomes, fewestOrders] = process.argv;
const homes: number[] = [];
const orders: number[] = [];
const refused: Record<string, number> = {};
let isOver = false;

/** Records a request's time, or counts its answer if that is not `wanted`. */
async function measure(
  times: number[],
  wanted: number,
  ask: () => Promise<{ status: number }>,
): Promise<void> {
  const startedAt = performance.now();
  const said = await ask().then(({ status }) => status, String);
  if (said === wanted) times.push(performance.now() - startedAt);
  else refused[said] = (refused[said] ?? 0) + 1;
}

async function readHomes(): Promise<void> {
  const visitor = createShopper(url, NETWORK);
  for (let tried = 0; !isOver || tried < Number(fewestHomes); tried += 1) {
    await measure(homes, 200, () => visitor.get(PAGES.home));
    await Bun.sleep(HOME_EVERY_MS);
  }
}

async function placeOrders(): Promise<void> {
  for (let tried = 0; !isOver || tried < Number(fewestOrders); tried += 1) {
    const shopper = createShopper(url, NETWORK);
    await shopper.post(API.cart, { productId: 1, quantity: 1 });
    const customerEmail = emailOfOther(tried);
    const body = orderBody(await readCart(shopper), { customerEmail });
    await measure(orders, 201, () => shopper.post(API.orders, body));
    await Bun.sleep(ORDER_EVERY_MS);
  }
}

const ended = Bun.stdin.text().then(() => {
  isOver = true;
});
process.stdout.write("asking\n");
await Promise.all([ended, readHomes(), placeOrders()]);
const latency: OthersLatency = {
  homeP99Ms: percentile(homes, 0.99),
  homes: homes.length,
  orderP99Ms: percentile(orders, 0.99),
  orders: orders.length,
  refused,
};
process.stdout.write(`${JSON.stringify(latency)}\n`);
process.exit(0);
