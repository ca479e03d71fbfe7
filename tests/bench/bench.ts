// bun run bench: what the shop costs, as ratios to the bare minimum in one run.
// Absolute times do not hold from machine to machine; the ratios do.

import { API, PAGES } from "#shared/paths.ts";
import { load, type LoadResult } from "./load.ts";
import { benchPage } from "./page.ts";
import { benchOrders, ORDER_CONNECTIONS } from "./orders.ts";
import { type RawServer, startYardstick } from "./yardstick.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";

const CONNECTIONS = 32;
const SLICE_MS = 2_000;
const ROUNDS = 3;

type Row = { what: string; ratio: number; target: string; detail: string };
const rows: Row[] = [];

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function run(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<LoadResult> {
  return load(port, {
    connections: CONNECTIONS,
    durationMs: SLICE_MS,
    next: () => ({ path, headers }),
  });
}

/** The shop's answer against a bare server that sends the same bytes. */
async function compare(
  shop: ShopProcess,
  what: string,
  path: string,
  target: string,
  encoding = "identity",
) {
  const headers = { "accept-encoding": encoding };
  const raw = await startRaw(shop.port, path, headers);
  const ratios: number[] = [];
  const p99s: number[] = [];
  let perSecond = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await run(shop.port, path, headers);
    const bare = await run(raw.port, "/", headers);
    ratios.push(ours.perSecond / bare.perSecond);
    p99s.push(ours.p99Ms / bare.p99Ms);
    perSecond = ours.perSecond;
  }
  raw.stop();
  rows.push({
    what,
    ratio: median(ratios),
    target,
    detail: `${Math.round(perSecond)}/s, p99 ${median(p99s).toFixed(2)}x`,
  });
}

/** A bare server that answers what the shop answers, byte for byte. */
async function startRaw(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<RawServer> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers,
    decompress: false,
  });
  const body = Buffer.from(await answer.arrayBuffer()).toString("base64");
  const copied = Object.fromEntries(answer.headers);
  delete copied["content-length"];
  delete copied.date;
  const input = JSON.stringify({ headers: copied, body });
  return startYardstick(["raw-server.ts"], input);
}

async function compareWrites(shop: ShopProcess) {
  const { adds, orders } = await benchOrders(shop.port);
  rows.push(
    await againstCommits(
      "add to cart / bare NORMAL commit",
      adds,
      "NORMAL",
      ">= 0.65",
    ),
    await againstCommits(
      "durable order / bare FULL commit",
      orders,
      "FULL",
      ">= 2",
    ),
  );
}

async function againstCommits(
  what: string,
  ours: LoadResult,
  synchronous: "FULL" | "NORMAL",
  target: string,
): Promise<Row> {
  const raw = await startYardstick(["raw-commits.ts", synchronous]);
  const body = JSON.stringify({ productId: 1, quantity: 1 });
  const bare = await load(raw.port, {
    connections: ORDER_CONNECTIONS,
    durationMs: SLICE_MS,
    next: () => ({ method: "POST", path: "/", body }),
  });
  raw.stop();
  return {
    what,
    ratio: ours.perSecond / bare.perSecond,
    target,
    detail: `${Math.round(ours.perSecond)}/s, p99 ${ours.p99Ms.toFixed(1)} ms`,
  };
}

const shop = await startShopProcess();
const idleMiB = await shop.memoryMiB();
await compare(
  shop,
  "home page / constant of the same bytes",
  PAGES.home,
  ">= 0.9",
);
await compare(
  shop,
  "home page, brotli / constant of the same bytes",
  PAGES.home,
  ">= 0.8",
  "br",
);
await compare(
  shop,
  "product list / constant of the same bytes",
  API.products,
  ">= 0.85",
);
await compareWrites(shop);
const loadedMiB = await shop.memoryMiB();
const page = await benchPage(`http://127.0.0.1:${shop.port}`);
await shop.stop();

console.table(rows.map((row) => ({ ...row, ratio: row.ratio.toFixed(2) })));
console.info(`first answer ${shop.firstAnswerMs.toFixed(0)} ms`);
console.info(
  `memory ${idleMiB.toFixed(0)} MiB idle (target 60), ${loadedMiB.toFixed(0)} MiB after load (target 110)`,
);
console.info(
  `first view ${(page.firstViewBytes / 1024).toFixed(0)} KiB in ${page.firstViewRequests} requests, without photos and film (target 110 in 6)`,
);
console.info(
  `to the next paint at a quarter of the speed: add to cart ${page.addToCartMs.toFixed(0)} ms (target 100), first opening of the cart ${page.openCartMs.toFixed(0)} ms (target 150)`,
);
