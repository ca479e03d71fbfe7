import { Database } from "bun:sqlite";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { expect, test } from "bun:test";
import {
  chmodSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { API } from "#tests/support/api.ts";
import { runCommand } from "#tests/support/process/command.ts";
import { damage } from "./damage.ts";
import {
  makeShopFolder,
  startExecutable,
} from "#tests/support/process/executable.ts";
import { USER_NAMESPACES } from "#tests/support/process/machine.ts";
import { placeOrder } from "#tests/support/shopper.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { until } from "#tests/support/until.ts";

test("a second shop on a folder ends with 75 and leaves the first alone", async () => {
  await using shop = await startDemo();
  const env = { PORT: "0", DATA_DIR: shop.dataDir };
  for (let start = 0; start < 5; start += 1) {
    const second = await runCommand(shop.folder, ["serve"], env);
    expect(second.code).toBe(75);
    expect(second.errors).toContain("Another shop is already running");
  }
  expect((await placeOrder(shop.url)).id).toBe(1001);
});

test("a port that is in use is named, and no process is left running", async () => {
  await using shop = await startDemo();
  const env = { PORT: new URL(shop.url).port, DATA_DIR: tempFolder() };
  const second = await runCommand(shop.folder, ["serve"], env);
  expect(second.code).toBe(75);
  expect(second.errors).toContain(`Port ${env.PORT} is taken`);
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
});

test.skipIf(!USER_NAMESPACES.isThere())(
  "a port that only root may use is named, with a solution",
  async () => {
    const folder = makeShopFolder();
    // A process in another user namespace lacks root's rights to ports.
    const ended = await runCommand(folder, ["serve"], { PORT: "443" }, [
      "unshare",
      "-r",
    ]);
    expect(ended.code).toBe(77);
    expect(ended.errors).toContain("This user may not listen on port 443.");
    rmSync(folder, { recursive: true });
  },
);

test("a newer database is refused and left unchanged", async () => {
  await using shop = await startDemo();
  await shop.stop();
  const file = join(shop.dataDir, "shop.db");
  const sqlite = new Database(file);
  sqlite.run(
    "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 9e12)",
  );
  sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)");
  sqlite.close();
  const before = readFileSync(file, "hex");
  for (const args of [
    ["serve"],
    ["orders", "export"],
    ["erase", "a@b.example"],
  ]) {
    const ended = await runCommand(shop.folder, args);
    expect(ended.code).toBe(65);
    expect(ended.errors).toContain("newer version of the shop");
  }
  expect(readFileSync(file, "hex")).toBe(before);
});

test("a damaged database is refused with instructions for recovery", async () => {
  await using shop = await startDemo();
  const backup = join(tempFolder(), "shop.tar");
  await placeOrder(shop.url);
  await runCommand(shop.folder, ["backup", backup]);
  await shop.stop();
  damage(join(shop.dataDir, "shop.db"));
  const refused = await runCommand(shop.folder, ["serve"]);
  expect(refused.code).toBe(65);
  expect(refused.errors).toContain("barrette restore FILE");
  const noBackup = await runCommand(shop.folder, ["backup", backup]);
  expect(noBackup.code).toBe(65);
  expect((await runCommand(shop.folder, ["restore", backup])).code).toBe(0);
  await using again = await startDemo({}, { folder: shop.folder });
  expect((await placeOrder(again.url)).id).toBe(1002);
});

test("every command refuses an empty database file with instructions for recovery", async () => {
  await using shop = await startDemo();
  const backup = join(shop.dataDir, "backups/");
  await runCommand(shop.folder, ["backup", backup]);
  await shop.stop();
  const file = join(shop.dataDir, "shop.db");
  truncateSync(file);
  for (const args of [["serve"], ["doctor"], ["orders", "export"]]) {
    const ended = await runCommand(shop.folder, args);
    expect(ended.code).toBe(args[0] === "doctor" ? 1 : 65);
    expect(ended.out + ended.errors).toContain("barrette restore FILE");
  }
  expect(statSync(file).size).toBe(0);
  const [made = ""] = readdirSync(backup);
  const restored = await runCommand(shop.folder, [
    "restore",
    join(backup, made),
  ]);
  expect(restored.code).toBe(0);
  expect((await runCommand(shop.folder, ["orders", "export"])).code).toBe(0);
});

test("a user who cannot read the data folder gets told that, not that there is no shop", async () => {
  await using shop = await startDemo();
  await shop.stop();
  // Root can read every folder, so the commands run as another user.
  const isRoot = process.getuid?.() === 0;
  const elsewhere = isRoot
    ? ["setpriv", "--reuid=65534", "--clear-groups"]
    : [];
  chmodSync(shop.folder, 0o755);
  chmodSync(shop.dataDir, 0o000);
  for (const args of [
    ["orders", "export"],
    ["backup", "/tmp/none.tar"],
  ]) {
    const ended = await runCommand(shop.folder, args, {}, elsewhere);
    expect(ended.code).toBe(77);
    expect(ended.errors).toContain("Run this as the user that runs the shop");
  }
  chmodSync(shop.dataDir, 0o700);
});

test("a data folder that is not writable is named", async () => {
  await using shop = await startDemo();
  // Not even root can write to a folder whose path is a file.
  const place = join(tempFolder(), "data");
  writeFileSync(place, "");
  const ended = await runCommand(shop.folder, ["serve"], { DATA_DIR: place });
  expect(ended.code).toBe(78);
  expect(ended.errors).toContain(`DATA_DIR ${place} cannot be written`);
});

test("options without a command apply to serve", async () => {
  await using shop = await startExecutable({ args: ["--demo"] });
  const products = await fetch(`${shop.url}${API.products}`);
  expect(await products.json()).not.toEqual([]);
});

test("only requests from this machine get the shop's metrics", async () => {
  await using shop = await startExecutable({ args: ["serve", "--demo"] });
  await placeOrder(shop.url);
  const numbers = await fetch(`${shop.url}/metrics`);
  expect(numbers.status).toBe(200);
  expect(await numbers.text()).toMatch(/^barrette_orders_total 1$/m);
  const proxied = await fetch(`${shop.url}/metrics`, {
    headers: { "x-forwarded-for": "203.0.113.9" },
  });
  expect(proxied.status).toBe(404);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
});

test("finds the same shop whatever folder it is started from", async () => {
  await using shop = await startDemo();
  await placeOrder(shop.url);
  await shop.stop();
  const elsewhere = tempFolder();
  const child = Bun.spawn([join(shop.folder, "barrette"), "orders", "export"], {
    cwd: elsewhere,
    env: {},
    stdin: "ignore",
    stdout: "pipe",
    stderr: "inherit",
  });
  expect(await new Response(child.stdout).text()).toContain("1001");
  expect(await child.exited).toBe(0);
  expect(readdirSync(elsewhere)).toEqual([]);
});

test("warns about settings that are probably mistakes", async () => {
  await using shop = await startExecutable({
    env: { ADMIN_PASSWORD: "password1", SMPT_URL: "smtp://mail.example.com" },
  });
  // The password is looked up once the shop is open.
  await until(() => shop.output().includes('"event":"admin_password_common"'));
  expect(shop.output()).toContain(
    '"event":"setting_misspelt","name":"SMPT_URL","meant":"SMTP_URL"',
  );
  expect(shop.output()).not.toContain("mail.example.com");
});
