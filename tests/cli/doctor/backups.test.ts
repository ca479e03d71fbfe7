import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "#shared/text/dates.ts";
import { checkBackups } from "#cli/doctor/backups.ts";
import { backupFileName } from "#server/operations/backup-files.ts";
import { parseConfig } from "#server/config/config.ts";
import { afterTest, tempFolder } from "#tests/support/temp.ts";

/** A disk of its own on every Linux. */
const OTHER_DISK = "/dev/shm";

const S3 = {
  BACKUP_S3_BUCKET: "shop",
  BACKUP_S3_ACCESS_KEY_ID: "id",
  BACKUP_S3_SECRET_ACCESS_KEY: "secret",
};

function checkWithBackup(env: Record<string, string>, ageMs = 0) {
  const config = parseConfig({ DATA_DIR: tempFolder(), ...env });
  const file = join(config.backup.dir, backupFileName(Date.now()));
  writeFileSync(file, "");
  return checkBackups(config, statSync(file).mtimeMs + ageMs);
}

test("a backup on the disk of the shop is no backup of that disk", () => {
  const found = checkWithBackup({ BACKUP_DIR: tempFolder() });
  expect(found).toMatchObject({
    level: "warn",
    says: expect.stringContaining("on the disk of the shop itself"),
  });
});

test("a backup that is dated ahead names the clock", () => {
  const found = checkWithBackup({ BACKUP_DIR: tempFolder() }, -400 * DAY_MS);
  expect(found).toMatchObject({
    level: "warn",
    says: expect.stringContaining("ahead of this machine's clock"),
  });
});

test("a backup elsewhere, in a bucket or of a database server is one", () => {
  const elsewhere = mkdtempSync(join(OTHER_DISK, "barrette-"));
  afterTest(() => rmSync(elsewhere, { recursive: true }));
  expect(checkWithBackup({ BACKUP_DIR: elsewhere }).level).toBe("ok");
  const here = { BACKUP_DIR: tempFolder() };
  expect(checkWithBackup({ ...here, ...S3 }).level).toBe("ok");
  const DATABASE_URL = "postgres://shop@db.example.com/shop";
  expect(checkWithBackup({ ...here, DATABASE_URL }).level).toBe("ok");
});
