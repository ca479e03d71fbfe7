// bun run bench: what the shop costs, as ratios to the bare minimum in one run.
// Absolute times do not hold from machine to machine; the ratios do. With
// `-- --write` the table goes into the README, too.

import { memoryMiB } from "#tests/support/process-figures.ts";
import { browserFigures } from "./browser.ts";
import { copiesFigures } from "./copies.ts";
import { type Figure, ratio, toTable, writeReadme } from "./figures.ts";
import { benchHttps } from "./https.ts";
import { manyProductsFigures } from "./many-products.ts";
import { orderCostFigures } from "./order-cost.ts";
import { readFigures } from "./reads.ts";
import { startShopProcess } from "./shop-process.ts";
import { sizeFigures } from "./sizes.ts";
import { startFigures } from "./starts.ts";
import { writeFigures } from "./writes.ts";

/** Then the start is over, and what it took is given back. */
const IDLE_AFTER_MS = 5_000;
const REST_MS = 60_000;

/** All of it that one shop goes through, one thing after the other. */
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
    { what: "memory, idle", figure: mib(idleMiB), target: "60 MiB" },
    {
      what: "memory a minute after the load",
      figure: mib(restedMiB),
      target: "110 MiB",
      detail: `${mib(loadedMiB)} under load`,
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
if (process.argv.includes("--write")) writeReadme(figures);
