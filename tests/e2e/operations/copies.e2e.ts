import { test } from "bun:test";
import { bucketGone } from "#tests/hard/rows/bucket.ts";
import {
  balanced,
  databaseGone,
  failover,
  fullPool,
  killedCopies,
} from "#tests/hard/rows/copies.ts";
import { HAPROXY, POSTGRES } from "#tests/support/machine.ts";

// `npm run test:hard` runs the same with larger counts.

const onPostgres = test.skipIf(!POSTGRES.isThere());

onPostgres(
  "copies that are killed at random moments lose no order between them",
  async () => {
    await killedCopies.run({ copies: 2, kills: 6, allMails: false });
  },
  120_000,
);

onPostgres(
  "while the database is gone pages are read, orders are refused in words, and all recovers",
  async () => {
    await databaseGone.run({ kills: 10, goneMs: 2_000 });
  },
  120_000,
);

onPostgres(
  "a standby takes over without a lost order",
  async () => {
    await failover.run({ orders: 60 });
  },
  120_000,
);

onPostgres(
  "too few connections to the database cost time and no order",
  async () => {
    await fullPool.run({ orders: 30 });
  },
  120_000,
);

onPostgres(
  "without the pictures' bucket orders go on, and uploads are refused in words",
  async () => {
    await bucketGone.run({ pictures: 2, refused: 3 });
  },
  120_000,
);

test.skipIf(!POSTGRES.isThere() || !HAPROXY.isThere())(
  "three copies behind HAProxy are one shop, whichever of them dies",
  async () => {
    await balanced.run({ orders: 30, kills: 2 });
  },
  120_000,
);
