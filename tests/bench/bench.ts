// `bun run bench` measures the shop, mostly as ratios to a bare server in the
// same run: ratios can be compared between machines, absolute times cannot.
// With `-- --write`, the table is also written into FIGURES.md, and the figures
// that every reader cares about into the README.

import { memoryMiB } from "#tests/support/process/process-figures.ts";
import { browserFigures } from "./browser.ts";
import { copiesFigures } from "./copies.ts";
import { type Figure, ratio, toTable, writeDocuments } from "./figures.ts";
import { benchHttps } from "./https.ts";
import { manyProductsFigures } from "./many-products.ts";
import { orderCostFigures } from "./order-cost.ts";
import { readFigures } from "./reads.ts";
import { startShopProcess } from "./shop-process.ts";
import { sizeFigures } from "./sizes.ts";
import { startFigures } from "./starts.ts";
import { writeFigures } from "./writes.ts";

/** By then, the start is over and its memory is released. */
const IDLE_AFTER_MS = 5_000;
const REST_MS = 60_000;

/** Measures all figures of one shop process, one after the other. */
async function shopFigures(): Promise<Figure[]> {
  const shop = await startShopProcess();
  await Bun.sleep(IDLE_AFTER_MS);
  const idleMiB = memoryMiB(shop.pid);
  const figures = [
    ...(await readFigures(shop)),
    {
      what: "home page over https, without TLS itself / over http, by processor time",
      figure: ratio(await benchHttps()),
      target: ">= 0.95",
    },
    ...(await writeFigures(shop)),
  ];
  const loadedMiB = memoryMiB(shop.pid);
  await shop.untilMailsAreWritten();
  await Bun.sleep(REST_MS);
  const restedMiB = memoryMiB(shop.pid);
  figures.push(
    { what: "memory, idle", figure: mib(idleMiB), target: "75 MiB" },
    {
      what: "memory a minute after the load",
      figure: mib(restedMiB),
      target: "125 MiB",
      detail: `${mib(loadedMiB)} under load`,
      sentence: `The process takes ${mib(idleMiB)} when idle, ${mib(restedMiB)} a minute after the load.`,
    },
    ...(await browserFigures(`http://127.0.0.1:${shop.port}`)),
  );
  await shop.stop();
  return figures;
}

const mib = (value: number) => `${value.toFixed(0)} MiB`;

const figures = [
  ...(await startFigures()),
  ...(await shopFigures()),
  ...(await orderCostFigures()),
  ...(await manyProductsFigures()),
  ...(await copiesFigures()),
  ...(await sizeFigures()),
];
process.stdout.write(`${toTable(figures)}\n`);
if (process.argv.includes("--write")) writeDocuments(figures);
