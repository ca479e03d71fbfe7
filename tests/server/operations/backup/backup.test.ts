import { Database } from "bun:sqlite";
import { afterEach, describe, expect } from "bun:test";
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { readBackup } from "#server/operations/backup-archive.ts";
import { restoreBackup } from "#server/operations/restore.ts";
import { createTarWriter } from "#server/operations/tar.ts";
import { writeBackup } from "#server/operations/backup.ts";
import { getProduct } from "#server/catalog/store.ts";
import { openDatabase } from "#server/db/sqlite/open.ts";
import { openShop } from "#server/open-shop.ts";
import { parseConfig } from "#server/config/config.ts";
import { createLog } from "#server/runtime/log.ts";
import { BUILD } from "#server/runtime/version.ts";
import { type TestApp, startApp } from "#tests/support/app.ts";
import { uploadedFilm, webmFilm } from "#tests/support/films.ts";
import { makeProduct, productBody, SIZES } from "#tests/support/make.ts";
import { tempFolder } from "#tests/support/temp.ts";
import {
  sqliteOf,
  sqliteTest as test,
} from "#tests/support/database/engine.ts";

const migrationsDir = join(import.meta.dir, "../../../../drizzle");
const PICTURE = "uploads/abcdefghijklmnopqrstuvwx-160.webp";
const now = Date.parse("2026-11-21T10:00:00Z");

const shops: TestApp[] = [];
afterEach(() => {
  for (const shop of shops.splice(0)) shop.close();
});

/** Starts a shop that sells one clip and stores one picture. */
async function startFilledShop(): Promise<TestApp> {
  const shop = startApp();
  shops.push(shop);
  await makeProduct(shop.deps, { name: "Tide Agate" });
  mkdirSync(join(shop.deps.config.dataDir, "uploads"), { recursive: true });
  writeFileSync(join(shop.deps.config.dataDir, PICTURE), "picture");
  return shop;
}

async function backUp(shop: TestApp): Promise<string> {
  const file = join(tempFolder(), "shop.tar");
  const { dataDir } = shop.deps.config;
  await writeBackup({ dataDir, migrationsDir, file, now });
  return file;
}

function restore(file: string, dataDir: string) {
  return restoreBackup({ file, dataDir, migrationsDir, now });
}

/** Returns the files of a folder by name, except the lock file. */
function contents(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter(
    (name) => name !== "lock.db" && statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((name) => [name, readFileSync(join(folder, name), "hex")]),
  );
}

function productNames(dataDir: string): string[] {
  const db = openDatabase(dataDir, migrationsDir);
  const rows = db.sqlite
    .query<{ name: string }, []>("SELECT name FROM products")
    .all();
  db.close();
  return rows.map((row) => row.name);
}

/** Writes an archive of only the given files. Returns its path. */
function tarOf(files: Record<string, string>): string {
  const path = join(tempFolder(), "made.tar");
  const fd = openSync(path, "w");
  const tar = createTarWriter(fd);
  for (const [name, text] of Object.entries(files)) tar.addText(name, text);
  tar.end();
  closeSync(fd);
  return path;
}

describe("a backup", () => {
  test("holds the database and every picture, readable by its owner alone", async () => {
    const file = await backUp(await startFilledShop());
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { stdout } = Bun.spawnSync(["tar", "-tf", file]);
    expect(stdout.toString().trim().split("\n")).toEqual([
      "barrette-backup.json",
      "shop.db",
      PICTURE,
      "manifest.json",
    ]);
    expect(readdirSync(join(file, ".."))).toEqual(["shop.tar"]);
  });

  test("holds the hero's film, and reports a missing film", async () => {
    const shop = await startFilledShop();
    const { dataDir } = shop.deps.config;
    const film = await uploadedFilm(shop);
    const other = tempFolder();
    await restore(await backUp(shop), other);
    const bytes = await webmFilm();
    expect(bytes.equals(readFileSync(join(other, film)))).toBe(true);
    rmSync(join(dataDir, film));
    const file = join(tempFolder(), "shop.tar");
    const result = await writeBackup({ dataDir, migrationsDir, file, now });
    expect(result.missingPictures).toEqual([film]);
  });

  test("names no picture that is deleted while the backup is written", async () => {
    const shop = await startFilledShop();
    const { dataDir } = shop.deps.config;
    sqliteOf(shop.deps).run(
      "INSERT INTO pictures VALUES ('/uploads/abcdefghijklmnopqrstuvwx.webp', 160, 160, '[160]', '', '', 0)",
    );
    const file = join(tempFolder(), "shop.tar");
    const result = await writeBackup({
      dataDir,
      migrationsDir,
      file,
      now,
      // Called for the first time after the database is copied.
      onProgress() {
        sqliteOf(shop.deps).run("DELETE FROM pictures");
        rmSync(join(dataDir, PICTURE), { force: true });
      },
    });
    expect(result).toMatchObject({ pictures: 0, missingPictures: [] });
    const restored = join(tempFolder(), "restored");
    await restore(file, restored);
    const database = new Database(join(restored, "shop.db"));
    expect(database.query("SELECT * FROM pictures").all()).toEqual([]);
    database.close();
  });

  test("reports pictures that the database names but the folder lacks", async () => {
    const shop = await startFilledShop();
    const { dataDir } = shop.deps.config;
    sqliteOf(shop.deps).run(
      "INSERT INTO pictures VALUES ('/uploads/abcdefghijklmnopqrstuvwx.webp', 640, 640, '[160,320]', '', '', 0)",
    );
    const file = join(tempFolder(), "shop.tar");
    const result = await writeBackup({ dataDir, migrationsDir, file, now });
    expect(result.missingPictures).toEqual([
      "/uploads/abcdefghijklmnopqrstuvwx-320.webp",
    ]);
  });

  test("is not made of an empty folder", async () => {
    const dataDir = tempFolder();
    const file = join(tempFolder(), "shop.tar");
    await expect(
      writeBackup({ dataDir, migrationsDir, file, now }),
    ).rejects.toThrow("There is no shop in");
    expect(existsSync(file)).toBe(false);
  });

  test("leaves an older backup alone when the database is damaged", async () => {
    const shop = await startFilledShop();
    const file = await backUp(shop);
    const before = readFileSync(file, "hex");
    shop.close();
    shops.length = 0;
    const dataDir = tempFolder();
    writeFileSync(join(dataDir, "shop.db"), "no database at all".repeat(999));
    await expect(
      writeBackup({ dataDir, migrationsDir, file, now }),
    ).rejects.toThrow();
    expect(readFileSync(file, "hex")).toBe(before);
    expect(readdirSync(join(file, ".."))).toEqual(["shop.tar"]);
  });
});

describe("a restore", () => {
  test("restores every picture of a clip, with the variant that each shows", async () => {
    const shop = await startFilledShop();
    const sized = await makeProduct(shop.deps, {
      variants: SIZES,
      pictures: [productBody(), { imageUrl: `/${PICTURE}`, variantIndex: 1 }],
    });
    const dataDir = join(tempFolder(), "data");
    await restore(await backUp(shop), dataDir);
    const db = openDatabase(dataDir, migrationsDir);
    expect(await getProduct(db, sized.id)).toEqual(sized);
    db.close();
  });

  test("restores the database and the pictures into an empty folder", async () => {
    const file = await backUp(await startFilledShop());
    const dataDir = join(tempFolder(), "data");
    const { aside, orders } = await restore(file, dataDir);
    expect(aside).toBeUndefined();
    expect(orders).toBe(0);
    expect(productNames(dataDir)).toEqual(["Tide Agate"]);
    expect(readFileSync(join(dataDir, PICTURE), "utf8")).toBe("picture");
  });

  test("moves existing data aside, including the write-ahead log", async () => {
    const file = await backUp(await startFilledShop());
    const dataDir = tempFolder();
    const db = openDatabase(dataDir, migrationsDir);
    db.close();
    writeFileSync(join(dataDir, "shop.db-wal"), "log");
    mkdirSync(join(dataDir, "mail"));
    writeFileSync(join(dataDir, "mail/000001-order.eml"), "mail");
    const old = contents(dataDir);
    const { aside = "" } = await restore(file, dataDir);
    expect(contents(aside)).toEqual(old);
    expect(existsSync(join(dataDir, "shop.db-wal"))).toBe(false);
    expect(productNames(dataDir)).toEqual(["Tide Agate"]);
  });

  test("ends the sessions that the backup contains", async () => {
    const shop = await startFilledShop();
    sqliteOf(shop.deps).run(
      "INSERT INTO admins (id, username, password_hash, created_at, updated_at) VALUES (7, 'a', 'b', 0, 0)",
    );
    sqliteOf(shop.deps).run(
      "INSERT INTO sessions (token_hash, admin_id, created_at, last_used_at) VALUES ('hash', 7, 0, 0)",
    );
    const file = await backUp(shop);
    const dataDir = tempFolder();
    await restore(file, dataDir);
    const sqlite = new Database(join(dataDir, "shop.db"));
    expect(sqlite.query("SELECT * FROM sessions").all()).toEqual([]);
    sqlite.close();
  });

  test("is refused while a shop runs on the folder", async () => {
    const file = await backUp(await startFilledShop());
    const running = await startFilledShop();
    const before = productNames(running.deps.config.dataDir);
    await expect(restore(file, running.deps.config.dataDir)).rejects.toThrow(
      "Another shop is already running",
    );
    expect(productNames(running.deps.config.dataDir)).toEqual(before);
  });

  test("refuses a truncated backup and changes nothing", async () => {
    const file = await backUp(await startFilledShop());
    const bytes = readFileSync(file);
    const end = bytes.lastIndexOf("]}");
    const dataDir = tempFolder();
    writeFileSync(join(dataDir, "shop.db"), "as it was");
    // Only padding follows the last character of the manifest.
    for (const cut of [0, 100, 512, 1024, 4096, end - 600, end - 1, end + 1]) {
      const copy = join(tempFolder(), "cut.tar");
      writeFileSync(copy, bytes.subarray(0, cut));
      await expect(restore(copy, dataDir)).rejects.toThrow(
        "Nothing was changed",
      );
    }
    expect(readdirSync(dataDir)).toEqual(["shop.db"]);
    expect(readFileSync(join(dataDir, "shop.db"), "utf8")).toBe("as it was");
  });

  test("refuses a backup in which a byte of the data changed", async () => {
    const file = await backUp(await startFilledShop());
    const dataDir = tempFolder();
    const bytes = readFileSync(file);
    for (const at of [1024 + 512 + 50, bytes.indexOf("picture")]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 0x55, at);
      const copy = join(tempFolder(), "changed.tar");
      writeFileSync(copy, changed);
      await expect(restore(copy, dataDir)).rejects.toThrow(
        "This backup is damaged",
      );
    }
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("reads the version of the program that wrote the backup", async () => {
    let head: unknown;
    readBackup(await backUp(await startFilledShop()), {
      onHead: (each) => {
        head = each;
      },
    });
    const { version, commit, date } = BUILD;
    expect(head).toMatchObject({
      format: 1,
      build: { version, commit, date },
    });
  });

  test("refuses a file that is not a backup", async () => {
    const dataDir = tempFolder();
    const text = join(tempFolder(), "letter.txt");
    writeFileSync(text, "Dear customer".repeat(200));
    const head = JSON.stringify({
      format: 1,
      createdAt: new Date(now).toISOString(),
      migrations: 1,
    });
    const foreign = [
      text,
      tarOf({ "readme.txt": "hello" }),
      tarOf({ "barrette-backup.json": head, "../evil": "x" }),
      tarOf({ "barrette-backup.json": head, "uploads/../../evil": "x" }),
      tarOf({ "barrette-backup.json": head, "/etc/passwd": "x" }),
      tarOf({ "barrette-backup.json": head, "uploads/.htaccess": "x" }),
    ];
    for (const file of foreign)
      await expect(restore(file, dataDir)).rejects.toThrow("This is no backup");
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("refuses a symbolic link in an archive", async () => {
    const folder = tempFolder();
    Bun.spawnSync(["ln", "-s", "/etc/passwd", join(folder, "shop.db")]);
    const path = join(folder, "link.tar");
    Bun.spawnSync(["tar", "-C", folder, "-cf", path, "shop.db"]);
    await expect(restore(path, tempFolder())).rejects.toThrow(
      "This is no backup",
    );
  });

  test("refuses a backup of a newer version, by its format or its schema", async () => {
    const dataDir = tempFolder();
    const newer = tarOf({
      "barrette-backup.json": JSON.stringify({
        format: 2,
        createdAt: new Date(now).toISOString(),
        migrations: 1,
      }),
    });
    await expect(restore(newer, dataDir)).rejects.toThrow("newer version");
    const shop = await startFilledShop();
    sqliteOf(shop.deps).run(
      "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 99)",
    );
    await expect(restore(await backUp(shop), dataDir)).rejects.toThrow(
      "newer version",
    );
    expect(readdirSync(dataDir)).toEqual(["lock.db"]);
  });

  test("is completed by the next start, wherever it was interrupted", async () => {
    const file = await backUp(await startFilledShop());
    for (const moved of [0, 1, 2]) {
      const dataDir = tempFolder();
      openDatabase(dataDir, migrationsDir).close();
      mkdirSync(join(dataDir, "uploads"));
      mkdirSync(join(dataDir, "restore-20261120T100000000Z.partial"));
      await interruptRestore(file, dataDir, moved);
      const log = createLog("json", () => {});
      const config = parseConfig({ DATA_DIR: dataDir });
      await (await openShop({ config, log, migrationsDir })).close();
      expect(productNames(dataDir)).toEqual(["Tide Agate"]);
      expect(existsSync(join(dataDir, PICTURE))).toBe(true);
      expect(
        readdirSync(dataDir).filter((name) => name.startsWith("restore-")),
      ).toEqual([]);
    }
  });
});

/** Leaves a data folder as a crash does after `moved` moves of a restore. */
async function interruptRestore(file: string, dataDir: string, moved: number) {
  const made = tempFolder();
  await restore(file, made);
  rmSync(join(made, "lock.db"));
  const stamped = "20261121T100000000Z";
  const aside = join(dataDir, `before-restore-${stamped}`);
  mkdirSync(aside);
  const moves = ["uploads", "mail"].slice(0, moved);
  renameSync(made, join(dataDir, `restore-${stamped}`));
  for (const name of moves) {
    const old = join(dataDir, name);
    if (existsSync(old)) renameSync(old, join(aside, name));
    renameSync(join(dataDir, `restore-${stamped}`, name), old);
  }
  appendFileSync(join(dataDir, "shop.db-wal"), "");
}
