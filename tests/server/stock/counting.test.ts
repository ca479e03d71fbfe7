import { beforeEach, expect, test } from "bun:test";
import { pathOf } from "#shared/api/call.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import {
  changeCharmStock,
  changeResinStock,
} from "#shared/admin/item-calls.ts";
import { changeStock } from "#shared/stock/calls.ts";
import { charmStore, resinStore } from "#server/clips/part-store.ts";
import { outbox } from "#server/db/schema/mails.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import {
  adminCharmPath,
  adminProductPath,
  adminResinPath,
  API,
  cancelPath,
} from "#tests/support/api.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  charmBody,
  makeCharm,
  makeProduct,
  makeResin,
  order,
  productBody,
  resinBody,
  SIZES,
} from "#tests/support/make.ts";
import { composeRow, outboxRows } from "#tests/support/outbox.ts";
import { MakerOrder } from "#shared/orders/progress.ts";
import { linksOf, look, move, orderWithLinks } from "#tests/support/orders.ts";

const shop = setUpApp(ADMIN_ENV);
let maker: Visitor;
let ada: Visitor;
beforeEach(async () => {
  maker = await logIn(shop);
  ada = shop.visitor();
});

const change = (id: number, body: unknown) =>
  maker.post(pathOf(changeStock, { id }), body);
const readProduct = async () =>
  ProductList.parse((await ada.get(API.products)).json)[0];

test("a product's and a resin's stock goes down with an order, and back once", async () => {
  const clip = await makeProduct(shop.deps, { stockQuantity: 2 });
  const resin = await makeResin(shop.deps, { stockQuantity: 1 });
  await addProduct(ada, clip, { quantity: 2 });
  await addClip(ada, { customText: "A", resinId: resin.id });
  const placed = await orderWithLinks(shop, ada);
  expect(await readProduct()).toMatchObject({
    stockQuantity: 0,
    inStock: false,
  });
  expect(await resinStore.get(shop.deps.db, resin.id)).toMatchObject({
    stockQuantity: 0,
    inStock: false,
  });
  const [mail] = await shop.deps.db.select().from(outbox).all();
  expect(mail).toMatchObject({
    lowCharms: [
      { name: "Blush Petal", left: 0 },
      { name: "Rose Quartz", left: 0 },
    ],
  });
  await ada.post(cancelPath(placed.token));
  await ada.post(cancelPath(placed.token));
  expect(await readProduct()).toMatchObject({
    stockQuantity: 2,
    inStock: true,
  });
  expect(await resinStore.get(shop.deps.db, resin.id)).toMatchObject({
    stockQuantity: 1,
    inStock: true,
  });
});

test("what a cancel gives back is named on the maker's page and in her mail", async () => {
  const moon = await makeCharm(shop.deps, { name: "Moon", stockQuantity: 5 });
  const clip = await makeProduct(shop.deps, {
    name: "Sea Foam",
    stockQuantity: 3,
  });
  const free = await makeProduct(shop.deps, { name: "Dusk" });
  await addProduct(ada, clip, { quantity: 2 });
  await addProduct(ada, free);
  await addClip(ada, { selectedCharms: [moon.id] });
  const placed = await orderWithLinks(shop, ada);
  const { json } = await look(ada, placed.makerToken);
  expect(MakerOrder.parse(json).comesBack).toEqual(
    expect.arrayContaining([
      { name: "Sea Foam", count: 2 },
      { name: "Moon", count: 1 },
    ]),
  );
  await ada.post(cancelPath(placed.token));
  const rows = await outboxRows(shop.deps.db);
  const row = rows.find(({ kind }) => kind === "order_cancelled_owner");
  const [said = ""] =
    /Back in your stock: .*/.exec((await composeRow(shop, row)).text) ?? [];
  for (const piece of ["2 × Sea Foam", "1 × Moon"])
    expect(said).toContain(piece);
  expect(said).not.toContain("Dusk");
});

test("a variant that an order took is given back, and taken again by an undo", async () => {
  const [small] = SIZES ?? [];
  if (!small) throw new Error("There is a size.");
  const clip = await makeProduct(shop.deps, {
    variants: [{ ...small, stockQuantity: 1 }],
  });
  await addProduct(ada, clip);
  const placed = await orderWithLinks(shop, ada);
  const variant = async () => (await readProduct())?.variants[0];
  expect(await variant()).toMatchObject({ available: false, stockQuantity: 0 });
  await move(ada, placed.makerToken, { status: "cancelled" });
  expect(await variant()).toMatchObject({ available: true, stockQuantity: 1 });
  await move(ada, placed.makerToken, { status: "received" });
  expect(await variant()).toMatchObject({ available: false, stockQuantity: 0 });
});

test("an undo takes no piece that somebody's cart holds, until it is free", async () => {
  const [small] = SIZES ?? [];
  if (!small) throw new Error("There is a size.");
  const clips = [
    await makeProduct(shop.deps, { name: "Sea Foam", stockQuantity: 2 }),
    await makeProduct(shop.deps, {
      name: "Dusk",
      variants: [{ ...small, stockQuantity: 1 }],
    }),
  ];
  for (const clip of clips) {
    const variantId = clip.variants[0]?.id;
    await addProduct(ada, clip, { quantity: variantId ? 1 : 2, variantId });
    const { makerToken } = await orderWithLinks(shop, ada);
    await move(ada, makerToken, { status: "cancelled" });
    const bea = shop.visitor();
    await addProduct(bea, clip, { variantId });
    const undo = () => move(ada, makerToken, { status: "received" });
    const refused = await undo();
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { code: "held", message: expect.stringContaining(clip.name) },
    ]);
    expect((await look(ada, makerToken)).json).toMatchObject({
      status: "cancelled",
      stands: false,
    });
    await bea.delete(API.cart);
    expect(await undo()).toMatchObject({ status: 200 });
  }
});

test("an undo says so where somebody has bought the piece since", async () => {
  const clip = await makeProduct(shop.deps, { stockQuantity: 1 });
  await addProduct(ada, clip);
  const placed = await orderWithLinks(shop, ada);
  await move(ada, placed.makerToken, { status: "cancelled" });
  const bea = shop.visitor();
  await addProduct(bea, clip);
  await order(bea);
  const { status, json } = await move(ada, placed.makerToken, {
    status: "received",
  });
  expect([status, json]).toMatchObject([
    409,
    {
      message:
        "Blush Petal has been sold since, so this order cannot be brought back.",
    },
  ]);
});

test("the maker counts up and down, and no sale is undone by it", async () => {
  const { id } = await makeProduct(shop.deps, { stockQuantity: 2 });
  await addProduct(ada, { id });
  expect((await change(id, { change: 3 })).json).toMatchObject({
    stockQuantity: 5,
    held: 1,
  });
  await order(ada);
  expect((await change(id, { change: -3 })).json).toMatchObject({
    stockQuantity: 1,
    inStock: true,
    held: 0,
  });
  expect((await change(id, { change: -1 })).json).toMatchObject({
    stockQuantity: 0,
    inStock: false,
  });
  expect((await change(id, { change: 1 })).json).toMatchObject({
    stockQuantity: 1,
    inStock: true,
  });
});

test("what is off sale stays so while it is counted", async () => {
  const given = { stockQuantity: 2, inStock: false };
  const { id } = await makeProduct(shop.deps, given);
  expect((await change(id, { change: 1 })).json).toMatchObject({
    stockQuantity: 3,
    inStock: false,
  });
});

test.each<[unknown, number, string]>([
  [
    { change: -6 },
    409,
    "There are 5 left, so the count cannot go down that far.",
  ],
  [{ change: 0 }, 422, "Give a whole number that is not 0, 1000000 at most."],
  [{ change: 1.5 }, 422, "Give a whole number that is not 0, 1000000 at most."],
  [{ change: 2e6 }, 422, "Give a whole number that is not 0, 1000000 at most."],
  [{ change: 999_999 }, 422, "Enter a stock from 0 to 1000000."],
  [{ change: 1, variantId: 9 }, 422, "This option is not one of this clip's."],
])("a change of %j is refused in words", async (body, status, sentence) => {
  const { id } = await makeProduct(shop.deps, { stockQuantity: 5 });
  const answer = await change(id, body);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(sentence);
  expect((await readProduct())?.stockQuantity).toBe(5);
});

test("what is not counted is not counted down", async () => {
  const { id } = await makeProduct(shop.deps);
  const answer = await change(id, { change: -1 });
  expect([answer.status, answer.json]).toMatchObject([
    409,
    { message: "This is not counted. Enter how many there are first." },
  ]);
  expect((await change(987, { change: 1 })).status).toBe(404);
  const anonymous = await ada.post(pathOf(changeStock, { id }), { change: 1 });
  expect(anonymous.status).toBe(401);
});

test.each([
  ["charm", makeCharm, changeCharmStock],
  ["resin", makeResin, changeResinStock],
] as const)(
  "a %s is counted up and down like a clip",
  async (_, make, call) => {
    const { id } = await make(shop.deps, { stockQuantity: 2 });
    const step = (by: unknown, part = id) =>
      maker.post(pathOf(call, { id: part }), { change: by });
    expect((await step(-2)).json).toMatchObject({
      stockQuantity: 0,
      inStock: false,
    });
    expect((await step(3)).json).toMatchObject({
      stockQuantity: 3,
      inStock: true,
    });
    expect((await step(-4)).status).toBe(409);
    expect((await step(0)).status).toBe(422);
    expect((await step(1, 987)).status).toBe(404);
    const anonymous = await ada.post(pathOf(call, { id }), { change: 1 });
    expect(anonymous.status).toBe(401);
  },
);

test.each([-1, 1.5, "1.5", "many", 1_000_001, null])(
  "a stock of %j is refused at its field",
  async (stockQuantity) => {
    const body = { ...productBody(), stockQuantity };
    const created = await maker.post(API.adminProducts, body);
    expect([created.status, created.json]).toMatchObject([
      422,
      { fields: { stockQuantity: "Enter a stock from 0 to 1000000." } },
    ]);
  },
);

test("an edit without a stock leaves it, and one from before a sale is refused", async () => {
  const [small] = SIZES ?? [];
  if (!small) throw new Error("There is a size.");
  const clip = await makeProduct(shop.deps, {
    stockQuantity: 4,
    variants: [{ ...small, stockQuantity: 3 }],
  });
  const [{ id: variantId } = { id: 0 }] = clip.variants;
  const path = adminProductPath(clip.id);
  const variants = [{ ...small, id: variantId }];
  const kept = await maker.put(path, { ...productBody(), variants });
  expect(kept.json).toMatchObject({
    stockQuantity: 4,
    variants: [{ stockQuantity: 3 }],
  });
  const before = (await readProduct())?.updatedAt ?? "";
  await addProduct(ada, clip);
  await order(ada);
  const edit = { ...productBody(), stockQuantity: "4" };
  const stale = await maker.put(path, edit, { "if-match": before });
  expect([stale.status, stale.json]).toMatchObject([
    412,
    { current: { stockQuantity: 3, variants: [{ stockQuantity: 2 }] } },
  ]);
});

test("an order of before products were counted can still be cancelled", async () => {
  const clip = await makeProduct(shop.deps);
  await addProduct(ada, clip);
  const { id } = await order(ada);
  const { shopper = "" } = await linksOf(shop, id);
  await maker.put(adminProductPath(clip.id), {
    ...productBody(),
    stockQuantity: 2,
  });
  await ada.post(cancelPath(shopper.slice(shopper.lastIndexOf("/") + 1)));
  expect((await readProduct())?.stockQuantity).toBe(2);
});

test("what was counted comes back with a piece, and what never was in any number", async () => {
  const deps = shop.deps;
  const clip = await makeProduct(deps, { stockQuantity: 1 });
  const sized = await makeProduct(deps, {
    variants: [{ title: "Small", price: "24.00", stockQuantity: 1 }],
  });
  const plain = await makeProduct(deps);
  const charm = await makeCharm(deps, { stockQuantity: 1 });
  const resin = await makeResin(deps, { stockQuantity: 1 });
  await addProduct(ada, clip);
  await addProduct(ada, sized);
  await addClip(ada, { selectedCharms: [charm.id], resinId: resin.id });
  await order(ada);
  const list = async () =>
    ProductList.parse((await maker.get(API.adminProducts)).json);
  const [sold, soldSize] = await list();
  expect(sold).toMatchObject({ stockQuantity: 0, wasCounted: true });
  expect(soldSize?.variants).toMatchObject([
    { stockQuantity: 0, available: false, wasCounted: true },
  ]);
  // As the panel and other clients send what they were given.
  const back = { stockQuantity: 0, inStock: true };
  await maker.put(adminProductPath(clip.id), { ...sold, ...back });
  const variants = soldSize?.variants.map((each) => ({
    ...each,
    available: true,
  }));
  await maker.put(adminProductPath(sized.id), { ...soldSize, variants });
  const soldPlain = { ...plain, inStock: false };
  await maker.put(adminProductPath(plain.id), soldPlain);
  await maker.put(adminProductPath(plain.id), { ...plain, ...back });
  await maker.put(adminCharmPath(charm.id), charmBody(back));
  await maker.put(adminResinPath(resin.id), resinBody(back));
  expect(await list()).toMatchObject([
    { stockQuantity: 1, inStock: true },
    { stockQuantity: 0, variants: [{ stockQuantity: 1, available: true }] },
    { stockQuantity: 0, inStock: true },
  ]);
  expect(await charmStore.get(deps.db, charm.id)).toMatchObject({
    stockQuantity: 1,
  });
  expect(await resinStore.get(deps.db, resin.id)).toMatchObject({
    stockQuantity: 1,
  });
  expect((await list())[0]).not.toHaveProperty("wasCounted");
  // She may still sell it in any number, once it is on sale.
  await maker.put(adminProductPath(clip.id), { ...sold, ...back });
  expect(await list()).toMatchObject([{ stockQuantity: 0 }, {}, {}]);
  await maker.put(adminProductPath(clip.id), { ...sold, inStock: false });
  await maker.put(adminProductPath(clip.id), { ...sold, ...back });
  expect(await list()).toMatchObject([{ stockQuantity: 0 }, {}, {}]);
});
