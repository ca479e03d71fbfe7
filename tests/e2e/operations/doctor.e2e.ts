import { expect, test } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "#tests/support/process/command.ts";
import { damage } from "./damage.ts";
import { makeShopFolder } from "#tests/support/process/executable.ts";

import { afterTest } from "#tests/support/temp.ts";
import { startSmtp } from "#tests/support/servers/smtp.ts";

const AS_NOBODY = "setpriv --reuid=65534 --regid=65534 --clear-groups".split(
  " ",
);

test("the doctor reports a healthy shop as healthy, and names each error", async () => {
  await using shop = await startDemo();
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

  writeFileSync(join(shop.folder, ".env"), "COLOR=red\nBACKUP_EVRY=2h\n");
  const typed = await runCommand(shop.folder, ["doctor"], env);
  expect(typed.out).toMatch(
    /^warn +Settings +COLOR in .*\.env is no setting.* BACKUP_EVRY is no setting. Is BACKUP_EVERY meant\?$/m,
  );
  rmSync(join(shop.folder, ".env"));
  const misspelt = { ...env, SMPT_URL: "smtp://mail.example.com" };
  const meant = await runCommand(shop.folder, ["doctor"], misspelt);
  expect(meant.out).toMatch(/^warn +Settings +SMPT_URL .* SMTP_URL meant/m);

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

test("the doctor and a start name the setting that a misspelt one was meant to be", async () => {
  const folder = makeShopFolder();
  afterTest(() => rmSync(folder, { recursive: true }));
  const settings = "OWNER_MAIL=me@example.com\nSHOP_TIMEZONE=Europe/Berlin\n";
  writeFileSync(join(folder, ".env"), settings);
  for (const command of ["doctor", "serve"]) {
    const env = { SMTP_URL: "smtp.example.com" };
    const { code, errors } = await runCommand(folder, [command], env);
    expect([code, errors.trim().split("\n")]).toEqual([
      78,
      [
        "These settings need a look:",
        expect.stringMatching(/^ {2}SMTP_URL must look like/),
        expect.stringMatching(/^ {2}OWNER_EMAIL must be set/),
        "  OWNER_MAIL is no setting. Is OWNER_EMAIL meant?",
        "  SHOP_TIMEZONE is no setting. Is SHOP_TIME_ZONE meant?",
      ],
    ]);
  }
});

test("the doctor does not send to a start that cannot make the data folder", async () => {
  const folder = makeShopFolder();
  afterTest(() => rmSync(folder, { recursive: true }));
  const without = await runCommand(folder, ["doctor"]);
  expect(without.out).toMatch(/^fail +Data folder .* start the shop once/m);
  // Root may write everywhere.
  const other = process.getuid?.() === 0 ? AS_NOBODY : [];
  chmodSync(folder, 0o555);
  afterTest(() => chmodSync(folder, 0o755));
  const { code, out } = await runCommand(folder, ["doctor"], {}, other);
  expect(code).toBe(1);
  expect(out).toMatch(/^fail +Data folder .* cannot be made: .* by this user/m);
  expect(out).toMatch(/^fail +Database +there is none to be found/m);
  expect(out).not.toMatch(/start the shop once/i);
  const there = { DATA_DIR: folder };
  const inside = await runCommand(folder, ["doctor"], there, other);
  expect(inside.out).toMatch(/^fail +Data folder .* cannot be written/m);
  expect(inside.out).not.toMatch(/start the shop once/i);
});

test("the doctor logs in to the mail server and sends nothing", async () => {
  await using shop = await startDemo();
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

test("the doctor detects a damaged database page", async () => {
  await using shop = await startDemo();
  await shop.stop();
  damage(join(shop.dataDir, "shop.db"));
  const { code, out } = await runCommand(shop.folder, ["doctor"]);
  expect(code).toBe(1);
  expect(out).toMatch(/^fail +Database .*barrette restore FILE/m);
});
