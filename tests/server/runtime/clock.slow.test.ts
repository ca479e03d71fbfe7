import { test } from "bun:test";
import { clockJumps } from "#tests/hard/rows/clock.ts";

// `npm run test:hard` runs the same more often, and holds the time of an order
// on a machine where nothing else runs.

test("a clock that is off by a day or a year revives no session and floods nobody with mail", async () => {
  await clockJumps.run({ rounds: 1, orderP99Ms: 10_000 });
});
