import { expect, test } from "bun:test";
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { API } from "#tests/support/api.ts";
import { DAY_MS, HOUR_MS } from "#shared/text/dates.ts";
import { backupFileName } from "#server/operations/backup-files.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";

const shop = setUpApp(ADMIN_ENV);

/** Makes a file that looks like a backup made at `madeAt`. */
function leaveBackup(madeAt: number): void {
  const { dir } = shop.deps.config.backup;
  mkdirSync(dir, { recursive: true });
  const file = join(dir, backupFileName(madeAt));
  writeFileSync(file, "");
  utimesSync(file, madeAt / 1000, madeAt / 1000);
}

const readStatus = async (maker: Visitor) =>
  (await maker.get(API.backupStatus)).json;

test("tells the maker when the newest backup was made, and warns of an old one", async () => {
  const maker = await logIn(shop);
  const now = shop.clock.now();
  leaveBackup(now - 3 * DAY_MS);
  expect(await readStatus(maker)).toEqual({
    lastAt: new Date(now - 3 * DAY_MS).toISOString(),
    isOld: true,
  });
  leaveBackup(now - 5 * HOUR_MS);
  expect(await readStatus(maker)).toEqual({
    lastAt: new Date(now - 5 * HOUR_MS).toISOString(),
    isOld: false,
  });
});

test("warns of a missing backup once the shop has run for an hour", async () => {
  const maker = await logIn(shop);
  expect(await readStatus(maker)).toEqual({ lastAt: null, isOld: false });
  shop.clock.advance(2 * HOUR_MS);
  expect(await readStatus(maker)).toEqual({ lastAt: null, isOld: true });
});

test("shows the backup status to the maker alone", async () => {
  expect((await shop.visitor().get(API.backupStatus)).status).toBe(401);
});
