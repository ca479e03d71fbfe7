import { load, type LoadResult } from "#tests/support/load.ts";
import { benchDisk } from "./disk.ts";
import { type Figure, ratio } from "./figures.ts";
import { benchOrders, ORDER_CONNECTIONS } from "./orders.ts";
import { slowdown } from "./reads.ts";
import type { ShopProcess } from "./shop-process.ts";
import { startYardstick } from "./yardstick.ts";

const SLICE_MS = 2_000;

/** Compares writes with a bare server that commits once per request. */
export async function writeFigures(shop: ShopProcess): Promise<Figure[]> {
  const disk = benchDisk();
  const { adds, orders, calm, beside, walBytes } = await benchOrders(
    shop.port,
    shop.dataDir,
  );
  return [
    await againstCommits("add to cart", adds, "NORMAL", ">= 0.65"),
    await againstCommits("durable order", orders, "FULL", ">= 2"),
    {
      what: `order, p99 at ${ORDER_CONNECTIONS} connections`,
      figure: `${orders.p99Ms.toFixed(0)} ms`,
      target: "10 ms",
      detail: `a flush of this disk ${disk.medianMs.toFixed(1)} ms, p99 ${disk.p99Ms.toFixed(1)} ms`,
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

async function againstCommits(
  what: string,
  ours: LoadResult,
  synchronous: "FULL" | "NORMAL",
  target: string,
): Promise<Figure> {
  const raw = await startYardstick(["raw-commits.ts", synchronous]);
  const body = JSON.stringify({ productId: 1, quantity: 1 });
  const bare = await load(raw.port, {
    connections: ORDER_CONNECTIONS,
    durationMs: SLICE_MS,
    next: () => ({ method: "POST", path: "/", body }),
  });
  raw.stop();
  return {
    what: `${what} / a bare server with one ${synchronous} commit a request`,
    figure: ratio(ours.perSecond / bare.perSecond),
    target,
    detail: `${Math.round(ours.perSecond)}/s, p99 ${ours.p99Ms.toFixed(1)} ms`,
  };
}
