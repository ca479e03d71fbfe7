import { expect } from "bun:test";
import { join } from "node:path";
import { makePath, orderPath } from "#tests/support/api.ts";
import { openDatabase } from "#server/db/sqlite/open.ts";
import { restoreBackup } from "#server/operations/restore.ts";
import { writeBackup } from "#server/operations/backup.ts";
import { eraseCustomer } from "#server/operations/erase.ts";
import { listOpenOrders, listOrders } from "#server/orders/order-list.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { addProduct, makeProduct } from "#tests/support/make.ts";
import { sqliteTest } from "#tests/support/database/engine.ts";
import {
  firstMigrations,
  MIGRATIONS,
} from "#tests/support/database/migrations.ts";
import { linksOf, move, orderWithLinks } from "#tests/support/orders.ts";
import { composeRow, outboxRows } from "#tests/support/outbox.ts";
import { tempFolder } from "#tests/support/temp.ts";

// Tests orders of an earlier version, and orders after a restored backup.

/** The number of migrations before orders had pages. */
const BEFORE_PAGES = 4;

/** Makes data of that version, with one order whose mails are queued. */
function makeOldShop(): string {
  const dataDir = tempFolder();
  const { sqlite, close } = openDatabase(
    dataDir,
    firstMigrations(BEFORE_PAGES),
  );
  const now = Date.parse("2026-11-20T10:00:00Z");
  sqlite.run(
    "INSERT INTO orders VALUES (1001, 'Ada', 'ada@example.com', '5550100', 2400, 1, NULL, '', ?)",
    [now],
  );
  sqlite.run(
    "INSERT INTO order_lines (order_id, product_id, name, description, quantity, price_cents, image_url) VALUES (1001, 1, 'Sea Foam', '', 1, 2400, '/demo/a.webp')",
  );
  for (const [kind, recipient] of [
    ["order_owner", "maker@example.com"],
    ["order_customer", "ada@example.com"],
  ])
    sqlite.run(
      "INSERT INTO outbox (kind, recipient, order_id, message_id, state, attempts, next_attempt_at, created_at) VALUES (?, ?, 1001, ?, 'queued', 0, ?, ?)",
      [kind ?? "", recipient ?? "", `id-${kind}`, now, now],
    );
  close();
  return dataDir;
}

/** Composes all mails of the outbox and returns their texts. */
async function mailTexts(shop: TestApp): Promise<string[]> {
  const rows = await outboxRows(shop.deps.db);
  const mails = await Promise.all(rows.map((row) => composeRow(shop, row)));
  return mails.map(({ text }) => text);
}

async function place(shop: TestApp) {
  const visitor = shop.visitor();
  await addProduct(visitor, await makeProduct(shop.deps));
  return orderWithLinks(shop, visitor);
}

sqliteTest(
  "an order of a version without order pages gets no pages and no links",
  async () => {
    using shop = startApp({ DATA_DIR: makeOldShop() });
    const none = { shopper: undefined, maker: undefined };
    expect(await linksOf(shop, 1001)).toEqual(none);
    const texts = await mailTexts(shop);
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      expect(text).toContain("Sea Foam");
      expect(text).not.toMatch(/\/orders\/|\/make\/|undefined/);
    }
    expect(await listOpenOrders(shop.deps.db)).toEqual([]);
    expect(await Array.fromAsync(listOrders(shop.deps.db))).toMatchObject([
      { id: 1001, status: null, reachedAt: {} },
    ]);
  },
);

sqliteTest(
  "new orders beside those of an earlier version have pages and can be erased",
  async () => {
    using shop = startApp({ DATA_DIR: makeOldShop() });
    const order = await place(shop);
    expect(order.id).toBe(1002);
    const visitor = shop.visitor();
    expect((await visitor.get(orderPath(order.token))).status).toBe(200);
    const { obstacle } = await eraseCustomer(shop.deps.db, {
      dataDir: shop.deps.config.dataDir,
      email: "ada@example.com",
    });
    expect(obstacle).toBeUndefined();
    expect((await visitor.get(orderPath(order.token))).status).toBe(404);
  },
);

sqliteTest(
  "after a restore, links from before the backup work and later ones do not",
  async () => {
    using shop = startApp();
    const { dataDir } = shop.deps.config;
    const latest = await place(shop);
    const file = join(tempFolder(), "shop.tar");
    const now = shop.clock.now();
    const migrationsDir = MIGRATIONS;
    await writeBackup({ dataDir, migrationsDir, file, now });
    shop.clock.advance(1);
    const lost = await place(shop);

    const restored = tempFolder();
    await restoreBackup({ file, dataDir: restored, migrationsDir, now });
    using again = startApp({ DATA_DIR: restored });
    again.clock.advance(5_000);
    const visitor = again.visitor();
    expect((await visitor.get(orderPath(latest.token))).status).toBe(200);
    expect((await visitor.get(orderPath(lost.token))).status).toBe(404);
    const next = await place(again);
    expect(next.id).toBe(lost.id);
    expect((await visitor.get(orderPath(lost.token))).status).toBe(404);
    expect((await visitor.get(makePath(lost.makerToken))).status).toBe(404);

    // A later mail links to the same page as the first mail.
    await move(visitor, latest.makerToken, { status: "making" });
    const texts = await mailTexts(again);
    expect(texts.at(-1)).toContain(orderPath(latest.token).replace("/api", ""));
  },
);
