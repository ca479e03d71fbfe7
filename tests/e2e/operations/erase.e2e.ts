import { Database } from "bun:sqlite";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { API } from "#tests/support/api.ts";
import { runCommand } from "#tests/support/process/command.ts";
import type { RunningShop } from "#tests/support/process/executable.ts";
import { OWN_DISKS } from "#tests/support/process/machine.ts";
import { randomFor } from "#tests/support/seed.ts";
import { createShopper, placeOrder } from "#tests/support/shopper.ts";
import { until } from "#tests/support/until.ts";

const NOTHING = "Nothing is stored under that address.\n";
/** The number of erasures to kill midway; some attempts come too late. */
const KILLS = 4;
const ATTEMPTS = 24;
/** Rewriting this many rows takes a while, and they do not fit in a cache. */
const ROWS = 30_000;

/** All customers share one name, so each erasure has to rewrite the file. */
const customer = (number: number) => ({
  customerName: "Same Name",
  customerEmail: `Quux${number}@Example.com`,
  customerPhone: `+44 7700 9004${String(number).padStart(2, "0")}`,
});

function makeLarge(shop: RunningShop): void {
  const sqlite = new Database(join(shop.dataDir, "shop.db"));
  sqlite.run("PRAGMA busy_timeout = 5000");
  sqlite.run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO carts (token_hash, created_at, last_used_at)
     SELECT hex(randomblob(32)), 9e12, 9e12 FROM n`,
    [ROWS],
  );
  sqlite.close();
}

/**
 * Waits until the shop is done with that many mails. Their files are there a
 * moment earlier, and an erasure finds the mails being sent until then.
 */
const writtenMails = (shop: RunningShop, count: number) =>
  until(() => shop.output().split('"mail_written"').length > count);

/** Returns whether any file of the shop has the customer's email or phone. */
function isNamed({ dataDir }: RunningShop, number: number): boolean {
  const { customerEmail, customerPhone } = customer(number);
  const wanted = [customerEmail, customerPhone].map((text) =>
    text.toLowerCase(),
  );
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .some((text) => wanted.some((word) => text.toLowerCase().includes(word)));
}

test("erases a customer from orders, mails, files and newsletter", async () => {
  await using shop = await startDemo();
  const customer = {
    customerName: "Ida Gone",
    customerEmail: "Ida@example.com",
  };
  await placeOrder(shop.url, customer);
  await placeOrder(shop.url, { customerName: "Bea Stays" });
  const shopper = createShopper(shop.url);
  await shopper.post(API.subscribe, { email: "ida@example.com" });
  const mailFolder = join(shop.dataDir, "mail");
  await writtenMails(shop, 5);
  expect(mailFiles(mailFolder)).toHaveLength(5);

  const look = await runCommand(shop.folder, [
    "erase",
    "ida@example.com",
    "--dry-run",
  ]);
  expect(look.out).toContain("1 order, 2 mails, a place on the newsletter");
  const ended = await runCommand(shop.folder, ["erase", "ida@example.com"]);
  expect(ended).toMatchObject({ code: 0, errors: "" });
  expect(ended.out).toStartWith("Erased: 1 order, 2 mails");

  expect(mailFiles(mailFolder)).toHaveLength(2);
  expect(await shop.stop()).toBe(0);
  const everything = readdirSync(shop.dataDir, {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .join("");
  // `toContain` would print all of the text on a failure.
  expect(everything.includes("Bea Stays")).toBe(true);
  expect(/ida gone|ida@example\.com/i.test(everything)).toBe(false);
  const sqlite = new Database(join(shop.dataDir, "shop.db"));
  expect(
    sqlite
      .query("SELECT customer_name, total_cents > 0 AS paid FROM orders")
      .all(),
  ).toEqual([
    { customer_name: "(erased)", paid: 1 },
    { customer_name: "Bea Stays", paid: 1 },
  ]);
  sqlite.close();
});

test("an erasure that is killed completes on the next run, while the shop sells", async () => {
  await using shop = await startDemo();
  for (let number = 0; number <= ATTEMPTS + 1; number += 1)
    await placeOrder(shop.url, customer(number));
  await writtenMails(shop, 2 * (ATTEMPTS + 2));
  makeLarge(shop);
  const copy = join(shop.dataDir, "shop.db.before-1");
  writeFileSync(copy, "");
  const partial = join(
    shop.dataDir,
    ".from-s3.tar.0d0f3a52-9d0b-4a5c-8f4e-5a7f7b3c2d1e.partial",
  );
  writeFileSync(partial, "");
  const email = (number: number) => customer(number).customerEmail;
  const erase = (number: number) =>
    runCommand(shop.folder, ["erase", email(number)]);

  const startedAt = performance.now();
  const first = await erase(0);
  let wholeMs = performance.now() - startedAt;
  expect(first).toMatchObject({ code: 0, errors: "" });
  expect(first.out).toContain(
    `${copy}, from before an upgrade: the shop removes it on 20`,
  );
  expect(first.out).toContain(`${partial}, an unfinished backup: remove it`);
  expect(isNamed(shop, 0)).toBe(false);
  expect(isNamed(shop, 1)).toBe(true);

  const random = randomFor("killed erasure");
  let unfinished = 0;
  let attempts = 0;
  while (unfinished < KILLS && attempts < ATTEMPTS) {
    attempts += 1;
    const number = attempts;
    const child = Bun.spawn(
      [join(shop.folder, "barrette"), "erase", email(number)],
      { cwd: shop.folder, env: {}, stdout: "ignore", stderr: "ignore" },
    );
    // The first third of the time is the start of the program.
    await Bun.sleep(wholeMs * (0.3 + 0.6 * random.next()));
    child.kill("SIGKILL");
    await child.exited;
    const ended = await erase(number);
    expect(ended.code).toBe(0);
    if (ended.out !== NOTHING) unfinished += 1;
    // The machine is less busy than it was for the first erasure.
    else wholeMs *= 0.8;
    expect(isNamed(shop, number)).toBe(false);
    await placeOrder(shop.url);
    // A file that is still being written is gone when it is to be read.
    await writtenMails(shop, 2 * (ATTEMPTS + 2 + attempts));
  }
  expect(unfinished).toBe(KILLS);
  expect(isNamed(shop, ATTEMPTS + 1)).toBe(true);
  const again = await erase(attempts);
  expect(again.out).toBe(NOTHING);
}, 180_000);

test.skipIf(!OWN_DISKS.isThere())(
  "erases in a container in which only the data folder is writable",
  async () => {
    await using shop = await startDemo();
    await placeOrder(shop.url, customer(1));
    await placeOrder(shop.url, customer(2));
    await writtenMails(shop, 4);
    makeLarge(shop);
    const container = [
      'mount --bind "$1" /mnt',
      "for folder in /tmp /var/tmp; do mount -t tmpfs -o ro tmpfs $folder; done",
      "cd /proc",
      `exec env -i DATA_DIR=/mnt/data /mnt/barrette erase ${customer(1).customerEmail}`,
    ].join(" && ");
    const run = Bun.spawn(
      ["unshare", "-rm", "sh", "-c", container, "sh", shop.folder],
      { stdout: "pipe", stderr: "pipe" },
    );
    const [out, errors] = await Promise.all([
      new Response(run.stdout).text(),
      new Response(run.stderr).text(),
    ]);
    expect([await run.exited, errors]).toEqual([0, ""]);
    expect(out).toStartWith("Erased: 1 order, 1 mail.");
    expect(isNamed(shop, 1)).toBe(false);
    expect(isNamed(shop, 2)).toBe(true);
  },
);

function mailFiles(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).filter((name) => /^\d.*\.eml$/.test(name));
}
