import { mkdirSync, writeFileSync } from "node:fs";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { join } from "node:path";
import { API } from "#tests/support/api.ts";
import { expectAllServed } from "./client-files.ts";
import { makeShopFolder } from "#tests/support/process/executable.ts";
import { placeOrder } from "#tests/support/shopper.ts";

// Runs in its own mount namespace. The argument is a folder, in which a disk
// for the data is mounted. Makes everything else read-only, runs the shop on
// that disk and prints the results.

const [, , place = "."] = process.argv;
const data = join(place, "data");

function mount(...args: string[]): void {
  const command = ["mount", "--options-mode=ignore", ...args];
  const run = Bun.spawnSync(command);
  if (!run.success) throw new Error(run.stderr.toString());
}

const folder = makeShopFolder();
mkdirSync(data, { recursive: true });
mount("-t", "tmpfs", "-o", "size=64m,mode=700", "tmpfs", data);
mount("-o", "remount,bind,ro", "/");
let isReadOnly = false;
try {
  writeFileSync(join(place, "written"), "");
} catch {
  isReadOnly = true;
}
const shop = await startDemo({ DATA_DIR: data }, { folder });
const files = await expectAllServed(shop.url);
const order = await placeOrder(shop.url);
const products = await fetch(shop.url + API.products);
const code = await shop.stop();
process.stdout.write(
  JSON.stringify({
    isReadOnly,
    files,
    orderId: order.id,
    reads: products.status,
    code,
  }),
);
process.exit(0);
