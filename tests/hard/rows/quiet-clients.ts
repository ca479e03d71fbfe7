import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { join } from "node:path";
import { readLines } from "#tests/support/shopper.ts";
import { besideOthers, type Fewest, MANY } from "../process/others.ts";
import {
  connectionsTo,
  memoryMiB,
} from "#tests/support/process/process-figures.ts";
import { after } from "#tests/support/seed.ts";
import { until } from "#tests/support/until.ts";
import { count, defineRow } from "../row.ts";

const SCRIPT = join(import.meta.dir, "../process/quiet-clients.ts");

type Counts = {
  clients: number;
  /**
   * The time for which other shoppers are measured while the clients are
   * connected.
   */
  holdMs: number;
  /** The longest p99 of the home page for other shoppers. */
  homeP99Ms: number;
  /** The most memory that the clients may cost the shop, in MiB. */
  memoryMiB: number;
  /** Whether to wait until the shop has closed all of the connections. */
  isReaped: boolean;
  fewest: Fewest;
};

const HARD = {
  holdMs: 20_000,
  homeP99Ms: 50,
  memoryMiB: 50,
  isReaped: true,
  fewest: MANY,
};
// The shop closes connections that are idle for a minute; it checks for them
// every few seconds.
const REAPED_WITHIN_MS = 90_000;

/**
 * Defines a row with clients that send `text`, then `drip` letter by letter,
 * and read nothing.
 */
function quietClients(
  name: string,
  clients: number,
  { text, drip = "" }: { text: string; drip?: string },
) {
  return defineRow<Counts>(name, { clients, ...HARD }, async (counts) => {
    await using shop = await startDemo();
    const port = Number(new URL(shop.url).port);
    // The memory that the first pages and orders take is not counted.
    const { fewest } = counts;
    const { others: unattacked } = await besideOthers(
      shop.url,
      async () => {},
      { fewest },
    );
    const before = memoryMiB(shop.pid);
    const child = Bun.spawn(
      [process.execPath, SCRIPT, `${port}`, `${counts.clients}`, text, drip],
      { stdout: "pipe", stderr: "inherit" },
    );
    try {
      await readLines(child.stdout).next();
      const { others } = await besideOthers(
        shop.url,
        () => after(counts.holdMs),
        { fewest },
      );
      const grown = memoryMiB(shop.pid) - before;
      const patience = { deadlineMs: REAPED_WITHIN_MS, everyMs: 500 };
      if (counts.isReaped)
        await until(() => connectionsTo(port) === 0, patience);
      expect(grown).toBeLessThan(counts.memoryMiB);
      // On a busy machine, pages take long even without an attack.
      const longestMs = Math.max(counts.homeP99Ms, 2 * unattacked.homeP99Ms);
      expect(others.homeP99Ms).toBeLessThan(longestMs);
      return {
        text: `${count(counts.clients)} clients, memory +${grown.toFixed(0)} MiB, all closed by the shop, p99 of / before ${unattacked.homeP99Ms.toFixed(0)} ms`,
        others,
      };
    } finally {
      child.kill();
      await child.exited;
    }
  });
}

export const halfOpen = quietClients("half-open connections", 10_000, {
  text: "GET / HTTP/1.1\r\nhost: loc",
});

export const drips = quietClients("requests that come by drips", 200, {
  text: "POST /api/orders HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
  drip: "and never an end of it, ",
});

export const stalledReaders = quietClients("readers that read nothing", 200, {
  text: "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(100),
});
