import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { API } from "#shared/paths.ts";
import { tempFolder } from "../temp.ts";
import { until } from "../until.ts";
import { startSmtp } from "../smtp.ts";
import { runCommand } from "./command.ts";
import { makeShopFolder, startExecutable } from "./executable.ts";
import { createShopper, placeOrder, SHOPPERS_ENV } from "./shopper.ts";

const DEMO = { args: ["serve", "--demo"], env: SHOPPERS_ENV };

test("every command explains itself and refuses what it does not know", async () => {
  await using shop = await startExecutable(DEMO);
  const { out } = await runCommand(shop.folder, ["--help"]);
  const names = [...out.matchAll(/^ {2}([a-z]+(?: [a-z]+)?) {2,}/gm)].map(
    ([, name = ""]) => name.split(" "),
  );
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const help = await runCommand(shop.folder, [...name, "--help"]);
    expect(help).toMatchObject({ code: 0, errors: "" });
    expect(help.out).toStartWith(`barrette ${name.join(" ")}`);
    const wrong = await runCommand(shop.folder, [...name, "--nonsense"]);
    expect(wrong.code).toBe(64);
    expect(wrong.errors).toContain(`Try: barrette ${name.join(" ")} --help`);
  }
});

test("exports orders as a table in which nothing can be run", async () => {
  await using shop = await startExecutable(DEMO);
  const placed = await placeOrder(shop.url, {
    customerName: '=HYPERLINK("http://evil.example","Zoë")',
    customerEmail: "zoe@example.com",
  });
  const { code, out } = await runCommand(shop.folder, ["orders", "export"]);
  expect(code).toBe(0);
  const [head, row, end] = out.split("\r\n");
  expect(head).toStartWith("\ufefforder,placed at,name,");
  expect(row).toStartWith(
    `${placed.id},${placed.createdAt},"'=HYPERLINK(""http://evil.example"",""Zoë"")",zoe@example.com,'+1`,
  );
  expect(end).toBe("");
  const later = ["orders", "export", "--since", "2999-01-01"];
  const none = await runCommand(shop.folder, later);
  expect(none.out.split("\r\n")).toHaveLength(2);
  const wrong = ["orders", "export", "--since", "yesterday"];
  expect((await runCommand(shop.folder, wrong)).code).toBe(64);
});

test("erases a customer from orders, mails, files and newsletter", async () => {
  await using shop = await startExecutable(DEMO);
  const customer = {
    customerName: "Ida Gone",
    customerEmail: "Ida@example.com",
  };
  await placeOrder(shop.url, customer);
  await placeOrder(shop.url, { customerName: "Bea Stays" });
  const shopper = createShopper(shop.url);
  await shopper.post(API.subscribe, { email: "ida@example.com" });
  const mailFolder = join(shop.dataDir, "mail");
  await until(() => mailFiles(mailFolder).length === 5);

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
  // Not compared as a whole: a failure would print it.
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

test("the doctor finds a shop well, and says what is not", async () => {
  await using shop = await startExecutable(DEMO);
  const env = { PORT: new URL(shop.url).port };
  const well = await runCommand(shop.folder, ["doctor"], env);
  expect(well.code).toBe(0);
  expect(well.out).toMatch(/^ok +Data folder/m);
  expect(well.out).toMatch(/^ok +Database .* every page is whole/m);
  expect(well.out).toMatch(/^ok +Schema +up to date/m);
  expect(well.out).toMatch(/^ok +Clock/m);
  expect(well.out).toMatch(/^warn +Last backup +there is none/m);
  expect(well.out).toMatch(/^warn +Mail server +SMTP_URL is not set/m);
  expect(well.out).toMatch(/^warn +Public address .* this machine only/m);

  expect(well.out).toMatch(/^ok +Settings/m);
  expect(well.out).toMatch(/^warn +Owner +OWNER_EMAIL is not set/m);

  writeFileSync(join(shop.folder, ".env"), "BACKUP_EVRY=2h\n");
  const typed = await runCommand(shop.folder, ["doctor"], env);
  expect(typed.out).toMatch(/^warn +Settings +BACKUP_EVRY in .*\.env is no/m);
  rmSync(join(shop.folder, ".env"));

  const unreachable = await runCommand(shop.folder, ["doctor"], {
    PUBLIC_URL: "http://localhost:9",
    SMTP_URL: "smtp://localhost:9",
    OWNER_EMAIL: "owner@example.com",
  });
  expect(unreachable.code).toBe(1);
  expect(unreachable.out).toMatch(/^fail +Mail server/m);
  expect(unreachable.out).toMatch(
    /^fail +Public address .* nothing listens there/m,
  );

  const wrong = await runCommand(shop.folder, ["doctor"], { PORT: "many" });
  expect(wrong.code).toBe(78);
  expect(wrong.errors).toContain("PORT must be a whole number");
});

test("the doctor logs in to the mail server and sends nothing", async () => {
  await using shop = await startExecutable(DEMO);
  await using smtp = await startSmtp();
  const env = {
    PORT: new URL(shop.url).port,
    SMTP_URL: smtp.url(),
    OWNER_EMAIL: "owner@example.com",
  };
  const { out } = await runCommand(shop.folder, ["doctor"], env);
  expect(out).toMatch(/^ok +Mail server/m);
  expect(out).toMatch(/^ok +Owner +orders go to owner@example\.com$/m);
  expect(smtp.mails).toEqual([]);
});

test("the doctor sees a damaged page", async () => {
  await using shop = await startExecutable(DEMO);
  await shop.stop();
  damage(join(shop.dataDir, "shop.db"));
  const { code, out } = await runCommand(shop.folder, ["doctor"]);
  expect(code).toBe(1);
  expect(out).toMatch(/^fail +Database .*barrette restore FILE/m);
});

test("a second shop on a folder ends with 75 and leaves the first alone", async () => {
  await using shop = await startExecutable(DEMO);
  const env = { PORT: "0", DATA_DIR: shop.dataDir };
  for (let start = 0; start < 5; start += 1) {
    const second = await runCommand(shop.folder, ["serve"], env);
    expect(second.code).toBe(75);
    expect(second.errors).toContain("Another shop is already running");
  }
  expect((await placeOrder(shop.url)).id).toBe(1001);
});

test("a port that is taken is named, and nothing is left running", async () => {
  await using shop = await startExecutable(DEMO);
  const env = { PORT: new URL(shop.url).port, DATA_DIR: tempFolder() };
  const second = await runCommand(shop.folder, ["serve"], env);
  expect(second.code).toBe(75);
  expect(second.errors).toContain(`Port ${env.PORT} is taken`);
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
});

test("a port that only root may take is named, with the way out", async () => {
  const folder = makeShopFolder();
  // Of another user namespace, and so without root's rights over ports.
  const ended = await runCommand(folder, ["serve"], { PORT: "443" }, [
    "unshare",
    "-r",
  ]);
  expect(ended.code).toBe(77);
  expect(ended.errors).toContain("This user may not listen on port 443.");
  rmSync(folder, { recursive: true });
});

test("a newer database is refused untouched", async () => {
  await using shop = await startExecutable(DEMO);
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

test("a damaged database is refused with the way back", async () => {
  await using shop = await startExecutable(DEMO);
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
  await using again = await startExecutable({ ...DEMO, folder: shop.folder });
  expect((await placeOrder(again.url)).id).toBe(1002);
});

test("who may not look into the data folder is told so, not that there is no shop", async () => {
  await using shop = await startExecutable(DEMO);
  await shop.stop();
  // To root every door is open: it becomes somebody else.
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

test("a folder that cannot be written is named", async () => {
  await using shop = await startExecutable(DEMO);
  // A file where a folder should be stops even root.
  const place = join(tempFolder(), "data");
  writeFileSync(place, "");
  const ended = await runCommand(shop.folder, ["serve"], { DATA_DIR: place });
  expect(ended.code).toBe(78);
  expect(ended.errors).toContain(`DATA_DIR ${place} cannot be written`);
});

/** Overwrites the middle of a database file. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0x5a, 4096, bytes.length - 4096);
  writeFileSync(file, bytes);
}

function mailFiles(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).filter((name) => /^\d.*\.eml$/.test(name));
}

test("the service for systemd runs this executable with few rights", async () => {
  const folder = makeShopFolder();
  const { code, out } = await runCommand(folder, ["systemd"]);
  expect(code).toBe(0);
  expect(out).toContain(`ExecStart=${join(folder, "barrette")} serve\n`);
  for (const line of [
    "User=barrette",
    "NoNewPrivileges=yes",
    "ProtectSystem=strict",
    "StateDirectoryMode=0700",
  ])
    expect(out).toContain(`\n${line}\n`);
  const unit = join(tempFolder(), "barrette.service");
  writeFileSync(unit, out);
  // Debian has it wherever it has systemd; elsewhere the lines must do.
  if (Bun.which("systemd-analyze"))
    expect(systemdFaults(unit)).not.toMatch(/barrette\.service/);
  rmSync(folder, { recursive: true });
});

function systemdFaults(unit: string): string {
  const run = Bun.spawnSync(["systemd-analyze", "verify", unit]);
  return run.stderr.toString();
}

test("options without a command are those of serve", async () => {
  await using shop = await startExecutable({ args: ["--demo"] });
  const products = await fetch(`${shop.url}${API.products}`);
  expect(await products.json()).not.toEqual([]);
});

test("this machine alone sees the numbers of the shop", async () => {
  await using shop = await startExecutable(DEMO);
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
