import { Database } from "bun:sqlite";
import { expect } from "bun:test";
import { join } from "node:path";
import { API } from "#tests/support/api.ts";
import { createApp } from "#server/app.ts";
import { copyFromFile, copyIntoFile } from "#server/db/postgres/move.ts";
import { listTables, quoted } from "#server/db/postgres/copy-rows.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { restoreToPostgres } from "#server/operations/restore-to-postgres.ts";
import { writeBackup } from "#server/operations/backup.ts";
import { getSite } from "#server/site/store.ts";
import { newSite } from "#server/site/new-site.ts";
import { listOrders } from "#server/orders/order-list.ts";
import { createVisitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  makeCharm,
  makeProduct,
  order,
  productBody,
  SIZES,
} from "#tests/support/make.ts";
import { MIGRATIONS } from "#tests/support/database/migrations.ts";
import {
  openCopy,
  postgresTest,
  tempPostgres,
} from "#tests/support/database/postgres-shop.ts";
import { changeSite, writePage } from "#tests/support/site.ts";
import { tempFolder } from "#tests/support/temp.ts";

const migrationsDir = MIGRATIONS;

/** Fills a shop with orders, mails, subscribers, a site and a page. */
async function fillShop(url: string, names: string[]): Promise<void> {
  const copy = await openCopy(url);
  const app = createApp(copy.deps);
  const { id } = await makeCharm(copy.deps, { name: 'Rose 🌹 \\ "x"' });
  await makeProduct(copy.deps, {
    variants: SIZES,
    pictures: [productBody(), { imageUrl: "/demo/b.webp", variantIndex: 1 }],
  });
  for (const customText of names) {
    const visitor = createVisitor(app);
    await addClip(visitor, { selectedCharms: [id], customText });
    await order(visitor);
    await visitor.post(API.subscribe, { email: `${customText}@example.com` });
    const hero = {
      ...newSite("en").hero,
      headline: `${customText}'s “own” 🌹`,
    };
    await changeSite(copy.deps, { hero, palette: "violet" });
    await writePage(copy.deps, "care", customText);
  }
  await copy.close();
}

/** Returns the headline, palette and page that the maker has changed. */
async function ownSiteOf(url: string) {
  const copy = await openCopy(url);
  const { hero, palette, pages } = await getSite(
    copy.deps.db,
    copy.deps.config,
  );
  await copy.close();
  return [hero.headline, palette, ...pages.map(({ title }) => title)];
}

/** Returns every row of every table. */
function rowsOf(file: string) {
  const sqlite = new Database(file, { readonly: true });
  try {
    return listTables(sqlite).map(({ name }) => [
      name,
      sqlite.query(`SELECT * FROM "${name}" ORDER BY 1`).all(),
    ]);
  } finally {
    sqlite.close();
  }
}

postgresTest(
  "a shop is copied to a file and to another server, row for row",
  async () => {
    const [from, to] = [tempPostgres(), tempPostgres()];
    await fillShop(from, ["Ada", "Bob"]);
    const file = join(tempFolder(), DATABASE_FILE);
    const counts = await copyIntoFile(from, file, migrationsDir);
    expect(counts).toMatchObject({
      orders: 2,
      order_lines: 2,
      product_pictures: 1,
      subscribers: 2,
      site: 1,
      content_pages: 1,
    });
    expect(await copyFromFile({ file, url: to, migrationsDir })).toEqual(
      counts,
    );
    const again = join(tempFolder(), DATABASE_FILE);
    await copyIntoFile(to, again, migrationsDir);
    expect(rowsOf(again)).toEqual(rowsOf(file));
    expect(await ownSiteOf(to)).toEqual(["Bob's “own” 🌹", "violet", "Bob"]);
    // Order numbers continue after the last one of the moved shop.
    await fillShop(to, ["Eve"]);
    const copy = await openCopy(to);
    const orders = await Array.fromAsync(listOrders(copy.deps.db));
    expect(orders.map(({ id }) => id)).toEqual([1001, 1002, 1003]);
    await copy.close();
  },
);

type Column = { name: string; type: string; foreign: string | null };

/** Gives every table a row, and every column a value wherever it can have one. */
function fillEveryColumn(file: string): void {
  const sqlite = new Database(file);
  sqlite.run("PRAGMA foreign_keys = ON");
  for (const { name: table } of listTables(sqlite)) {
    const columns = sqlite
      .query<Column, [string, string]>(
        `SELECT name, type, "table" AS "foreign" FROM pragma_table_info(?)
        LEFT JOIN pragma_foreign_key_list(?) ON "from" = name`,
      )
      .all(table, table);
    const fillerOf = ({ type, foreign }: Column) => {
      if (foreign) return `(SELECT min(id) FROM "${foreign}")`;
      return type.toUpperCase() === "TEXT" ? "'[]'" : "1";
    };
    sqlite.run(
      `INSERT OR IGNORE INTO "${table}" (${quoted(columns.map(({ name }) => name))})
      SELECT ${columns.map(fillerOf).join(", ")} WHERE NOT EXISTS (SELECT 1 FROM "${table}")`,
    );
    for (const column of columns)
      sqlite.run(
        `UPDATE OR IGNORE "${table}" SET "${column.name}" = ${fillerOf(column)} WHERE "${column.name}" IS NULL`,
      );
  }
  sqlite.close();
}

postgresTest("a value in every column of every table is moved", async () => {
  const [from, to] = [tempPostgres(), tempPostgres()];
  await fillShop(from, ["Ada"]);
  const copy = await openCopy(from);
  const visitor = createVisitor(createApp(copy.deps));
  await addProduct(visitor, { id: 1 });
  await addClip(visitor, { selectedCharms: [1], customText: "EVE" });
  await copy.close();
  const file = join(tempFolder(), DATABASE_FILE);
  await copyIntoFile(from, file, migrationsDir);
  fillEveryColumn(file);
  const counts = await copyFromFile({ file, url: to, migrationsDir });
  const empty = Object.entries(counts).filter(([, rows]) => rows === 0);
  expect(empty).toEqual([]);
  const again = join(tempFolder(), DATABASE_FILE);
  expect(await copyIntoFile(to, again, migrationsDir)).toEqual(counts);
  expect(rowsOf(again)).toEqual(rowsOf(file));
});

postgresTest(
  "a shop is not copied over another shop, or while copies run",
  async () => {
    const [from, to] = [tempPostgres(), tempPostgres()];
    await fillShop(from, ["Ada"]);
    await fillShop(to, ["Bob"]);
    const file = join(tempFolder(), DATABASE_FILE);
    await copyIntoFile(from, file, migrationsDir);
    await expect(
      copyFromFile({ file, url: to, migrationsDir }),
    ).rejects.toThrow("something in the database already");
    const copy = await openCopy(to);
    await expect(
      copyFromFile({ file, url: to, migrationsDir }, { isReplacing: true }),
    ).rejects.toThrow("is running");
    expect(await Array.fromAsync(listOrders(copy.deps.db))).toMatchObject([
      { id: 1001, items: [{ customText: "Bob" }] },
    ]);
    await copy.close();
  },
);

postgresTest(
  "a backup restores the shop and sets the replaced database aside",
  async () => {
    const url = tempPostgres();
    await fillShop(url, ["Ada"]);
    const dataDir = tempFolder();
    const file = join(dataDir, "backup.tar");
    const now = Date.parse("2026-11-21T10:00:00Z");
    const given = { dataDir, databaseUrl: url, migrationsDir, file, now };
    await writeBackup(given);
    await fillShop(url, ["Bob"]);
    const { orders, aside } = await restoreToPostgres(given);
    expect(orders).toBe(1);
    const copy = await openCopy(url);
    const restored = await Array.fromAsync(listOrders(copy.deps.db));
    expect(restored.map(({ id }) => id)).toEqual([1001]);
    await copy.close();
    expect(await ownSiteOf(url)).toEqual(["Ada's “own” 🌹", "violet", "Ada"]);
    const earlier = new Map(
      rowsOf(join(aside ?? "", DATABASE_FILE)).map(([name, rows]) => [
        name,
        rows,
      ]),
    );
    expect(earlier.get("orders")).toHaveLength(2);
  },
);
