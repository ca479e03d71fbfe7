import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load, type LoadResult } from "#tests/support/process/load.ts";
import type { Synchronous } from "./bare.ts";
import { type Figure, median, type Rate, ratio, typical } from "./figures.ts";
import {
  benchOrders,
  fillCarts,
  ORDER_CONNECTIONS,
  type Shoppers,
} from "./orders.ts";
import { slowdown } from "./reads.ts";
import type { ShopProcess } from "./shop-process.ts";
import { type RawServer, startYardstick } from "./yardstick.ts";

const SHOPPERS = 4_000;
const ADD_WARM_UP_ROUNDS = 5;
const ADD_ROUNDS = 5;
/** The number of times that each cart is added to in a round. */
const ADDS_EACH = 4;
const SLICE_MS = 500;

/** Compares writes with a bare server that commits once per request. */
export async function writeFigures(shop: ShopProcess): Promise<Figure[]> {
  const disk = benchDisk();
  const shoppers = await fillCarts(shop.port, SHOPPERS);
  const adds = await addFigures(shoppers);
  const bare = await startCommits("FULL");
  const { orders, toCommits, calm, beside, walBytes } = await benchOrders(
    shop,
    shoppers,
    () => commit(bare),
  );
  bare.stop();
  return [
    ...adds,
    {
      what: besideCommits("durable order", "FULL"),
      figure: ratio(toCommits),
      target: ">= 1",
      detail: `${rateAndP99(orders)} at ${ORDER_CONNECTIONS} connections, a flush of this disk ${disk.medianMs.toFixed(1)} ms, p99 ${disk.p99Ms.toFixed(1)} ms`,
      sentence: `An order is on the disk before it is answered: ${rateAndP99(orders)}.`,
    },
    slowdown("p99 of the home page while orders come / by itself", {
      calm,
      busy: beside,
    }),
    {
      what: "the database's log after 100,000 writes",
      figure: `${(walBytes / 1e6).toFixed(1)} MB`,
      target: "8 MB",
    },
  ];
}

/**
 * Compares adds with the bare servers in short slices, because the speed of a
 * machine changes from second to second.
 */
async function addFigures({ cookies, add }: Shoppers): Promise<Figure[]> {
  // The first adds of a process are slow: its code is not compiled yet. The
  // bare servers, which have a few lines of code, are fast at once.
  for (let round = 0; round < ADD_WARM_UP_ROUNDS; round += 1)
    await add(cookies);
  const slice = Array.from({ length: ADDS_EACH }, () => cookies).flat();
  const commits = await startCommits("NORMAL");
  const sameWork = await startYardstick(["raw-adds.ts"]);
  const ours: LoadResult[] = [];
  const toCommits: number[] = [];
  const toSameWork: number[] = [];
  for (let round = 0; round < ADD_ROUNDS; round += 1) {
    const added = await add(slice);
    ours.push(added);
    const { perSecond } = added;
    toCommits.push(perSecond / (await commit(commits)).perSecond);
    toSameWork.push(perSecond / (await commit(sameWork)).perSecond);
  }
  commits.stop();
  sameWork.stop();
  return [
    {
      what: besideCommits("add to cart", "NORMAL"),
      figure: ratio(median(toCommits)),
      target: ">= 0.3",
      detail: rateAndP99(typical(ours)),
    },
    {
      what: "add to cart / a bare server that reads and writes the same rows",
      figure: ratio(median(toSameWork)),
    },
  ];
}

const besideCommits = (what: string, synchronous: Synchronous) =>
  `${what} / a bare server with one ${synchronous} commit a request`;

const rateAndP99 = ({ perSecond, p99Ms }: Rate) =>
  `${Math.round(perSecond)}/s, p99 ${p99Ms.toFixed(1)} ms`;

const startCommits = (synchronous: Synchronous) =>
  startYardstick(["raw-commits.ts", synchronous]);

/** Sends the bare server requests of an add's size for a slice of time. */
function commit({ port }: RawServer): Promise<LoadResult> {
  const body = JSON.stringify({ productId: 1, quantity: 1 });
  return load(port, {
    connections: ORDER_CONNECTIONS,
    durationMs: SLICE_MS,
    next: () => ({ method: "POST", path: "/", body }),
  });
}

const WRITES = 300;
const PAGE = Buffer.alloc(4_096, 1);

/** Measures how long a write synced to this disk takes, without a shop. */
function benchDisk(): { medianMs: number; p99Ms: number } {
  const folder = mkdtempSync(join(tmpdir(), "barrette-disk-"));
  const fd = openSync(join(folder, "file"), "w");
  const times = Array.from({ length: WRITES }, () => {
    writeSync(fd, PAGE);
    const startedAt = performance.now();
    fsyncSync(fd);
    return performance.now() - startedAt;
  }).sort((a, b) => a - b);
  closeSync(fd);
  rmSync(folder, { recursive: true });
  return {
    medianMs: times[WRITES >> 1] ?? 0,
    p99Ms: times[Math.floor(WRITES * 0.99)] ?? 0,
  };
}
