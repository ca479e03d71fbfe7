import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import type { RunningShop } from "#tests/support/process/executable.ts";
import { load, type LoadResult } from "#tests/support/process/load.ts";
import { besideOthers } from "../process/others.ts";
import { memoryMiB } from "#tests/support/process/process-figures.ts";

import { count, defineRow } from "../row.ts";

const PATHS = [PAGES.home, API.products, API.charms, API.cart];

/**
 * Runs so many clients at once; each sends its next request as soon as it has a
 * response.
 */
function browse(
  { url }: RunningShop,
  connections: number,
  durationMs: number,
): Promise<LoadResult> {
  let sent = 0;
  return load(Number(new URL(url).port), {
    connections,
    durationMs,
    next: () => {
      sent += 1;
      return { path: PATHS[sent % PATHS.length] ?? PAGES.home };
    },
  });
}

/** Returns the number of responses; fails if the status of one is not 200. */
function expectAllAnswered({ statuses }: LoadResult): number {
  expect([...statuses.keys()]).toEqual([200]);
  return statuses.get(200) ?? 0;
}

export const spike = defineRow(
  "spike of clients",
  { clients: 500, durationMs: 60_000 },
  async ({ clients, durationMs }) => {
    await using shop = await startDemo();
    const { result, others } = await besideOthers(shop.url, () =>
      browse(shop, clients, durationMs),
    );
    const answered = expectAllAnswered(result);
    return {
      text: `${clients} clients for ${durationMs / 1_000} s, ${count(answered)} answers, all 200, p99 ${result.p99Ms.toFixed(0)} ms`,
      others,
    };
  },
);

export const soak = defineRow(
  "soak",
  // Orders and pages fill bounded caches; once they are full, memory no longer
  // grows. Garbage collection alone varied it by 30 MiB over ten rounds.
  { rounds: 12, roundMs: 15_000, clients: 16, growthMiB: 30 },
  async ({ rounds, roundMs, clients, growthMiB }) => {
    await using shop = await startDemo();
    const memory: number[] = [];
    let answered = 0;
    const { others } = await besideOthers(shop.url, async () => {
      for (let round = 0; round < rounds; round += 1) {
        answered += expectAllAnswered(await browse(shop, clients, roundMs));
        memory.push(memoryMiB(shop.pid));
      }
    });
    const half = memory.length >> 1;
    const least = (values: number[]) => Math.min(...values);
    const growth = least(memory.slice(half)) - least(memory.slice(0, half));
    expect(growth).toBeLessThan(growthMiB);
    const sizes = memory.map((size) => size.toFixed(0)).join(", ");
    return {
      text: `${count((rounds * roundMs) / 1_000)} s, ${count(answered)} answers, all 200, memory ${sizes} MiB`,
      others,
    };
  },
);
