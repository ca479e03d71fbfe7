import { expect } from "bun:test";
import { existsSync, readdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeLeftOvers } from "#server/db/partial-file.ts";
import { backupFileName } from "#server/operations/backup-files.ts";
import { writeBackup } from "#server/operations/backup.ts";
import { takeFolder } from "#server/open-shop.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { MIGRATIONS } from "#tests/support/database/migrations.ts";
import { sqliteTest as test } from "#tests/support/database/engine.ts";
import { s3Env, startS3, type TestS3 } from "#tests/support/servers/s3.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { until } from "#tests/support/until.ts";

const MAIN = join(import.meta.dir, "../../../../src/main.ts");
const PICTURE = "uploads/abcdefghijklmnopqrstuvwx.webp";
const LARGE_BYTES = 200 * 1024 * 1024;

/** Starts a command in a process of its own. */
function start(args: string[], env: Record<string, string>) {
  return Bun.spawn([process.execPath, MAIN, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdout: "ignore",
    stderr: "ignore",
  });
}

const startBackup = (shop: TestApp, place: string) =>
  start(["backup", place], { DATA_DIR: shop.deps.config.dataDir });

const isHidden = (name: string) => name.startsWith(".");

test("a backup leaves alone what another one in the folder is writing", async () => {
  using shop = startApp();
  const folder = tempFolder();
  const mine = backupFileName(shop.clock.now());
  const others: number[] = [];
  const result = await writeBackup({
    dataDir: shop.deps.config.dataDir,
    migrationsDir: MIGRATIONS,
    file: join(folder, mine),
    now: shop.clock.now(),
    // Called while the copy of the database stands in the folder.
    fetchPictures: async () => {
      others.push(await startBackup(shop, join(folder, "theirs.tar")).exited);
      removeLeftOvers(folder);
    },
  });
  expect(others).toEqual([0]);
  expect(result.sizeBytes).toBeGreaterThan(0);
  expect(readdirSync(folder).sort()).toEqual([mine, "theirs.tar"]);
});

test("a backup removes what a killed one left in the folder, and nothing else", async () => {
  using shop = startApp();
  const { dataDir } = shop.deps.config;
  await Bun.write(join(dataDir, PICTURE), "");
  truncateSync(join(dataDir, PICTURE), LARGE_BYTES);
  const folder = tempFolder();
  const own = [".mine.partial", ".mine.tar.1f2e.partial"];
  for (const name of own) writeFileSync(join(folder, name), "");
  const killed = startBackup(shop, join(folder, "shop.tar"));
  await until(() =>
    readdirSync(folder).some((name) => /^\.shop.+partial$/.test(name)),
  );
  killed.kill("SIGKILL");
  await killed.exited;
  expect(readdirSync(folder).filter(isHidden).length).toBeGreaterThan(2);
  truncateSync(join(dataDir, PICTURE), 1);
  expect(await startBackup(shop, `${folder}/`).exited).toBe(0);
  expect(readdirSync(folder).sort()).toEqual([
    ...own,
    expect.stringMatching(/^barrette-\d{8}T\d{9}Z\.tar$/),
  ]);
});

/** Starts to restore from a silent bucket; returns once bytes are awaited. */
async function startRestore(storage: TestS3, dataDir: string) {
  const env = { ...s3Env(storage.endpoint), DATA_DIR: dataDir };
  const restore = start(["restore", "--s3", "latest"], env);
  await until(() => existsSync(dataDir) && copiesIn(dataDir).length > 0);
  return restore;
}

const copiesIn = (folder: string) =>
  readdirSync(folder).filter((name) => /^\.from-s3.+partial$/.test(name));

test("a restore that is stopped while it copies a backup from a bucket leaves nothing", async () => {
  await using storage = startS3({ keepsObjects: true });
  storage.objects.set(backupFileName(0), Buffer.alloc(1_000));
  const dataDir = join(tempFolder(), "data");
  const restore = await startRestore(storage, dataDir);
  restore.kill("SIGTERM");
  await restore.exited;
  expect(restore.signalCode).toBe("SIGTERM");
  expect(readdirSync(dataDir)).toEqual([]);
});

test("a start removes the copy of a killed restore, but not that of a running one", async () => {
  await using storage = startS3({ keepsObjects: true });
  storage.objects.set(backupFileName(0), Buffer.alloc(1_000));
  const dataDir = join(tempFolder(), "data");
  const restore = await startRestore(storage, dataDir);
  takeFolder(dataDir).release();
  expect(copiesIn(dataDir)).not.toEqual([]);
  restore.kill("SIGKILL");
  await restore.exited;
  expect(copiesIn(dataDir)).not.toEqual([]);
  takeFolder(dataDir).release();
  expect(readdirSync(dataDir)).toEqual(["lock.db"]);
});
