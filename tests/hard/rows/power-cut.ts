import { copyFileSync, existsSync, rmSync } from "node:fs";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { join } from "node:path";
import {
  acknowledged,
  type Checkout,
  expectNoneLost,
  fillStock,
  orderUntilGone,
  readBooks,
} from "../process/checkouts.ts";
import { freePort } from "#tests/support/process/executable.ts";
import { after, randomFor } from "#tests/support/seed.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { until } from "#tests/support/until.ts";
import { count, defineRow } from "../row.ts";

const NAME = "emulated power cut";
const SHOPPERS_AT_ONCE = 8;
const LONGEST_LIFE_MS = 300;
const SOURCE = join(import.meta.dir, "../process/unsynced.c");

/** Each cut discards every byte that was not synced to the disk. */
export const powerCut = defineRow(NAME, { cuts: 60 }, async ({ cuts }) => {
  const random = randomFor(NAME);
  const synced = tempFolder();
  const env = {
    PORT: String(freePort()),
    LD_PRELOAD: compile(synced),
    SYNCED_DIR: synced,
    ACCESS_LOG: "off",
  };
  const begun: Checkout[] = [];
  let shop = await startDemo(env);
  await fillStock(shop.url);
  const { folder, dataDir } = shop;
  for (let cut = 0; cut < cuts; cut += 1) {
    const before = begun.length;
    const shopping = Array.from({ length: SHOPPERS_AT_ONCE }, () =>
      orderUntilGone(shop.url, begun),
    );
    await until(() => begun.length > before);
    await after(random.next() * LONGEST_LIFE_MS);
    await shop.kill();
    await Promise.all(shopping);
    keepSyncedOnly(dataDir, synced);
    shop = await startDemo(env, { folder });
    expectNoneLost(readBooks(dataDir).orders, begun);
  }
  await shop[Symbol.asyncDispose]();
  return {
    text: `${cuts} cuts, ${count(acknowledged(begun))} acknowledged, 0 lost`,
  };
});

/** Compiles the library that copies each file whenever it is synced. */
function compile(folder: string): string {
  const library = join(folder, "unsynced.so");
  const made = Bun.spawnSync(["cc", "-shared", "-fPIC", "-o", library, SOURCE]);
  if (!made.success) throw new Error(made.stderr.toString());
  return library;
}

/** Replaces the database files by their last synced copies. */
function keepSyncedOnly(dataDir: string, synced: string): void {
  rmSync(join(dataDir, "shop.db-shm"), { force: true });
  for (const name of ["shop.db", "shop.db-wal"]) {
    rmSync(join(dataDir, name), { force: true });
    const copy = join(synced, name);
    if (existsSync(copy)) copyFileSync(copy, join(dataDir, name));
  }
}
