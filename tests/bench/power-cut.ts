// bun tests/bench/power-cut.ts: cuts the power while the shop sells, again and
// again, with every byte dropped that was not synced to the disk. Needs cc.

import { Database } from "bun:sqlite";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startExecutable } from "../e2e/executable.ts";
import { placeOrder, SHOPPERS_ENV } from "../e2e/shopper.ts";

const CUTS = 40;
const SHOPPERS = 8;
const LONGEST_LIFE_MS = 300;

const synced = mkdtempSync(join(tmpdir(), "barrette-synced-"));
const shim = join(synced, "unsynced.so");
const source = join(import.meta.dir, "unsynced.c");
const made = Bun.spawnSync(["cc", "-shared", "-fPIC", "-o", shim, source]);
if (!made.success) throw new Error(made.stderr.toString());

const acknowledged = new Set<number>();

async function orderOn(url: string): Promise<void> {
  try {
    for (;;) acknowledged.add((await placeOrder(url)).id);
  } catch {
    // The power is off.
  }
}

function lostOrders(dataDir: string): number[] {
  const sqlite = new Database(join(dataDir, "shop.db"), { readonly: true });
  const [pages] = sqlite
    .query<{ integrity_check: string }, []>("PRAGMA integrity_check")
    .all();
  if (pages?.integrity_check !== "ok") throw new Error("a damaged database");
  const rows = sqlite.query<{ id: number }, []>("SELECT id FROM orders").all();
  sqlite.close();
  const there = new Set(rows.map((row) => row.id));
  return [...acknowledged].filter((id) => !there.has(id));
}

const options = {
  args: ["serve", "--demo"],
  env: {
    ...SHOPPERS_ENV,
    LD_PRELOAD: shim,
    SYNCED_DIR: synced,
    ACCESS_LOG: "off",
    ADMIN_PASSWORD: "a password that is set",
  },
};
let shop = await startExecutable(options);
const { folder, dataDir } = shop;
let lost = 0;
for (let cut = 0; cut < CUTS; cut += 1) {
  const ordering = Array.from({ length: SHOPPERS }, () => orderOn(shop.url));
  await Bun.sleep(Math.random() * LONGEST_LIFE_MS);
  await shop.kill();
  await Promise.all(ordering);
  rmSync(join(dataDir, "shop.db-shm"), { force: true });
  for (const name of ["shop.db", "shop.db-wal"]) {
    rmSync(join(dataDir, name), { force: true });
    const kept = join(synced, name);
    if (existsSync(kept)) copyFileSync(kept, join(dataDir, name));
  }
  shop = await startExecutable({ ...options, folder });
  lost += lostOrders(dataDir).length;
}
await shop[Symbol.asyncDispose]();
rmSync(synced, { recursive: true });
process.stdout.write(
  `${CUTS} power cuts: ${acknowledged.size} orders acknowledged, ${lost} lost\n`,
);
process.exitCode = lost > 0 ? 1 : 0;
