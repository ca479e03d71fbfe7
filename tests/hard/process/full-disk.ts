import { Database } from "bun:sqlite";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { API } from "#tests/support/api.ts";
import { until } from "#tests/support/until.ts";
import { intoFile, runCommand } from "#tests/support/process/command.ts";
import { createShopper, placeOrder } from "#tests/support/shopper.ts";

// Runs in its own mount namespace. The arguments are a folder, in which this
// program makes small disks, fills them and makes one read-only, and how many
// carts and backups to try on a full disk. Prints what the executable did.

const MOST_ORDERS = 5_000;
const AT_ONCE = 50;
// Without this option a remount first looks up the options of the mount, which
// fails where a plain user is root only inside the namespace.
const NO_LOOKUP = "--options-mode=ignore";

const [, , folder = ".", carts = "1", backups = "1"] = process.argv;

function mount(name: string, ...options: string[]): string {
  const target = join(folder, name);
  mkdirSync(target, { recursive: true });
  const run = Bun.spawnSync(["mount", NO_LOOKUP, ...options, target]);
  if (!run.success) throw new Error(run.stderr.toString());
  return target;
}

const smallDisk = (name: string, size: string) =>
  mount(name, "-t", "tmpfs", "-o", `size=${size},mode=700`, "tmpfs");

/** Fills the disk to the last byte and returns the path of the filling file. */
function fill(disk: string): string {
  const path = join(disk, "fill");
  const fd = openSync(path, "w");
  try {
    for (const size of [65_536, 512, 1])
      try {
        for (;;) writeSync(fd, Buffer.alloc(size));
      } catch {
        // The disk has no room left for pieces of this size.
      }
  } finally {
    closeSync(fd);
  }
  return path;
}

/** Begins `carts` carts and counts how often each answer came. */
async function beginCarts(url: string): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (let begun = 0; begun < Number(carts); begun += AT_ONCE)
    await Promise.all(
      Array.from(
        { length: Math.min(AT_ONCE, Number(carts) - begun) },
        async () => {
          const { status, json } = await createShopper(url).post(API.cart, {
            productId: 1,
            quantity: 1,
          });
          const answer = `${status} ${JSON.stringify(json)}`;
          answers[answer] = (answers[answer] ?? 0) + 1;
        },
      ),
    );
  return answers;
}

/** Orders until one is refused; returns the numbers of the accepted orders. */
async function orderUntilRefused(url: string): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < MOST_ORDERS)
    try {
      ids.push((await placeOrder(url)).id);
    } catch {
      break;
    }
  return ids;
}

const disk = smallDisk("data", "16m");
const log = join(disk, "shop.log");
await using shop = await startDemo(
  { DATA_DIR: disk },
  { wrapper: intoFile(log) },
);
// The shop answers requests before its administrator is created.
await until(() => readFileSync(log, "utf8").includes('"event":"open"'));
const env = { DATA_DIR: disk };
const backup = join(folder, "shop.tar");
const first = await placeOrder(shop.url);
const saved = await runCommand(shop.folder, ["backup", backup], env);

const filler = fill(disk);
const ordered = await orderUntilRefused(shop.url);
const shopper = createShopper(shop.url);
const refused = await shopper.post(API.cart, { productId: 1, quantity: 1 });
const full = {
  carts: await beginCarts(shop.url),
  retryAfter: refused.headers.get("retry-after"),
  reads: (await shopper.get(API.products)).status,
  ready: (await shopper.get("/readyz")).status,
  alive: (await shopper.get("/healthz")).status,
};

const tooFull = join(disk, "backup.tar");
const noBackups = [];
for (let backup = 0; backup < Number(backups); backup += 1)
  noBackups.push(await runCommand(shop.folder, ["backup", tooFull], env));
const leftOvers = readdirSync(disk).filter((name) => name.includes(".tar"));

rmSync(filler);
const logBytes = statSync(log).size;
const again = await placeOrder(shop.url);
const roomAgain = {
  isLogged: statSync(log).size > logBytes,
  ready: (await shopper.get("/readyz")).status,
  // True if each acknowledged order has a number and no refused order took one.
  isNext: again.id === first.id + ordered.length + 1,
};
const sqlite = new Database(join(disk, "shop.db"), { readonly: true });
const integrity = sqlite.query("PRAGMA integrity_check").all();
sqlite.close();

const fullAgain = fill(disk);
const stoppedFull = await shop.stop();
rmSync(fullAgain);
mount("data", "-o", "remount,ro");
const noStart = await runCommand(shop.folder, ["serve"], env);

const tight = smallDisk("tight", "100k");
const noRestore = await runCommand(shop.folder, ["restore", backup], {
  DATA_DIR: tight,
});

const result = {
  saved: saved.code,
  full,
  noBackups,
  leftOvers,
  roomAgain,
  integrity,
  stoppedFull,
  noStart,
  noRestore,
  afterRestore: readdirSync(tight),
};
process.stdout.write(JSON.stringify(result));
