import { API, PAGES } from "#shared/api/paths.ts";
import { orderBody, readCart } from "./make.ts";
import { emailOfOther, type OthersLatency } from "./others.ts";
import { createShopper } from "./shopper.ts";

// Reads the home page and orders, over and over, until its standard input
// ends; then prints how long that took. A process of its own, so that it is
// the shop that is waited for and not the attack's own work.

const HOME_EVERY_MS = 10;
const ORDER_EVERY_MS = 50;
/** Fewer tries would say nothing of the slowest in a hundred. */
const FEWEST_HOMES = 200;
const FEWEST_ORDERS = 100;
/** Apart from the addresses of the attack's own shoppers. */
const NETWORK = 11;

const [, , url = ""] = process.argv;
const homes: number[] = [];
const orders: number[] = [];
const refused: Record<string, number> = {};
let isOver = false;

/** Keeps the time of a request, or what was said instead of `wanted`. */
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
  for (let tried = 0; !isOver || tried < FEWEST_HOMES; tried += 1) {
    await measure(homes, 200, () => visitor.get(PAGES.home));
    await Bun.sleep(HOME_EVERY_MS);
  }
}

async function placeOrders(): Promise<void> {
  for (let tried = 0; !isOver || tried < FEWEST_ORDERS; tried += 1) {
    const shopper = createShopper(url, NETWORK);
    await shopper.post(API.cart, { productId: 1, quantity: 1 });
    const customerEmail = emailOfOther(tried);
    const body = orderBody(await readCart(shopper), { customerEmail });
    await measure(orders, 201, () => shopper.post(API.orders, body));
    await Bun.sleep(ORDER_EVERY_MS);
  }
}

const p99 = (times: number[]) =>
  times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

const ended = Bun.stdin.text().then(() => {
  isOver = true;
});
process.stdout.write("asking\n");
await Promise.all([ended, readHomes(), placeOrders()]);
const latency: OthersLatency = {
  homeP99Ms: p99(homes),
  homes: homes.length,
  orderP99Ms: p99(orders),
  orders: orders.length,
  refused,
};
process.stdout.write(`${JSON.stringify(latency)}\n`);
process.exit(0);
