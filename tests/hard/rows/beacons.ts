import { expect } from "bun:test";
import { join } from "node:path";
import * as z from "zod/mini";
import { API } from "#tests/support/api.ts";
import { orderBody, readCart } from "#tests/support/make.ts";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import type { RunningShop } from "#tests/support/process/executable.ts";
import { percentile } from "#tests/support/process/load.ts";
import { cpuSeconds } from "#tests/support/process/process-figures.ts";
import { createShopper, readLines } from "#tests/support/shopper.ts";
import { count, defineRow } from "../row.ts";

const SCRIPT = join(import.meta.dir, "../process/beacons.ts");
/** An order beside the beacons may take this many times as long. */
const MOST_TIMES = 2;

const Sent = z.object({
  answered: z.number(),
  refused: z.number(),
  seconds: z.number(),
});
type Sent = z.infer<typeof Sent>;

/** Does `work` while another process sends beacons of visits. */
async function besideBeacons(
  { url }: RunningShop,
  perSecond: number,
  work: () => Promise<void>,
): Promise<Sent> {
  const { port } = new URL(url);
  const child = Bun.spawn([process.execPath, SCRIPT, port, `${perSecond}`], {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  });
  try {
    const lines = readLines(child.stdout);
    await lines.next();
    await work();
    await child.stdin.end();
    const { value } = await lines.next();
    return Sent.parse(JSON.parse(value ?? ""));
  } finally {
    child.kill();
    await child.exited;
  }
}

/** Places orders one after the other for a while, and adds their times. */
async function placeOrders(
  { url }: RunningShop,
  durationMs: number,
  times: number[],
): Promise<void> {
  const endsAt = performance.now() + durationMs;
  while (performance.now() < endsAt) {
    const shopper = createShopper(url);
    await shopper.post(API.cart, { productId: 1, quantity: 1 });
    const customerEmail = `shopper-${crypto.randomUUID()}@example.com`;
    const body = orderBody(await readCart(shopper), { customerEmail });
    const startedAt = performance.now();
    const { status } = await shopper.post(API.orders, body);
    times.push(performance.now() - startedAt);
    expect(status).toBe(201);
    await Bun.sleep(10);
  }
}

export const beacons = defineRow(
  "beacons of visits beside orders",
  { perSecond: 5_000, rounds: 4, roundMs: 2_500 },
  async ({ perSecond, rounds, roundMs }) => {
    await using shop = await startDemo();
    // The first orders of a process are slow: its code is not compiled yet.
    await placeOrders(shop, 2 * roundMs, []);
    const calm: number[] = [];
    const beside: number[] = [];
    let [answered, seconds, cpu] = [0, 0, 0];
    // In turns, because the speed of a machine changes from second to second.
    for (let round = 0; round < rounds; round += 1) {
      await placeOrders(shop, roundMs, calm);
      const before = cpuSeconds(shop.pid);
      const sent = await besideBeacons(shop, perSecond, () =>
        placeOrders(shop, roundMs, beside),
      );
      cpu += cpuSeconds(shop.pid) - before;
      expect(sent.refused).toBe(0);
      answered += sent.answered;
      seconds += sent.seconds;
    }
    expect(answered / seconds).toBeGreaterThan(0.9 * perSecond);
    const at = (share: number) => {
      const without = percentile(calm, share);
      const withThem = percentile(beside, share);
      const times = withThem / without;
      const text = `${without.toFixed(1)} ms without and ${withThem.toFixed(1)} ms with (${times.toFixed(2)} times)`;
      return { times, text };
    };
    expect(at(0.5).times).toBeLessThan(MOST_TIMES);
    return {
      text: [
        `${count(answered / seconds)} a second for ${seconds.toFixed(0)} s`,
        `the shop's processor ${((100 * cpu) / seconds).toFixed(0)} %`,
        `${calm.length} and ${beside.length} orders`,
        `median ${at(0.5).text}`,
        `95th ${at(0.95).text}`,
      ].join(", "),
    };
  },
);
