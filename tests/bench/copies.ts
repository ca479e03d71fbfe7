import { join } from "node:path";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  writeFileSync,
} from "node:fs";
import { API } from "#tests/support/api.ts";
import {
  databaseAddress,
  startPostgres,
} from "#tests/support/database/postgres.ts";
import { percentile } from "#tests/support/process/load.ts";
import { startCopies } from "#tests/hard/process/copies.ts";
import { POSTGRES } from "#tests/support/process/machine.ts";
import { createShopper, placeOrder } from "#tests/support/shopper.ts";
import { type Figure, ratio } from "./figures.ts";

// Holds processes to a share of one core, as on a machine of their own, by a
// control group of the kernel. Only root may make one.

/** Where the controller of the processor is, in versions 1 and 2. */
const GROUPS = [
  { root: "/sys/fs/cgroup/cpu", file: "cpu.cfs_quota_us", suffix: "" },
  { root: "/sys/fs/cgroup", file: "cpu.max", suffix: " 100000" },
];
const PROCESSES = "cgroup.procs";
/** The kernel's period of a quota. */
const PERIOD_US = 100_000;

let groups = 0;

/**
 * Holds each process to `share` of a core until the result is disposed of.
 * Returns undefined where this machine lets nobody.
 */
function limitCpu(
  pids: readonly number[],
  share: number,
): Disposable | undefined {
  const releases: (() => void)[] = [];
  try {
    for (const pid of pids) releases.push(limitOne(pid, share));
  } catch {
    return undefined;
  }
  return {
    [Symbol.dispose]() {
      for (const release of releases) release();
    },
  };
}

/** Returns what puts the process back into the group of all. */
function limitOne(pid: number, share: number): () => void {
  groups += 1;
  const name = `barrette-${process.pid}-${groups}`;
  for (const { root, file, suffix } of GROUPS) {
    const folder = join(root, name);
    if (!existsSync(root)) continue;
    removeLeftOvers(root);
    mkdirSync(folder);
    if (!existsSync(join(folder, file))) {
      rmdirSync(folder);
      continue;
    }
    writeFileSync(join(folder, file), `${share * PERIOD_US}${suffix}`);
    writeFileSync(join(folder, PROCESSES), String(pid));
    return () => {
      writeFileSync(join(root, PROCESSES), String(pid));
      removeGroup(folder);
    };
  }
  throw new Error("There is no control group of the processor here.");
}

/** The time that the kernel may need until a group is empty that was left. */
const LEAVING = { tries: 100, pauseMs: 10 };

function removeGroup(folder: string): void {
  for (let tries = 1; tries <= LEAVING.tries; tries += 1)
    try {
      rmdirSync(folder);
      return;
    } catch {
      Bun.sleepSync(LEAVING.pauseMs);
    }
  // An empty group harms nobody: the next run removes it.
}

/** Removes what the kernel was too slow for when its process ended. */
function removeLeftOvers(root: string): void {
  for (const name of readdirSync(root)) {
    const [, pid] = /^barrette-(\d+)-\d+$/.exec(name) ?? [];
    if (pid === undefined || existsSync(join("/proc", pid))) continue;
    try {
      rmdirSync(join(root, name));
    } catch {
      // Another run has removed it, or one that was killed left processes in it.
    }
  }
}

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
