import { expect, test } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tempFolder } from "#tests/support/temp.ts";
import { until } from "#tests/support/until.ts";
import { s3Env, startS3 } from "#tests/support/servers/s3.ts";
import { readRows } from "#tests/support/database/shop-rows.ts";
import { runCommand, runWithOwnDisks } from "#tests/support/process/command.ts";
import { OWN_DISKS } from "#tests/support/process/machine.ts";
import { placeOrder } from "#tests/support/shopper.ts";

test("backs up while the shop sells, and restores the same rows", async () => {
  await using shop = await startDemo();
  const placed: number[] = [];
  let isSelling = true;
  // Confirmations per address and day are limited, so each buyer has a new one.
  let buyers = 0;
  const sell = async () => {
    while (isSelling) {
      buyers += 1;
      const customerEmail = `buyer${buyers}@example.com`;
      placed.push((await placeOrder(shop.url, { customerEmail })).id);
    }
  };
  const selling = [sell(), sell(), sell()];
  const folder = tempFolder();
  const acknowledged: number[][] = [];
  for (const name of ["1.tar", "2.tar", "3.tar"]) {
    acknowledged.push([...placed]);
    const { code, out } = await runCommand(shop.folder, [
      "backup",
      join(folder, name),
    ]);
    expect(code).toBe(0);
    expect(out).toContain("found whole");
  }
  isSelling = false;
  await Promise.all(selling);
  expect(await shop.stop()).toBe(0);
  const live = readRows(join(shop.dataDir, "shop.db"));

  for (const [index, name] of ["1.tar", "2.tar", "3.tar"].entries()) {
    const dataDir = join(folder, `restored-${index}`);
    const args = ["restore", join(folder, name)];
    const ended = await runCommand(shop.folder, args, { DATA_DIR: dataDir });
    expect(ended).toMatchObject({ code: 0, errors: "" });
    const rows = readRows(join(dataDir, "shop.db"));
    const ids = (rows.orders ?? []).map((row) => row.id);
    expect(ids).toEqual(expect.arrayContaining(acknowledged[index] ?? []));
    // An order is one transaction, so all of its rows match the live database.
    for (const table of ["orders", "order_lines", "products", "charms"]) {
      const stored = rows[table] ?? [];
      expect(stored).toEqual((live[table] ?? []).slice(0, stored.length));
    }
    const mails = (rows.outbox ?? []).map((row) => row.order_id);
    expect(mails.sort()).toEqual([...ids, ...ids].sort());
  }
});

test("a restored shop starts and takes orders again", async () => {
  await using shop = await startDemo();
  const first = await placeOrder(shop.url);
  const file = join(tempFolder(), "shop.tar");
  await runCommand(shop.folder, ["backup", file]);
  const second = await placeOrder(shop.url);
  expect(second.id).toBe(first.id + 1);

  const running = await runCommand(shop.folder, ["restore", file]);
  expect(running.code).toBe(75);
  expect(running.errors).toContain("Stop it first");

  expect(await shop.stop()).toBe(0);
  const ended = await runCommand(shop.folder, ["restore", file]);
  expect(ended.code).toBe(0);
  expect(ended.out).toContain("with 1 orders");
  const aside = readdirSync(shop.dataDir).find((name) =>
    name.startsWith("before-restore-"),
  );
  const old = readRows(join(shop.dataDir, aside ?? "", "shop.db"));
  expect(old.orders).toHaveLength(2);

  await using again = await startDemo({}, { folder: shop.folder });
  expect((await placeOrder(again.url)).id).toBe(second.id);
});

test("makes the backup readable by its owner only and overwrites no other file", async () => {
  await using shop = await startDemo();
  const folder = tempFolder();
  const letter = join(folder, "letter.txt");
  writeFileSync(letter, "Dear customer");
  const refused = await runCommand(shop.folder, ["backup", letter]);
  expect(refused.code).toBe(73);
  expect(readFileSync(letter, "utf8")).toBe("Dear customer");
  const nowhere = join(folder, "nowhere");
  const lost = await runCommand(shop.folder, [
    "backup",
    join(nowhere, "a.tar"),
  ]);
  expect(lost.code).toBe(73);
  expect(lost.errors).toBe(
    `There is no folder ${nowhere}. Make it first, or choose another place.\n`,
  );

  const named = await runCommand(shop.folder, [
    "backup",
    join(folder, "a.tar"),
  ]);
  expect(named.code).toBe(0);
  expect(statSync(join(folder, "a.tar")).mode & 0o777).toBe(0o600);
  const again = await runCommand(shop.folder, [
    "backup",
    join(folder, "a.tar"),
  ]);
  expect(again.code).toBe(0);
  const inFolder = await runCommand(shop.folder, ["backup", folder]);
  expect(inFolder.code).toBe(0);
  // A manual backup must not block the scheduled backups in this folder.
  const own = join(shop.dataDir, "backups");
  expect((await runCommand(shop.folder, ["backup", own])).code).toBe(0);
  expect(readdirSync(own)).toHaveLength(1);
  const database = statSync(join(shop.dataDir, "shop.db"));
  expect(database.mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual([
    "a.tar",
    expect.stringMatching(/^barrette-\d{8}T\d{9}Z\.tar$/),
    "letter.txt",
  ]);
});

test("refuses to restore a foreign file or an incomplete backup", async () => {
  await using shop = await startDemo();
  const file = join(tempFolder(), "shop.tar");
  await runCommand(shop.folder, ["backup", file]);
  await shop.stop();
  const before = readFileSync(join(shop.dataDir, "shop.db"), "hex");
  const whole = readFileSync(file);
  const half = join(tempFolder(), "half.tar");
  writeFileSync(half, whole.subarray(0, whole.length / 2));
  const cut = await runCommand(shop.folder, ["restore", half]);
  expect(cut.code).toBe(65);
  expect(cut.errors).toContain("This backup is not whole");
  const foreign = await runCommand(shop.folder, ["restore", process.execPath]);
  expect(foreign.code).toBe(65);
  expect(foreign.errors).toContain("This is no backup of a shop");
  const missing = await runCommand(shop.folder, ["restore", "nowhere.tar"]);
  expect(missing.code).toBe(66);
  expect(readFileSync(join(shop.dataDir, "shop.db"), "hex")).toBe(before);
});

test.skipIf(!OWN_DISKS.isThere())(
  "refuses to restore where a disk is mounted at the uploads, and changes nothing",
  async () => {
    await using shop = await startDemo();
    const file = join(tempFolder(), "shop.tar");
    await runCommand(shop.folder, ["backup", file]);
    // The name has a space, which the list of mounts writes in another way.
    const dataDir = join(tempFolder(), "the data");
    const ended = await runWithOwnDisks(
      join(import.meta.dir, "mounted-uploads.ts"),
      dataDir,
      file,
    );
    expect(ended).toEqual({
      code: 78,
      out: "",
      errors: expect.stringContaining(join(dataDir, "uploads")),
      names: ["other", "uploads"],
    });
  },
);

test("the running shop makes scheduled backups, locally and in a bucket", async () => {
  await using storage = startS3();
  const env = {
    BACKUP_EVERY: "1s",
    BACKUP_KEEP: "1",
    ...s3Env(storage.endpoint),
    BACKUP_S3_PREFIX: "shop/",
  };
  await using shop = await startDemo(env);
  await until(() => shop.output().split("backup_made").length >= 3);
  expect(await shop.stop()).toBe(0);
  expect(shop.output()).not.toContain("backup_failed");
  const stored = readdirSync(join(shop.dataDir, "backups"));
  expect(stored.filter((name) => !name.startsWith("."))).toHaveLength(1);
  expect(storage.refused).toBe(0);
  const [key = "", object] = [...storage.objects].at(-1) ?? [];
  expect(key).toMatch(/^shop\/barrette-\d{8}T\d{9}Z\.tar$/);
  const file = join(tempFolder(), "from-the-bucket.tar");
  writeFileSync(file, object ?? "");
  const dataDir = join(tempFolder(), "data");
  const args = ["restore", file];
  const ended = await runCommand(shop.folder, args, { DATA_DIR: dataDir });
  expect(ended.code).toBe(0);
});
