import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { FolderInUseError, lockFolder } from "#server/db/disk.ts";
import {
  DamagedDatabaseError,
  MissingDatabaseError,
} from "#server/db/sqlite/file.ts";
import { DATABASE_FILE, openDatabase } from "#server/db/sqlite/open.ts";
import {
  NewerDatabaseError,
  SkippedMigrationError,
} from "#server/db/sqlite/migrations.ts";
import {
  laterMigrations,
  MIGRATIONS,
} from "#tests/support/database/migrations.ts";
import { tempFolder } from "#tests/support/temp.ts";

describe("opening the database", () => {
  test("turns on durable writes and foreign keys", () => {
    const db = openDatabase(tempFolder(), MIGRATIONS);
    const pragma = (name: string) =>
      Object.values(db.sqlite.query(`PRAGMA ${name}`).get() ?? {})[0];
    expect(pragma("journal_mode")).toBe("wal");
    expect(pragma("synchronous")).toBe(2);
    expect(pragma("foreign_keys")).toBe(1);
    expect(pragma("busy_timeout")).toBe(5000);
    db.close();
  });

  test("keeps a copy of the file before the first pending migration", () => {
    const folder = tempFolder();
    openDatabase(folder, MIGRATIONS).close();
    const later = laterMigrations(
      tempFolder(),
      "CREATE TABLE later (id integer);",
    );
    const db = openDatabase(folder, later);
    expect(db.sqlite.query("SELECT * FROM later").all()).toEqual([]);
    db.close();
    const [copy] = [
      ...new Bun.Glob(`${DATABASE_FILE}.before-*`).scanSync(folder),
    ];
    const old = new Database(join(folder, copy ?? ""), { readonly: true });
    expect(
      old.query("SELECT 1 FROM sqlite_master WHERE name = 'later'").all(),
    ).toEqual([]);
    old.close();
    // Goes back to the version before the upgrade, as OPERATIONS.md describes.
    for (const log of ["-wal", "-shm"])
      rmSync(join(folder, `${DATABASE_FILE}${log}`), { force: true });
    renameSync(join(folder, copy ?? ""), join(folder, DATABASE_FILE));
    openDatabase(folder, MIGRATIONS).close();
  });

  test("leaves the old schema whole when a migration fails", () => {
    const folder = tempFolder();
    openDatabase(folder, MIGRATIONS).close();
    const broken = laterMigrations(
      tempFolder(),
      "CREATE TABLE later (id integer);--> statement-breakpoint\nDROP TABLE missing;",
    );
    expect(() => openDatabase(folder, broken)).toThrow();
    const db = openDatabase(folder, MIGRATIONS);
    expect(
      db.sqlite.query("SELECT 1 FROM sqlite_master WHERE name = 'later'").all(),
    ).toEqual([]);
    db.close();
  });

  test("refuses a database of a newer version and leaves it untouched", () => {
    const folder = tempFolder();
    const later = laterMigrations(
      tempFolder(),
      "CREATE TABLE later (id integer);",
    );
    openDatabase(folder, later).close();
    const before = readFileSync(join(folder, DATABASE_FILE));
    expect(() => openDatabase(folder, MIGRATIONS)).toThrow(NewerDatabaseError);
    expect(readFileSync(join(folder, DATABASE_FILE)).equals(before)).toBe(true);
  });

  test("refuses to start where the migrator would skip a migration", () => {
    const folder = tempFolder();
    openDatabase(folder, MIGRATIONS).close();
    const later = laterMigrations(
      tempFolder(),
      "CREATE TABLE later (id integer);",
      { isDatedLater: false },
    );
    for (let start = 0; start < 2; start += 1)
      expect(() => openDatabase(folder, later)).toThrow(SkippedMigrationError);
    // A new database receives all migrations.
    openDatabase(tempFolder(), later).close();
    openDatabase(folder, MIGRATIONS).close();
  });

  test.each([
    ["uploads/a.webp", true],
    ["backups/barrette-20261121T100000000Z.tar", true],
    ["uploads", false],
    ["shop.db-wal", true],
  ])("with %s beside it, an empty database is refused: %p", (name, refused) => {
    for (const isThere of [true, false]) {
      const folder = tempFolder();
      const path = join(folder, name);
      const isFile = name.includes(".");
      mkdirSync(isFile ? dirname(path) : path, { recursive: true });
      if (isFile) writeFileSync(path, "what is left");
      if (isThere) writeFileSync(join(folder, DATABASE_FILE), "");
      const open = () => openDatabase(folder, MIGRATIONS).close();
      if (!refused) {
        open();
        continue;
      }
      expect(open).toThrow(MissingDatabaseError);
      expect(open).toThrow(/barrette restore FILE/);
      // SQLite deletes the log of an empty database as soon as it is opened.
      expect(readFileSync(path, "utf8")).toBe("what is left");
    }
  });

  test("refuses a damaged file and says how to restore it", () => {
    const folder = tempFolder();
    const db = openDatabase(folder, MIGRATIONS);
    db.sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)");
    db.close();
    const file = join(folder, DATABASE_FILE);
    const bytes = readFileSync(file);
    for (const from of [0, 3 * 4096]) {
      writeFileSync(file, Buffer.from(bytes).fill(0xff, from, from + 4096));
      expect(() => openDatabase(folder, MIGRATIONS)).toThrow(
        DamagedDatabaseError,
      );
    }
    expect(existsSync(file)).toBe(true);
  });

  test("locks a folder for one process at a time", () => {
    const folder = tempFolder();
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    lock.release();
    lockFolder(folder).release();
  });
});

test("every migration is dated later than the one before", () => {
  const times = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(
    ({ folderMillis }) => folderMillis,
  );
  expect(times.length).toBeGreaterThan(1);
  // The migrator skips the others in silence.
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});

test("the migrations on the disk are those that the migrator reads", () => {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  expect(readMigrationFiles({ migrationsFolder: MIGRATIONS })).toHaveLength(
    files.length,
  );
});
