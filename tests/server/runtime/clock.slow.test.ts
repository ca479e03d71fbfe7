import { test } from "bun:test";
import { clockJumps } from "#tests/hard/rows/clock.ts";

// `npm run test:hard` runs the same scenario more often. It also limits the
// latency of an order, on a machine where nothing else runs.

test("a clock that jumps by a day or a year revives no session and sends no flood of mails", async () => {
  await clockJumps.run({ rounds: 1, orderP99Ms: 10_000 });
});
