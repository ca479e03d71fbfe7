import { afterAll, expect } from "bun:test";
import { join } from "node:path";
import { Cart } from "#shared/cart/schema.ts";
import { type DrawnDesign, drawDesign } from "#shared/clip/drawing.ts";
import { DesignReply } from "#shared/clip/schema.ts";
import { DESIGNER_ART } from "#shared/api/paths.ts";
import { API, designPath } from "#tests/support/api.ts";
import { openDatabase } from "#server/db/sqlite/open.ts";
import { getOrder } from "#server/orders/store.ts";
import { hashToken } from "#server/runtime/random.ts";
import { startApp } from "#tests/support/app.ts";
import { makeResin } from "#tests/support/make.ts";
import { firstMigrations } from "#tests/support/database/migrations.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { sqliteTest as test } from "#tests/support/database/engine.ts";

// Upgrades a shop whose schema has no resins yet; then the maker adds a
// resin.

const TOKEN = "t".repeat(43);
const CODE = "aaaabbbb22";
const TEXT = "Mi ♥ a";
const CHARMS = [
  { id: 1, name: "Cherry Pair", priceCents: 500, file: "cherry" },
  { id: 2, name: "Gilded Moon", priceCents: 450, file: "moon" },
].map(({ file, ...rest }) => ({
  ...rest,
  imageUrl: `/demo/charms/${file}.webp`,
}));

function makeOldShop(): string {
  const dataDir = tempFolder();
  const db = openDatabase(dataDir, firstMigrations(1));
  const { sqlite } = db;
  for (const { id, name, priceCents, imageUrl } of CHARMS)
    sqlite.run("INSERT INTO charms VALUES (?, ?, ?, ?, 1, 0, ?, 1, 1, NULL)", [
      id,
      name,
      priceCents,
      imageUrl,
      id,
    ]);
  const now = Date.parse("2026-11-20T10:00:00Z");
  sqlite.run("INSERT INTO carts VALUES (1, ?, ?, ?)", [
    hashToken(TOKEN),
    now,
    now,
  ]);
  sqlite.run(
    "INSERT INTO cart_lines VALUES (1, 1, NULL, NULL, 2, '[1,2]', ?, 3450, ?)",
    [TEXT, now],
  );
  sqlite.run("INSERT INTO designs VALUES (1, ?, '[1,2]', ?, ?)", [
    CODE,
    TEXT,
    now,
  ]);
  sqlite.run(
    "INSERT INTO orders VALUES (1001, 'Ada', 'ada@example.com', '5550100', 3450, 1, NULL, '', ?)",
    [now],
  );
  sqlite.run(
    "INSERT INTO order_lines VALUES (1, 1001, -1, NULL, 'Custom Claw Clip', NULL, 'Cherry Pair, Gilded Moon', 1, 3450, '', ?, ?)",
    [JSON.stringify(CHARMS), TEXT],
  );
  db.close();
  return dataDir;
}

const shop = startApp({ DATA_DIR: makeOldShop() });
afterAll(() => shop.close());
await makeResin(shop.deps, { name: "Rose Quartz", price: "5.00" });

/** Expects the same bytes as the drawing from before there were resins. */
async function expectDrawnAsBefore(design: DrawnDesign) {
  const referencePath = join(
    import.meta.dir,
    "..",
    "..",
    "shared",
    "clip",
    "pictures",
    "two-charms-and-letters.svg",
  );
  const svg = drawDesign(design, {
    idPrefix: "clip",
    href: (asset) =>
      "imageUrl" in asset ? asset.imageUrl : DESIGNER_ART[asset.kind],
  });
  const lines = `${svg.replaceAll("><", ">\n<")}\n`;
  expect(lines).toBe(await Bun.file(referencePath).text());
}

test("a line in a cart keeps its price, its text and its picture", async () => {
  const visitor = shop.visitor();
  visitor.cookies.set("barrette_cart", TOKEN);
  const cart = Cart.parse((await visitor.get(API.cart)).json);
  expect(cart).toMatchObject([
    {
      quantity: 2,
      available: true,
      product: { price: "34.50", description: "Cherry Pair, Gilded Moon" },
    },
  ]);
  const [line] = cart;
  expect(line).not.toHaveProperty("previousPrice");
  expect(line).not.toHaveProperty("resin");
  await expectDrawnAsBefore({
    charms: line?.charms ?? [],
    customText: line?.customText ?? "",
    resin: line?.resin,
  });
});

test("a shared design is read and drawn as before", async () => {
  const answer = await shop.visitor().get(designPath(CODE));
  const design = DesignReply.parse(answer.json);
  expect(design).not.toHaveProperty("resin");
  await expectDrawnAsBefore(design);
});

test("an order keeps its lines and their pictures", async () => {
  const { items } = await getOrder(shop.deps.db, 1001);
  const [item] = items;
  expect(item).not.toHaveProperty("resin");
  await expectDrawnAsBefore({
    charms: item?.charms ?? [],
    customText: item?.customText ?? "",
    resin: item?.resin,
  });
});
