import { Database } from "bun:sqlite";
import { expect } from "bun:test";
import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE, openDatabase } from "#server/db/sqlite/open.ts";
import {
  fillFirstSchema,
  firstMigrations,
  knownMigrations,
  laterMigrations,
  MIGRATIONS,
} from "#tests/support/database/migrations.ts";
import { readLines } from "#tests/support/shopper.ts";
import { after, randomFor } from "#tests/support/seed.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { count, defineRow } from "../row.ts";

const OPEN = join(import.meta.dir, "../process/migrating.ts");

// Rebuilds a table that other tables refer to, as a changed column requires.
const REBUILD = [
  "CREATE TABLE __new_orders AS SELECT *, 'none' AS note FROM orders",
  "DROP TABLE orders",
  "ALTER TABLE __new_orders RENAME TO orders",
  "CREATE UNIQUE INDEX orders_later ON orders (id)",
].join(";--> statement-breakpoint\n");

export const killedMigration = defineRow(
  "SIGKILL during a migration",
  { kills: 50, orders: 20_000 },
  async ({ kills, orders }) => {
    const random = randomFor("SIGKILL during a migration");
    const parent = tempFolder();
    const shop = join(parent, "shop");
    mkdirSync(shop);
    makeShop(shop, orders);
    const later = laterMigrations(parent, REBUILD);
    const old = read(join(shop, DATABASE_FILE));
    expect(old).toMatchObject({ orders, isNew: 0, pages: "ok" });
    const updated = {
      ...old,
      isNew: 1,
      migrations: Number(old.migrations) + 1,
    };

    const undisturbed = join(parent, "undisturbed");
    cpSync(shop, undisturbed, { recursive: true });
    const wholeMs = await open(undisturbed, later);
    expect(read(join(undisturbed, DATABASE_FILE))).toEqual(updated);

    let foundNew = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const folder = join(parent, `killed-${kill}`);
      cpSync(shop, folder, { recursive: true });
      // The kills are spread over the whole migration, at random moments.
      await open(folder, later, (wholeMs * (kill + random.next())) / kills);
      const file = join(folder, DATABASE_FILE);
      const left = read(file);
      expect(left).toEqual(left.isNew ? updated : old);
      foundNew += Number(left.isNew);
      const copy = `${file}.before-${updated.migrations}`;
      if (left.isNew) expect(existsSync(copy)).toBe(true);
      if (existsSync(copy)) expect(read(copy)).toEqual(old);
      // The next start completes the migration.
      openDatabase(folder, later).close();
      expect(read(file)).toEqual(updated);
      expect(read(copy)).toEqual(old);
      expect(readdirSync(folder).filter((n) => n.includes("partial"))).toEqual(
        [],
      );
    }
    return {
      text: `${kills} kills over ${count(orders)} orders, ${kills - foundNew} times the old schema whole, ${foundNew} times the new, 0 rows lost`,
    };
  },
);

/** Makes a shop with so many orders that the migration takes a while. */
function makeShop(folder: string, orders: number): void {
  const database = openDatabase(folder, MIGRATIONS);
  database.sqlite.run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${orders})
     INSERT INTO orders (customer_name, customer_email, customer_phone, total_cents, cart_id, request_hash, created_at)
     SELECT 'Name ' || i, i || '@example.com', '5550100', i, i, '', i FROM n`,
  );
  database.close();
}

/** Summarizes the contents of a database file. */
function read(file: string) {
  const sqlite = new Database(file);
  try {
    const value = (sql: string) => {
      const [row] = sqlite.query<{ value: unknown }, []>(sql).all();
      return row?.value;
    };
    return {
      orders: value("SELECT count(*) AS value FROM orders"),
      sum: value("SELECT sum(total_cents) AS value FROM orders"),
      isNew: value(
        "SELECT count(*) AS value FROM pragma_table_info('orders') WHERE name = 'note'",
      ),
      migrations: value("SELECT count(*) AS value FROM __drizzle_migrations"),
      pages: value(
        "SELECT integrity_check AS value FROM pragma_integrity_check",
      ),
    };
  } finally {
    sqlite.close();
  }
}

/**
 * Opens the folder in a process that is killed after `killMs`, if given;
 * returns how long the process ran after loading, in milliseconds.
 */
async function open(folder: string, migrations: string, killMs?: number) {
  const child = Bun.spawn([process.execPath, OPEN, folder, migrations], {
    stdout: "pipe",
    stderr: "inherit",
  });
  // The process prints a line once everything is loaded.
  await readLines(child.stdout).next();
  const startedAt = performance.now();
  if (killMs !== undefined) {
    await after(killMs);
    child.kill("SIGKILL");
  }
  await child.exited;
  return performance.now() - startedAt;
}

export const earlierSchemas = defineRow(
  "migration from every earlier schema",
  { rows: 2_000 },
  async ({ rows }) => {
    let compared = 0;
    const last = knownMigrations();
    for (let version = 1; version < last; version += 1) {
      const folder = tempFolder();
      const file = join(folder, DATABASE_FILE);
      // The rows are written by the first version and migrated to this version.
      openDatabase(folder, firstMigrations(1)).close();
      fillFirstSchema(file, rows);
      openDatabase(folder, firstMigrations(version)).close();
      const before = readTables(file);
      openDatabase(folder, MIGRATIONS).close();
      compared += expectUnchanged(before, readTables(file));
    }
    return {
      text: `${last - 1} schemas to the newest, ${count(compared)} rows, each as it was`,
    };
  },
);

type Tables = Map<string, Record<string, unknown>[]>;

function readTables(file: string): Tables {
  const sqlite = new Database(file, { readonly: true });
  expect(sqlite.query("PRAGMA foreign_key_check").all()).toEqual([]);
  const names = sqlite
    .query<{ name: string }, []>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '__*'",
    )
    .all();
  const tables = new Map(
    names.map(({ name }) => [
      name,
      sqlite
        .query<Record<string, unknown>, []>(
          `SELECT * FROM "${name}" ORDER BY rowid`,
        )
        .all(),
    ]),
  );
  sqlite.close();
  return tables;
}

/** Fails if a value of an old column changed; returns the number of rows. */
function expectUnchanged(before: Tables, now: Tables): number {
  let same = 0;
  for (const [name, rows] of before) {
    const later = now.get(name) ?? [];
    expect([name, later.length]).toEqual([name, rows.length]);
    for (const [index, row] of rows.entries())
      expect(later[index]).toMatchObject(row);
    same += rows.length;
  }
  return same;
}
