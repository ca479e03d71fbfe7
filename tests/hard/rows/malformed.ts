import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { createHostileBytes, errorOf } from "#tests/support/hostile/bytes.ts";
import { malformedRequests, SECRET } from "../hostile/malformed-requests.ts";
import { besideOthers, MANY } from "../process/others.ts";
import { memoryMiB } from "#tests/support/process/process-figures.ts";
import { exchange, statusOf } from "#tests/support/raw.ts";
import { randomFor } from "#tests/support/seed.ts";
import { count, defineRow } from "../row.ts";

const NAME = "malformed requests on the raw socket";
/** The memory that other shoppers and the garbage collector may add, in MiB. */
const MEMORY_MIB = 100;
/**
 * The time for which the client waits for a response to an incomplete request.
 */
const PATIENCE_MS = 300;

export const malformed = defineRow(
  NAME,
  { requests: 20_000, atOnce: 50, fewest: MANY },
  async ({ requests, atOnce, fewest }) => {
    const random = randomFor(NAME);
    await using shop = await startDemo();
    const at = { port: Number(new URL(shop.url).port) };
    // The memory that the first pages and orders take is not counted.
    await besideOthers(shop.url, async () => {}, { fewest });
    const before = memoryMiB(shop.pid);
    const cases = malformedRequests();
    const nextBytes = createHostileBytes(random);
    const errors: string[] = [];
    let unanswered = 0;
    let sent = 0;
    const sendOn = async () => {
      for (; sent < requests; sent += 1) {
        const bytes = nextBytes();
        const answer = await exchange(at, bytes, PATIENCE_MS);
        if (answer === "") unanswered += 1;
        const error = errorOf(bytes, answer);
        if (error) errors.push(error);
      }
    };
    const attack = async () => {
      for (const [what, bytes] of cases) {
        const answer = await exchange(at, bytes);
        const status = statusOf(answer);
        const isRefused = status >= 400 && status < 500;
        expect([what, status, isRefused]).toEqual([what, status, true]);
        expect([what, answer.includes(SECRET)]).toEqual([what, false]);
      }
      await Promise.all(Array.from({ length: atOnce }, sendOn));
    };
    const { others } = await besideOthers(shop.url, attack, { fewest });
    expect(errors.slice(0, 20)).toEqual([]);
    expect(shop.output()).not.toContain("request_failed");
    const grown = memoryMiB(shop.pid) - before;
    expect(grown).toBeLessThan(MEMORY_MIB);
    return {
      text: `${cases.length} cases, each 4xx and not repeated; ${count(requests)} requests of odd bytes, 0 answered 5xx, ${count(unanswered)} closed or waited for; memory +${grown.toFixed(0)} MiB`,
      others,
    };
  },
);
