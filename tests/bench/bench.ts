// bun run bench: what the shop costs, as ratios to the bare minimum in one run.
// Absolute times do not hold from machine to machine; the ratios do.

import { API, PAGES } from "#shared/api/paths.ts";
import { load, type LoadResult } from "#tests/support/load.ts";
import { benchDisk } from "./disk.ts";
import { benchHttps } from "./https.ts";
import { benchKeys } from "./keys.ts";
import { benchEdits, benchMisses } from "./misses.ts";
import { benchPage } from "./page.ts";
import { benchOrders, ORDER_CONNECTIONS } from "./orders.ts";
import { benchStarts, type Starts } from "./starts.ts";
import { type RawServer, startYardstick } from "./yardstick.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";

const CONNECTIONS = 32;
const SLICE_MS = 2_000;
const ROUNDS = 3;

type Row = { what: string; ratio: number; target: string; detail: string };
const rows: Row[] = [];
const notes: string[] = [];

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
  const disk = benchDisk();
  const { adds, orders, calm, beside, walBytes } = await benchOrders(
    shop.port,
    shop.dataDir,
  );
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
    slowdown("p99 of the home page while orders come / by itself", {
      calm: calm.p99Ms,
      busy: beside.p99Ms,
    }),
  );
  notes.push(
    `order, p99 ${orders.p99Ms.toFixed(1)} ms at ${ORDER_CONNECTIONS} connections (target 10 on a quiet disk); one flush of this disk ${disk.medianMs.toFixed(1)} ms, p99 ${disk.p99Ms.toFixed(1)} ms`,
    `the database's log after 100,000 writes: ${(walBytes / 1e6).toFixed(1)} MB (target 8)`,
  );
}

/** How much longer something takes when something else is going on. */
function slowdown(
  what: string,
  { calm, busy }: { calm: number; busy: number },
) {
  return {
    what,
    ratio: busy / calm,
    target: "<= 3",
    detail: `${calm.toFixed(1)} and ${busy.toFixed(1)} ms`,
  };
}

/** Pages made for one request, against the kept home page's own yardstick. */
async function compareMisses(shop: ShopProcess) {
  const raw = await startRaw(shop.port, PAGES.home, {});
  const bare = await run(raw.port, "/", {});
  raw.stop();
  const misses = await benchMisses(shop.port);
  const { calm, edited } = await benchEdits(shop.port);
  rows.push(
    {
      what: "the page of a link to a design, rendered / constant",
      ratio: misses.perSecond / bare.perSecond,
      target: ">= 0.03",
      detail: `${Math.round(misses.perSecond)}/s`,
    },
    slowdown("p99 of the home page while the maker edits / by itself", {
      calm: calm.p99Ms,
      busy: edited.p99Ms,
    }),
  );
  notes.push(
    `longest wait for the home page while the maker edits: ${edited.maxMs.toFixed(1)} ms (by itself ${calm.maxMs.toFixed(1)} ms)`,
  );
}

async function compareStarts() {
  const starts = await benchStarts();
  const against = (what: string, name: keyof Starts, target: string) =>
    rows.push({
      what,
      ratio: median(starts[name].map((ms, n) => ms / (starts.hello[n] ?? 0))),
      target,
      detail: `${median(starts[name]).toFixed(0)} ms, least ${Math.min(...starts[name]).toFixed(0)} ms`,
    });
  against("hello-Elysia, first answer", "hello", "1");
  against("first answer of a new shop / hello-Elysia's", "newShop", "<= 3");
  against("first page of a new shop / hello-Elysia's", "newShopPage", "<= 5");
  against("first answer of an older shop / hello-Elysia's", "oldShop", "<= 3");
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

await compareStarts();
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
await compareMisses(shop);
rows.push({
  what: "home page over https, without TLS itself / over http, by CPU time",
  ratio: await benchHttps(),
  target: ">= 0.95",
  detail: "",
});
await compareWrites(shop);
const loadedMiB = await shop.memoryMiB();
const page = await benchPage(`http://127.0.0.1:${shop.port}`);
const keys = await benchKeys(`http://127.0.0.1:${shop.port}`);
await shop.stop();

console.table(rows.map((row) => ({ ...row, ratio: row.ratio.toFixed(2) })));
for (const note of notes) console.info(note);
console.info(
  `memory ${idleMiB.toFixed(0)} MiB idle (target 60), ${loadedMiB.toFixed(0)} MiB after load (target 110)`,
);
console.info(
  `first view ${(page.firstViewBytes / 1024).toFixed(0)} KiB in ${page.firstViewRequests} requests, without photos and film (target 110 in 6)`,
);
console.info(
  `to the next paint at a quarter of the speed: add to cart ${page.addToCartMs.toFixed(0)} ms (target 100), first opening of the cart ${page.openCartMs.toFixed(0)} ms (target 150)`,
);
for (const [where, ms] of Object.entries(keys))
  console.info(
    `a letter typed into the designer, three charms on, at a quarter of the speed, ${where}: median ${median(ms).toFixed(0)} ms, longest ${Math.max(...ms).toFixed(0)} ms of ${ms.length} (target 50)`,
  );
