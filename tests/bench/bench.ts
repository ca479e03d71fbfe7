// bun run bench: what the shop costs, as ratios to the bare minimum in one run.
// Absolute times do not hold from machine to machine; the ratios do.

import { API, PAGES } from "#shared/paths.ts";
import { load, type LoadResult } from "./load.ts";
import { benchOrders } from "./orders.ts";
import { rawCommitsPerSecond } from "./raw-commits.ts";
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

async function startRaw(
  port: number,
  path: string,
  headers: Record<string, string>,
) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers,
    decompress: false,
  });
  const body = Buffer.from(await answer.arrayBuffer()).toString("base64");
  const copied = Object.fromEntries(answer.headers);
  delete copied["content-length"];
  delete copied.date;
  const child = Bun.spawn(
    [process.execPath, `${import.meta.dir}/raw-server.ts`],
    {
      stdin: Buffer.from(JSON.stringify({ headers: copied, body })),
      stdout: "pipe",
    },
  );
  const { value } = await child.stdout.getReader().read();
  return {
    port: Number(new TextDecoder().decode(value)),
    stop: () => child.kill(),
  };
}

async function compareOrders(shop: ShopProcess) {
  const full = rawCommitsPerSecond("FULL", SLICE_MS);
  const normal = rawCommitsPerSecond("NORMAL", SLICE_MS);
  const { adds, orders } = await benchOrders(shop.port);
  rows.push({
    what: "add to cart / bare NORMAL commit",
    ratio: adds.perSecond / normal,
    target: ">= 0.65",
    detail: `${Math.round(adds.perSecond)}/s, p99 ${adds.p99Ms.toFixed(1)} ms`,
  });
  rows.push({
    what: "durable order / bare FULL commit",
    ratio: orders.perSecond / full,
    target: ">= 2",
    detail: `${Math.round(orders.perSecond)}/s, p99 ${orders.p99Ms.toFixed(1)} ms`,
  });
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
await compareOrders(shop);
const loadedMiB = await shop.memoryMiB();
await shop.stop();

console.table(rows.map((row) => ({ ...row, ratio: row.ratio.toFixed(2) })));
console.info(`first answer ${shop.firstAnswerMs.toFixed(0)} ms`);
console.info(
  `memory ${idleMiB.toFixed(0)} MiB idle (target 60), ${loadedMiB.toFixed(0)} MiB after load (target 110)`,
);
