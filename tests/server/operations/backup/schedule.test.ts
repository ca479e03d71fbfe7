import { afterEach, describe, expect } from "bun:test";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { backupFileName, backupTime } from "#server/operations/backup-files.ts";
import {
  copyToS3,
  fetchFromS3,
  listS3,
} from "#server/operations/backup-bucket.ts";
import { startBackups } from "#server/operations/backup-schedule.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makeProduct } from "#tests/support/make.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { S3_LOGIN, startS3 } from "#tests/support/servers/s3.ts";
import { sqliteTest as test } from "#tests/support/database/engine.ts";

const MAIN = join(import.meta.dir, "../../../../src/main.ts");
const HOUR_MS = 3_600_000;

const cleanups: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Starts a shop and its schedule, which runs the real backup command. */
async function startShop(env: Record<string, string> = {}) {
  const shop = startApp(env);
  await makeProduct(shop.deps);
  const { dataDir, backup } = shop.deps.config;
  const schedule = startBackups(shop.deps, (file) => [
    "env",
    `DATA_DIR=${dataDir}`,
    process.execPath,
    MAIN,
    "backup",
    file,
  ]);
  cleanups.push(
    () => schedule.stop(),
    () => shop.close(),
  );
  return { shop, schedule, dir: backup.dir };
}

function backups(dir: string): string[] {
  return existsSync(dir) ? readdirSync(dir).sort() : [];
}

/** Sets each file's time to that in its name, which is from the test clock. */
function date(dir: string, shop: TestApp): void {
  for (const name of backups(dir)) {
    const [, day, time] = /-(\d{8})T(\d{6})/.exec(name) ?? [];
    const iso = `${day}T${time}Z`.replace(
      /^(....)(..)(..)T(..)(..)(..)Z$/,
      "$1-$2-$3T$4:$5:$6Z",
    );
    utimesSync(join(dir, name), new Date(iso), new Date(iso));
  }
  expect(shop.logLines.join()).not.toContain("backup_failed");
}

describe("scheduled backups", () => {
  test("are made when the newest is too old, and limited in number", async () => {
    const { shop, schedule, dir } = await startShop({ BACKUP_KEEP: "2" });
    const seen: number[] = [];
    for (let hour = 0; hour < 80; hour += 20) {
      await schedule.check();
      await schedule.check();
      date(dir, shop);
      seen.push(backups(dir).length);
      shop.clock.advance(20 * HOUR_MS);
    }
    // Backups are made at hours 0 and 40. At 20 and 60 none is due.
    expect(seen).toEqual([1, 1, 2, 2]);
    await schedule.check();
    expect(backups(dir)).toHaveLength(2);
  });

  test("leave other files alone, and remove what a killed backup left", async () => {
    const { schedule, dir } = await startShop({ BACKUP_KEEP: "1" });
    mkdirSync(dir, { recursive: true });
    const leftOver =
      ".barrette-20261120T100000000Z.tar.0d0f3a52-9d0b-4a5c-8f4e-5a7f7b3c2d1e.partial-db";
    for (const name of ["before-the-fair.tar", "notes.txt", leftOver])
      writeFileSync(join(dir, name), "x");
    await schedule.check();
    expect(backups(dir)).toEqual([
      expect.stringMatching(/^barrette-20261121T1/),
      "before-the-fair.tar",
      "notes.txt",
    ]);
  });

  test("continue when the clock was set back", async () => {
    const { shop, schedule, dir } = await startShop();
    await schedule.check();
    date(dir, shop);
    shop.clock.advance(-365 * 24 * HOUR_MS);
    await schedule.check();
    expect(backups(dir)).toHaveLength(2);
  });

  test("keep what was just made where seven are dated ahead", async () => {
    const { shop, schedule, dir } = await startShop();
    mkdirSync(dir, { recursive: true });
    const now = shop.clock.now();
    const ahead = Array.from({ length: 7 }, (_, index) => {
      const madeAt = now + (400 + index) * 24 * HOUR_MS;
      const path = join(dir, backupFileName(madeAt));
      writeFileSync(path, "");
      utimesSync(path, madeAt / 1000, madeAt / 1000);
      return basename(path);
    });
    for (let made = 0; made < 3; made += 1) {
      await schedule.check();
      // The files that were made, by the time in their names.
      for (const name of backups(dir).filter((each) => !ahead.includes(each))) {
        const madeAt = Date.parse(backupTime(name) ?? "");
        utimesSync(join(dir, name), madeAt / 1000, madeAt / 1000);
      }
      shop.clock.advance(24 * HOUR_MS);
    }
    const left = backups(dir);
    expect(left).toHaveLength(7);
    // Three of this clock, and the newest of the others.
    expect(left.filter((each) => !ahead.includes(each))).toHaveLength(3);
    expect(left.slice(3)).toEqual(ahead.slice(3));
  });

  test("log why one failed, and try again an hour later", async () => {
    const folder = tempFolder();
    const place = join(folder, "backups");
    writeFileSync(place, "in the way");
    const { shop, schedule } = await startShop({ BACKUP_DIR: place });
    const failures = () =>
      shop.logLines.filter((line) => line.includes("backup_failed")).length;
    await schedule.check();
    await schedule.check();
    expect(failures()).toBe(1);
    shop.clock.advance(HOUR_MS);
    await schedule.check();
    expect(failures()).toBe(2);
  });

  test("are not made when BACKUP_EVERY is off", async () => {
    const { schedule, dir } = await startShop({ BACKUP_EVERY: "off" });
    await schedule.check();
    expect(backups(dir)).toEqual([]);
  });
});

describe("the copy in object storage", () => {
  const FILE = "barrette-20261121T100000000Z.tar";
  const NOW = Date.parse("2026-11-21T10:00:00Z");

  test("has small and large backups unchanged, and is limited in number", async () => {
    await using storage = startS3();
    const place = {
      ...S3_LOGIN,
      endpoint: storage.endpoint,
      prefix: "shop/",
    };
    storage.objects.set("shop/other.tar", Buffer.from("stays"));
    for (const day of ["18", "19", "20"])
      storage.objects.set(
        `shop/barrette-202611${day}T100000000Z.tar`,
        Buffer.from(day),
      );
    for (const size of [10_000, 12_000_000]) {
      const file = join(tempFolder(), FILE);
      const bytes = Buffer.alloc(size, "barrette");
      writeFileSync(file, bytes);
      expect(await copyToS3(file, place, { keep: 2, now: NOW })).toBe(
        `shop/${FILE}`,
      );
      expect(
        bytes.equals(storage.objects.get(`shop/${FILE}`) ?? new Uint8Array()),
      ).toBe(true);
    }
    expect(storage.refused).toBe(0);
    expect([...storage.objects.keys()].sort()).toEqual([
      "shop/barrette-20261120T100000000Z.tar",
      `shop/${FILE}`,
      "shop/other.tar",
    ]);
  });

  test("stays where seven are dated ahead", async () => {
    await using storage = startS3();
    const place = { ...S3_LOGIN, endpoint: storage.endpoint, prefix: "" };
    const ahead = Array.from(
      { length: 7 },
      (_, index) => `barrette-2027122${index}T100000000Z.tar`,
    );
    for (const name of ahead) storage.objects.set(name, new Uint8Array(3));
    const made: string[] = [];
    for (let day = 0; day < 3; day += 1) {
      const now = NOW + day * 24 * HOUR_MS;
      const file = join(tempFolder(), backupFileName(now));
      writeFileSync(file, "backup");
      made.push(await copyToS3(file, place, { keep: 7, now }));
      expect([...storage.objects.keys()]).toContain(basename(file));
    }
    const left = [...storage.objects.keys()].sort();
    expect(left).toEqual([...made, ...ahead.slice(3)]);
    const [latest] = await listS3(place, NOW + 3 * 24 * HOUR_MS);
    expect(latest?.name).toBe(made[2] ?? "");
  });

  const list = (body: string) => () =>
    new Response(body, { headers: { "content-type": "text/html" } });
  const unread: [reason: string, instead: () => Response][] = [
    [
      "its list does not advance",
      list(
        "<ListBucketResult><Name>backups</Name><IsTruncated>true</IsTruncated><Contents><Key>barrette-1</Key></Contents></ListBucketResult>",
      ),
    ],
    [
      "its list does not advance",
      list(
        "<ListBucketResult><Name>backups</Name><IsTruncated>true</IsTruncated></ListBucketResult>",
      ),
    ],
    [
      "ListObjectsV2 response is not a well-formed",
      list("<!doctype html><title>Log in</title>"),
    ],
  ];
  for (const [reason, instead] of unread)
    test(`is said to be missing where ${reason}`, async () => {
      await using storage = startS3({ instead });
      const place = { ...S3_LOGIN, endpoint: storage.endpoint, prefix: "" };
      await expect(listS3(place, NOW)).rejects.toThrow(reason);
      const file = join(tempFolder(), FILE);
      writeFileSync(file, "backup");
      await expect(
        copyToS3(file, place, { keep: 2, now: NOW }),
      ).rejects.toThrow(`failed: ${reason}`);
    });

  test("is not read from a storage that sends more than it was asked for", async () => {
    const bytes = Buffer.alloc(12_000_000, "barrette");
    await using storage = startS3({
      // It knows no ranges.
      instead: (request) =>
        request.method === "GET" && request.headers.has("range")
          ? new Response(bytes)
          : undefined,
    });
    storage.objects.set(FILE, bytes);
    const place = { ...S3_LOGIN, endpoint: storage.endpoint, prefix: "" };
    const file = join(tempFolder(), FILE);
    await expect(fetchFromS3({ name: FILE, file }, place)).rejects.toThrow(
      /could not be read: more than the \d+ bytes arrived\. Check/,
    );
  });

  test("names the bucket when the upload fails", async () => {
    await using storage = startS3();
    const file = join(tempFolder(), FILE);
    writeFileSync(file, "backup");
    const place = { ...S3_LOGIN, endpoint: storage.endpoint, prefix: "" };
    const wrong = { ...place, secretAccessKey: "guessed" };
    await expect(copyToS3(file, wrong, { keep: 2, now: NOW })).rejects.toThrow(
      'the copy in the bucket "backups" failed',
    );
    expect(storage.objects.size).toBe(0);
  });
});
