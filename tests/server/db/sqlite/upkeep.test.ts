import { Database } from "bun:sqlite";
import { afterEach, expect, jest, test } from "bun:test";
import {
  copyFileSync,
  existsSync,
  readdirSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DAY_MS, HOUR_MS } from "#shared/text/dates.ts";
import { trustsClock } from "#server/db/sweeps.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makeProduct } from "#tests/support/make.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { until } from "#tests/support/until.ts";

afterEach(() => void jest.useRealTimers());

/** Counts the products in the database file without its write-ahead log. */
function productsInFile({ deps }: TestApp): number {
  const copy = join(tempFolder(), DATABASE_FILE);
  copyFileSync(join(deps.config.dataDir, DATABASE_FILE), copy);
  const sqlite = new Database(copy);
  try {
    return sqlite.query("SELECT 1 FROM products").all().length;
  } finally {
    sqlite.close();
  }
}

test("the database file is complete without its log at the start and every hour", async () => {
  jest.useFakeTimers();
  using shop = startApp();
  await makeProduct(shop.deps);
  const stop = shop.deps.db.startUpkeep(shop.deps);
  expect(productsInFile(shop)).toBe(1);
  for (const products of [2, 3]) {
    await makeProduct(shop.deps);
    expect(productsInFile(shop)).toBe(products - 1);
    jest.advanceTimersByTime(HOUR_MS);
    expect(productsInFile(shop)).toBe(products);
  }
  stop();
  await makeProduct(shop.deps);
  jest.advanceTimersByTime(HOUR_MS);
  expect(productsInFile(shop)).toBe(3);
});

test("a reader delays no write, and the log is written back after it finishes", async () => {
  jest.useFakeTimers();
  using shop = startApp();
  const file = join(shop.deps.config.dataDir, DATABASE_FILE);
  using reader = new Database(file, { readonly: true });
  reader.run("BEGIN");
  reader.query("SELECT count(*) FROM products").all();
  await makeProduct(shop.deps);
  const stop = shop.deps.db.startUpkeep(shop.deps);
  await makeProduct(shop.deps);
  reader.run("COMMIT");
  jest.advanceTimersByTime(HOUR_MS);
  expect(productsInFile(shop)).toBe(2);
  expect(shop.logLines).toEqual([]);
  stop();
});

test("copies from before an upgrade are removed after 30 days, and nothing else", async () => {
  using shop = startApp();
  const { dataDir } = shop.deps.config;
  const ageDays = {
    "shop.db.before-2": 31,
    "shop.db.before-3.partial": 31,
    "shop.db.before-4": 29,
    "shop.db.before-restore": 31,
    "other.db.before-2": 31,
  };
  await trustsClock(shop.deps);
  shop.clock.advance(DAY_MS);
  for (const [name, days] of Object.entries(ageDays)) {
    const path = join(dataDir, name);
    writeFileSync(path, "");
    const madeAt = new Date(shop.clock.now() - days * DAY_MS);
    utimesSync(path, madeAt, madeAt);
  }
  shop.deps.db.startUpkeep(shop.deps)();
  await until(() => !existsSync(join(dataDir, "shop.db.before-3.partial")));
  const left = readdirSync(dataDir).filter((name) => name.includes("before"));
  expect(left.sort()).toEqual([
    "other.db.before-2",
    "shop.db.before-4",
    "shop.db.before-restore",
  ]);
  expect(shop.logLines.join()).toContain("shop.db.before-2");
});
