import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { join } from "node:path";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { readRows, type Row } from "#tests/support/database/shop-rows.ts";
import { runCommand } from "#tests/support/process/command.ts";
import type { RunningShop } from "#tests/support/process/executable.ts";
import { besideOthers } from "../process/others.ts";
import { placeOrder } from "#tests/support/shopper.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { count, defineRow } from "../row.ts";

const SELLERS = 3;

/** The ids of the orders, in all and before each backup began. */
type Sales = { placed: number[]; before: number[][]; slowestMs: number };

/** Makes the backups one by one while shoppers order without a pause. */
async function backUp(shop: RunningShop, files: string[]): Promise<Sales> {
  const sales: Sales = { placed: [], before: [], slowestMs: 0 };
  let isSelling = true;
  const sell = async () => {
    while (isSelling) {
      const startedAt = performance.now();
      sales.placed.push((await placeOrder(shop.url)).id);
      const ms = performance.now() - startedAt;
      sales.slowestMs = Math.max(sales.slowestMs, ms);
    }
  };
  const selling = Array.from({ length: SELLERS }, sell);
  for (const file of files) {
    sales.before.push([...sales.placed]);
    const { code, out } = await runCommand(shop.folder, ["backup", file]);
    expect(code).toBe(0);
    expect(out).toContain("found whole");
  }
  isSelling = false;
  await Promise.all(selling);
  return sales;
}

/**
 * Fails unless a restored shop has all orders placed before its backup, with
 * the same rows as the live shop.
 */
function expectConsistent(
  rows: Record<string, Row[]>,
  live: Record<string, Row[]>,
  before: number[],
): void {
  const ids = (rows.orders ?? []).map((row) => row.id);
  expect(ids).toEqual(expect.arrayContaining(before));
  // An order is one transaction, so a backup has all of its rows or none.
  for (const table of ["orders", "order_lines", "products", "charms"]) {
    const stored = rows[table] ?? [];
    expect(stored).toEqual((live[table] ?? []).slice(0, stored.length));
  }
  const mails = (rows.outbox ?? []).map((row) => row.order_id);
  expect(mails.sort()).toEqual([...ids, ...ids].sort());
}

export const backupsUnderLoad = defineRow(
  "backups under load, restored",
  { backups: 20 },
  async ({ backups }) => {
    const folder = tempFolder();
    const files = Array.from({ length: backups }, (_, n) =>
      join(folder, `${n}.tar`),
    );
    await using shop = await startDemo();
    const { result: sales, others } = await besideOthers(shop.url, () =>
      backUp(shop, files),
    );
    expect(await shop.stop()).toBe(0);
    const live = readRows(join(shop.dataDir, DATABASE_FILE));
    for (const [index, file] of files.entries()) {
      const dataDir = join(folder, `restored-${index}`);
      const env = { DATA_DIR: dataDir };
      const ended = await runCommand(shop.folder, ["restore", file], env);
      expect(ended).toMatchObject({ code: 0, errors: "" });
      const rows = readRows(join(dataDir, DATABASE_FILE));
      expectConsistent(rows, live, sales.before[index] ?? []);
      const { folder: place } = shop;
      const again = await startDemo({ DATA_DIR: dataDir }, { folder: place });
      expect(await again.stop()).toBe(0);
    }
    return {
      text: `${backups} backups while ${count(sales.placed.length)} orders came, each restored, whole and started, slowest order ${sales.slowestMs.toFixed(0)} ms`,
      others,
    };
  },
);
