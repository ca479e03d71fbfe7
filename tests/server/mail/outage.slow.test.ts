import { test } from "bun:test";
import { mailServerFaults } from "#tests/hard/rows/mail-server.ts";

// `npm run test:hard` runs the same scenario with more orders. It also limits
// the latency of an order, on a machine where nothing else runs.

test("all mails are sent in the end, whatever the mail server does for an hour", async () => {
  await mailServerFaults.run({ ordersPerHour: 2, orderP99Ms: 10_000 });
});
