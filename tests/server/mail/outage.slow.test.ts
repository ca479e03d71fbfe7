import { test } from "bun:test";
import { mailServerFaults } from "#tests/hard/rows/mail-server.ts";

// `npm run test:hard` runs the same with more orders, and holds the time of
// an order on a machine where nothing else runs.

test("all mails go out in the end, whatever the mail server does for an hour", async () => {
  await mailServerFaults.run({ ordersPerHour: 2, orderP99Ms: 10_000 });
});
