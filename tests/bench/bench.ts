// `bun run bench` measures the shop, mostly as ratios to a bare server in the
// same run: ratios can be compared between machines, absolute times cannot.
// With `-- --write`, the table is also written into FIGURES.md, and the figures
// that every reader cares about into the README. Words after `--` name the parts
// that are measured, as in `npm run bench -- copies drop`.

import { memoryMiB } from "#tests/support/process/process-figures.ts";
import { cleanUp } from "#tests/support/temp.ts";
import { browserFigures } from "./browser.ts";
import { copiesFigures } from "./copies.ts";
import { type Figure, ratio, toTable, writeDocuments } from "./figures.ts";
import { benchHttps } from "./https.ts";
import { letterFigures } from "./letters.ts";
import { manyProductsFigures } from "./many-products.ts";
import { openingFigures } from "./opening.ts";
import { orderCostFigures } from "./orders.ts";
import { readFigures } from "./reads.ts";
import { startShopProcess } from "./shop-process.ts";
import { sizeFigures } from "./sizes.ts";
import { startFigures } from "./starts.ts";
import { writeFigures } from "./writes.ts";

/** By then, the start is over and its memory is released. */
const IDLE_AFTER_MS = 5_000;
const REST_MS = 60_000;

/** Measures requests to one shop process, and its memory before and after. */
async function serverFigures(): Promise<Figure[]> {
  const shop = await startShopProcess();
  await Bun.sleep(IDLE_AFTER_MS);
  const idleMiB = memoryMiB(shop.pid);
  const figures = [
    ...(await readFigures(shop)),
    {
      what: "home page over https, without TLS itself / over http, by processor time",
      figure: ratio(await benchHttps()),
    },
    ...(await writeFigures(shop)),
  ];
  const loadedMiB = memoryMiB(shop.pid);
  await shop.untilMailsAreWritten();
  await Bun.sleep(REST_MS);
  const restedMiB = memoryMiB(shop.pid);
  await shop.stop();
  return [
    ...figures,
    { what: "memory, idle", figure: mib(idleMiB), target: "75 MiB" },
    {
      what: "memory a minute after the load",
      figure: mib(restedMiB),
      target: "125 MiB",
      detail: `${mib(loadedMiB)} under load`,
      sentence: `The process takes ${mib(idleMiB)} when idle, ${mib(restedMiB)} a minute after the load.`,
    },
  ];
}

const mib = (value: number) => `${value.toFixed(0)} MiB`;

const PARTS: Record<string, () => Promise<Figure[]>> = {
  starts: startFigures,
  server: serverFigures,
  browser: browserFigures,
  orders: orderCostFigures,
  products: manyProductsFigures,
  copies: copiesFigures,
  drop: openingFigures,
  letters: letterFigures,
  sizes: sizeFigures,
};

const words = process.argv.slice(2);
const isWritten = words.includes("--write");
const chosen = words.filter((word) => word !== "--write");
const unknown = chosen.filter((word) => !Object.hasOwn(PARTS, word));
if (unknown.length > 0 || (isWritten && chosen.length > 0))
  throw new Error(
    `The parts are ${Object.keys(PARTS).join(", ")}; only all of them together are written.`,
  );

const figures: Figure[] = [];
for (const [part, measure] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(part)) continue;
  const startedAt = performance.now();
  figures.push(...(await measure()));
  const seconds = (performance.now() - startedAt) / 1_000;
  process.stderr.write(`${part}: ${seconds.toFixed(0)} s\n`);
}
cleanUp();
process.stdout.write(`${toTable(figures)}\n`);
if (isWritten) writeDocuments(figures);
