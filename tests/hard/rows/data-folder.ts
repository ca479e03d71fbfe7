import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { runCommand } from "#tests/support/process/command.ts";
import { besideOthers } from "../process/others.ts";
import { randomFor } from "#tests/support/seed.ts";
import { placeOrder } from "#tests/support/shopper.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { count, defineRow } from "../row.ts";

const PAGE_BYTES = 4_096;

export const secondStart = defineRow(
  "second start on one folder",
  // 1 s is several times what a refused start takes on an idle machine.
  { starts: 20, longestMs: 1_000 },
  async ({ starts, longestMs }) => {
    await using shop = await startDemo();
    const env = { PORT: "0", DATA_DIR: shop.dataDir };
    let slowestMs = 0;
    const { others } = await besideOthers(shop.url, async () => {
      for (let start = 0; start < starts; start += 1) {
        const startedAt = performance.now();
        const second = await runCommand(shop.folder, ["serve"], env);
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
        expect(second.code).toBe(75);
        expect(second.errors).toContain("Another shop is already running");
      }
    });
    expect(slowestMs).toBeLessThan(longestMs);
    return {
      text: `${starts} starts, each refused with exit 75, slowest ${slowestMs.toFixed(0)} ms`,
      others,
    };
  },
);

export const damagedPages = defineRow(
  "damaged database page",
  { pages: 60, orders: 200 },
  async ({ pages, orders }) => {
    const random = randomFor("damaged database page");
    const backup = join(tempFolder(), "shop.tar");
    await using shop = await startDemo();
    for (let order = 0; order < orders; order += 1) await placeOrder(shop.url);
    expect((await runCommand(shop.folder, ["backup", backup])).code).toBe(0);
    expect(await shop.stop()).toBe(0);
    const file = join(shop.dataDir, DATABASE_FILE);
    const whole = readFileSync(file);
    const pageCount = whole.length / PAGE_BYTES;
    for (let page = 0; page < pages; page += 1) {
      const at = random.integer(pageCount) * PAGE_BYTES;
      writeFileSync(file, Buffer.from(whole).fill(0x5a, at, at + PAGE_BYTES));
      for (const log of ["-wal", "-shm"])
        rmSync(`${file}${log}`, { force: true });
      const refused = await runCommand(shop.folder, ["serve"], { PORT: "0" });
      expect([at, refused.code]).toEqual([at, 65]);
      expect(refused.errors).toContain("barrette restore FILE");
    }
    expect((await runCommand(shop.folder, ["restore", backup])).code).toBe(0);
    await using again = await startDemo({}, { folder: shop.folder });
    expect((await placeOrder(again.url)).id).toBe(1_001 + orders);
    return {
      text: `${pages} pages of ${count(pageCount)} damaged, each start refused with the way back, ${count(orders)} orders restored`,
    };
  },
);
