import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE, openDatabase } from "#server/db/open.ts";
import { laterMigrations, MIGRATIONS } from "#tests/migrations.ts";
import { tempFolder } from "#tests/temp.ts";

const KILLS = 12;
const ORDERS = 20_000;
const OPEN = join(import.meta.dir, "migrating-process.ts");

// A table that others point at is made anew, as a changed column needs it.
const REBUILD = [
  "CREATE TABLE __new_orders AS SELECT *, 'none' AS note FROM orders",
  "DROP TABLE orders",
  "ALTER TABLE __new_orders RENAME TO orders",
  "CREATE UNIQUE INDEX orders_later ON orders (id)",
].join(";--> statement-breakpoint\n");

/** A shop with many orders, which the next version takes a while to move. */
function makeShop(folder: string): void {
  const { $client } = openDatabase(folder, MIGRATIONS);
  $client.run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ORDERS})
     INSERT INTO orders (customer_name, customer_email, customer_phone, total_cents, cart_id, request_hash, created_at)
     SELECT 'Name ' || i, i || '@example.com', '5550100', i, i, '', i FROM n`,
  );
  $client.close();
}

/** What a database file holds. */
function look(file: string) {
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

/** Opens the folder in a process; kills it after `afterMs`. Answers how long it lived. */
async function open(folder: string, migrations: string, afterMs?: number) {
  const child = Bun.spawn([process.execPath, OPEN, folder, migrations], {
    stdout: "pipe",
    stderr: "inherit",
  });
  // It says so when everything is loaded.
  await child.stdout.getReader().read();
  const startedAt = performance.now();
  if (afterMs !== undefined) {
    await Bun.sleep(afterMs);
    child.kill("SIGKILL");
  }
  await child.exited;
  return performance.now() - startedAt;
}

test("killed while it brings a shop up to date, it leaves the old or the new whole", async () => {
  const parent = tempFolder();
  const shop = join(parent, "shop");
  mkdirSync(shop);
  makeShop(shop);
  const later = laterMigrations(parent, REBUILD);
  const old = look(join(shop, DATABASE_FILE));
  expect(old).toMatchObject({ orders: ORDERS, isNew: 0, pages: "ok" });
  const updated = { ...old, isNew: 1, migrations: Number(old.migrations) + 1 };

  const undisturbed = join(parent, "undisturbed");
  cpSync(shop, undisturbed, { recursive: true });
  const wholeMs = await open(undisturbed, later);
  expect(look(join(undisturbed, DATABASE_FILE))).toEqual(updated);

  for (let kill = 0; kill < KILLS; kill += 1) {
    const folder = join(parent, `killed-${kill}`);
    cpSync(shop, folder, { recursive: true });
    await open(folder, later, (wholeMs * kill) / KILLS);
    const file = join(folder, DATABASE_FILE);
    const left = look(file);
    expect(left).toEqual(left.isNew ? updated : old);
    const copy = `${file}.before-${updated.migrations}`;
    if (left.isNew) expect(existsSync(copy)).toBe(true);
    if (existsSync(copy)) expect(look(copy)).toEqual(old);
    // The next start goes on from there.
    openDatabase(folder, later).$client.close();
    expect(look(file)).toEqual(updated);
    expect(look(copy)).toEqual(old);
    expect(readdirSync(folder).filter((n) => n.includes("partial"))).toEqual(
      [],
    );
  }
}, 60_000);
