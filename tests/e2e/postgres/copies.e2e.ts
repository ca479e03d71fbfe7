import { test } from "bun:test";
import {
  oppositeOrders,
  rush,
  silentDatabase,
} from "#tests/hard/rows/beside.ts";
import { bucketGone } from "#tests/hard/rows/bucket.ts";
import {
  balanced,
  databaseGone,
  failover,
  fullPool,
  killedCopies,
} from "#tests/hard/rows/copies.ts";
import { killedInvoiceCopies } from "#tests/hard/rows/invoices.ts";
import { soldOutByCopies } from "#tests/hard/rows/drop.ts";
import { HAPROXY, POSTGRES } from "#tests/support/process/machine.ts";

// `npm run test:hard` runs the same with larger counts.

const onPostgres = test.skipIf(!POSTGRES.isThere());

onPostgres(
  "copies that are killed while a drop sells sell every piece once",
  async () => {
    await soldOutByCopies.run({ shoppers: 60, pieces: 4, carts: 20, kills: 2 });
  },
  120_000,
);

onPostgres(
  "several copies that are killed at random moments lose no order",
  async () => {
    await killedCopies.run({ copies: 2, kills: 6, allMails: false });
  },
  120_000,
);

onPostgres(
  "several copies that are killed at random moments leave no number of an invoice out",
  async () => {
    await killedInvoiceCopies.run({ copies: 2, kills: 6 });
  },
  120_000,
);

onPostgres(
  "without the database, pages load, orders get an error message, and the shop recovers",
  async () => {
    await databaseGone.run({ kills: 10, goneMs: 2_000 });
  },
  120_000,
);

onPostgres(
  "a failover to a standby database loses no order",
  async () => {
    await failover.run({ orders: 60 });
  },
  120_000,
);

onPostgres(
  "too few database connections delay orders but lose none",
  async () => {
    await fullPool.run({ orders: 30 });
  },
  120_000,
);

onPostgres(
  "two orders of the same charms in opposite orders never fail each other",
  async () => {
    await oppositeOrders.run({ rounds: 10 });
  },
  120_000,
);

onPostgres(
  "a rush for one charm on three copies sells each piece once",
  async () => {
    await rush.run({ shoppers: 60, stock: 20, withinMs: 300 });
  },
  120_000,
);

onPostgres(
  "connections to a database that fell silent are left",
  async () => {
    await silentDatabase.run({ times: 1 });
  },
  120_000,
);

onPostgres(
  "without the pictures' bucket, orders work and uploads get an error message",
  async () => {
    await bucketGone.run({ pictures: 2, refused: 3 });
  },
  120_000,
);

test.skipIf(!POSTGRES.isThere() || !HAPROXY.isThere())(
  "three copies behind HAProxy act as one shop, even when one of them dies",
  async () => {
    await balanced.run({ orders: 30, kills: 2 });
  },
  120_000,
);
