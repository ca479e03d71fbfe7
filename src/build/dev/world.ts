import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import * as z from "zod/mini";
import { logIn } from "#shared/admin/calls.ts";
import { pathOf } from "#shared/api/call.ts";
import { makePagePath, PAGES } from "#shared/api/paths.ts";
import { cancelOrder, setStatus } from "#shared/orders/calls.ts";
import type { OrderStatus } from "#shared/orders/status.ts";
import {
  createVisitor,
  fillCart,
  orderCart,
  redirectAs,
  type Visitor,
} from "./visitor.ts";

// What development begins with: an order in each state, placed and moved on
// through the shop's own API, and links to a signed-in panel and a full cart.

const WorldOrder = z.object({
  id: z.int(),
  status: z.string(),
  /** The addresses of the order's two pages. */
  shopper: z.string(),
  maker: z.string(),
});
type WorldOrder = z.infer<typeof WorldOrder>;

/** The file with the links, which the shop itself stores only as hashes. */
const FILE = "dev-orders.json";
const MAIL_LIMIT_MS = 30_000;
const MAIL_INTERVAL_MS = 50;

type WorldOptions = { url: string; dataDir: string };

/** Returns the orders of the world, which are placed at the first start. */
export async function ensureOrders(
  options: WorldOptions,
): Promise<WorldOrder[]> {
  const path = join(options.dataDir, FILE);
  if (existsSync(path))
    return z.array(WorldOrder).parse(await Bun.file(path).json());
  const orders: WorldOrder[] = [];
  for (const story of STORIES) orders.push(await tell(options, story));
  await Bun.write(path, JSON.stringify(orders, null, 2));
  return orders;
}

const PANEL_PATH = "/dev/admin";
const CART_PATH = "/dev/cart";

export type Account = { username: string; password: string };

/** What the links of the world answer: a page, and the cookies for it. */
export function worldLinks(url: string, account: Account) {
  return {
    async [PANEL_PATH]() {
      const maker = createVisitor(url);
      await maker.post(logIn.path, account);
      return redirectAs(maker, PAGES.admin);
    },
    async [CART_PATH]() {
      const shopper = createVisitor(url);
      await fillCart(shopper);
      return redirectAs(shopper, PAGES.home);
    },
  };
}

type Links = Pick<WorldOrder, "shopper" | "maker">;
type Story = {
  customer: string;
  status: OrderStatus;
  /** Brings a received order into its state. */
  play: (visitor: Visitor, links: Links) => Promise<unknown>;
};

const moveOn = (visitor: Visitor, { maker }: Links, body: object) =>
  visitor.post(pathOf(setStatus, { token: tokenIn(maker) }), body);

const STORIES: readonly Story[] = [
  { customer: "Ada Received", status: "received", play: async () => {} },
  {
    customer: "Bea Making",
    status: "making",
    play: (visitor, links) =>
      moveOn(visitor, links, { status: "making", note: "Ready on Friday." }),
  },
  {
    customer: "Cleo Sent",
    status: "sent",
    async play(visitor, links) {
      await moveOn(visitor, links, { status: "making" });
      const trackingUrl = "https://example.com/parcels/1";
      await moveOn(visitor, links, { status: "sent", trackingUrl });
    },
  },
  {
    customer: "Dora Cancelled",
    status: "cancelled",
    play: (visitor, { shopper }) =>
      visitor.post(pathOf(cancelOrder, { token: tokenIn(shopper) }), {}),
  },
];

async function tell(
  { url, dataDir }: WorldOptions,
  { customer, status, play }: Story,
): Promise<WorldOrder> {
  const visitor = createVisitor(url);
  await fillCart(visitor);
  const { id, url: shopper } = await orderCart(visitor, customer);
  const token = await makerTokenOf(dataDir, id);
  const maker = new URL(makePagePath(token), shopper).href;
  await play(visitor, { shopper, maker });
  return { id, status, shopper, maker };
}

const tokenIn = (link: string) => link.slice(link.lastIndexOf("/") + 1);

/** The maker's link is in her mail alone, which is a file without SMTP_URL. */
async function makerTokenOf(dataDir: string, id: number): Promise<string> {
  const folder = join(dataDir, "mail");
  const deadline = Date.now() + MAIL_LIMIT_MS;
  while (Date.now() < deadline) {
    const names = existsSync(folder) ? await readdir(folder) : [];
    const name = names.find((each) => each.endsWith(`-order-owner-${id}.eml`));
    if (name && !name.startsWith(".")) {
      const bytes = await Bun.file(join(folder, name)).arrayBuffer();
      const { text = "" } = await PostalMime.parse(bytes);
      const [, token] = /\/make\/([\w-]+)/.exec(text) ?? [];
      if (token) return token;
    }
    await Bun.sleep(MAIL_INTERVAL_MS);
  }
  throw new Error(`The maker's mail of order ${id} did not come.`);
}

/** The lines that the terminal shows. */
export function worldText(
  url: string,
  account: Account,
  orders: readonly WorldOrder[],
): string {
  return [
    "",
    "  A small world to try things in",
    `  Panel   ${url}${PANEL_PATH} signs you in (${account.username}, ${account.password})`,
    `  Cart    ${url}${CART_PATH} fills a cart of your own`,
    ...orders.flatMap(({ id, status, shopper, maker }) => [
      `  Order   ${id}, ${status}, for its shopper ${shopper}`,
      `          and for the maker ${maker}`,
    ]),
    "",
  ].join("\n");
}
