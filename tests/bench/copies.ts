import { join } from "node:path";
import { API } from "#tests/support/api.ts";
import {
  databaseAddress,
  startPostgres,
} from "#tests/support/database/postgres.ts";
import { percentile } from "#tests/support/process/load.ts";
import { startCopies } from "#tests/hard/process/copies.ts";
import { limitCpu } from "./cpu-quota.ts";
import { POSTGRES } from "#tests/support/process/machine.ts";
import { createShopper, placeOrder } from "#tests/support/shopper.ts";
import { type Figure, ratio } from "./figures.ts";

// A shop goes to PostgreSQL because it outgrew one machine: it must grow with
// its copies. The database is behind a line of a millisecond, as in another
// rack, and each copy is held to a quarter of a core, so that shoppers, copies
// and database fit into one machine without taking turns.

const LINE = join(import.meta.dir, "line-process.ts");
const DELAY_MS = 1;
const SHARE = 0.25;
const SHOPPERS = 48;
// The code is compiled and each connection prepares its statements.
const WARM_MS = 6_000;
const MEASURE_MS = 6_000;

type Rate = { perSecond: number; p99Ms: number };
type Work = (url: string) => Promise<unknown>;

const WORKS: Record<"adds" | "orders", Work> = {
  async adds(url) {
    const shopper = createShopper(url);
    const added = await shopper.post(API.cart, { productId: 1, quantity: 1 });
    if (added.status !== 201) throw new Error(added.text);
  },
  orders: (url) => placeOrder(url),
};

/** Returns the figures of copies on PostgreSQL; none without PostgreSQL. */
export async function copiesFigures(): Promise<Figure[]> {
  if (!POSTGRES.isThere()) return [];
  const free = await measure(1, undefined);
  const [one, three] = [await measure(1, SHARE), await measure(3, SHARE)];
  const growth = (work: keyof typeof WORKS): Figure => ({
    what: `${work} of three copies on a line of 1 ms, each with a quarter of a core / of one`,
    figure: ratio(three[work].perSecond / one[work].perSecond),
    target: ">= 2.2",
    detail: `${rate(one[work])} and ${rate(three[work])}`,
  });
  return [
    {
      what: "adds to the cart of one copy on a line of 1 ms",
      figure: rate(free.adds),
      target: ">= 400/s",
      detail: `${SHOPPERS} shoppers, p99 ${free.adds.p99Ms.toFixed(0)} ms (target 300 ms)`,
    },
    {
      what: "orders of one copy on a line of 1 ms, each with its add",
      figure: rate(free.orders),
      target: ">= 80/s",
      detail: `${SHOPPERS} shoppers, each commit on the disk`,
    },
    ...(one.isLimited ? [growth("adds"), growth("orders")] : []),
  ];
}

const rate = ({ perSecond }: Rate) => `${perSecond.toFixed(0)}/s`;

/** Measures so many copies, each with a share of a core if one is given. */
export async function measure(copies: number, share: number | undefined) {
  await using postgres = await startPostgres({ isDurable: true });
  await using line = await startLineProcess(postgres.port);
  const address = new URL(databaseAddress(postgres.url(), "postgres"));
  address.port = line.port;
  // No server listens on this port: the mails wait and cost the orders nothing.
  await using shop = await startCopies(copies, address.href, {
    SMTP_URL: "smtp://127.0.0.1:9",
    OWNER_EMAIL: "owner@example.com",
  });
  using limit =
    share === undefined
      ? undefined
      : limitCpu(
          shop.copies.map((copy) => copy.shop.pid),
          share,
        );
  const adds = await rateOf(WORKS.adds, shop.urls);
  const orders = await rateOf(WORKS.orders, shop.urls);
  return { adds, orders, isLimited: limit !== undefined };
}

/** Lets all shoppers do the same, again and again, each on one of the copies. */
async function rateOf(work: Work, urls: readonly string[]): Promise<Rate> {
  const startsAt = performance.now() + WARM_MS;
  const endsAt = startsAt + MEASURE_MS;
  const times: number[] = [];
  const shop = async (url: string) => {
    for (;;) {
      const begunAt = performance.now();
      if (begunAt > endsAt) return;
      await work(url);
      const now = performance.now();
      if (now > startsAt && now <= endsAt) times.push(now - begunAt);
    }
  };
  await Promise.all(
    Array.from({ length: SHOPPERS }, (_, index) =>
      shop(urls[index % urls.length] ?? ""),
    ),
  );
  return {
    perSecond: (times.length * 1_000) / MEASURE_MS,
    p99Ms: percentile(times, 0.99),
  };
}

async function startLineProcess(port: number) {
  const child = Bun.spawn(
    [process.execPath, LINE, String(port), String(DELAY_MS)],
    { stdin: "ignore", stdout: "pipe", stderr: "inherit" },
  );
  const { value } = await child.stdout.getReader().read();
  return {
    port: new TextDecoder().decode(value).trim(),
    async [Symbol.asyncDispose]() {
      child.kill();
      await child.exited;
    },
  };
}
