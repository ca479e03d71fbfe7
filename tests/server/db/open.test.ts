import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import {
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { FolderInUseError, lockFolder } from "#server/db/lock.ts";
import { DamagedDatabaseError } from "#server/db/integrity.ts";
import {
  DATABASE_FILE,
  NewerDatabaseError,
  openDatabase,
} from "#server/db/open.ts";
import { laterMigrations, MIGRATIONS } from "#tests/migrations.ts";
import { tempFolder } from "#tests/temp.ts";

describe("opening the database", () => {
  test("makes it durable and checks its references", () => {
    const db = openDatabase(tempFolder(), MIGRATIONS);
    const pragma = (name: string) =>
      Object.values(db.$client.query(`PRAGMA ${name}`).get() ?? {})[0];
    expect(pragma("journal_mode")).toBe("wal");
    expect(pragma("synchronous")).toBe(2);
    expect(pragma("foreign_keys")).toBe(1);
    expect(pragma("busy_timeout")).toBe(5000);
    db.$client.close();
  });

  test("keeps a copy of the file before the first pending migration", () => {
    const folder = tempFolder();
    openDatabase(folder, MIGRATIONS).$client.close();
    const later = laterMigrations(
      tempFolder(),
      "CREATE TABLE later (id integer);",
    );
    const db = openDatabase(folder, later);
    expect(db.$client.query("SELECT * FROM later").all()).toEqual([]);
    db.$client.close();
    const [copy] = [
      ...new Bun.Glob(`${DATABASE_FILE}.before-*`).scanSync(folder),
    ];
    const old = new Database(join(folder, copy ?? ""), { readonly: true });
    expect(
      old.query("SELECT 1 FROM sqlite_master WHERE name = 'later'").all(),
    ).toEqual([]);
    old.close();
    // The way back to the version before, as the README tells it.
    for (const log of ["-wal", "-shm"])
      rmSync(join(folder, `${DATABASE_FILE}${log}`), { force: true });
    renameSync(join(folder, copy ?? ""), join(folder, DATABASE_FILE));
    openDatabase(folder, MIGRATIONS).$client.close();
  });

  test("leaves the old schema whole when a migration fails", () => {
    const folder = tempFolder();
    openDatabase(folder, MIGRATIONS).$client.close();
    const broken = laterMigrations(
      tempFolder(),
      "CREATE TABLE later (id integer);--> statement-breakpoint\nDROP TABLE missing;",
    );
    expect(() => openDatabase(folder, broken)).toThrow();
    const db = openDatabase(folder, MIGRATIONS);
    expect(
      db.$client
        .query("SELECT 1 FROM sqlite_master WHERE name = 'later'")
        .all(),
    ).toEqual([]);
    db.$client.close();
  });

  test("refuses a database of a newer version and leaves it untouched", () => {
    const folder = tempFolder();
    const later = laterMigrations(
      tempFolder(),
      "CREATE TABLE later (id integer);",
    );
    openDatabase(folder, later).$client.close();
    const before = readFileSync(join(folder, DATABASE_FILE));
    expect(() => openDatabase(folder, MIGRATIONS)).toThrow(NewerDatabaseError);
    expect(readFileSync(join(folder, DATABASE_FILE)).equals(before)).toBe(true);
  });

  test("refuses a damaged file and names the way back", () => {
    const folder = tempFolder();
    const db = openDatabase(folder, MIGRATIONS);
    db.$client.run("PRAGMA wal_checkpoint(TRUNCATE)");
    db.$client.close();
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

  test("gives a folder to one holder at a time", () => {
    const folder = tempFolder();
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    lock.release();
    lockFolder(folder).release();
  });
});
