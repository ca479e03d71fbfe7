import { beforeEach, describe, expect, test } from "bun:test";
import { CartLine } from "#shared/cart/schema.ts";
import { type Resin, ResinInput } from "#shared/clip/parts.ts";
import { DesignReply, SavedDesign } from "#shared/clip/schema.ts";
import {
  adminResinPath,
  API,
  customClipPath,
  designPath,
  reorderPath,
  restorePath,
} from "#tests/support/api.ts";
import { changeCatalog } from "#server/catalog/item-rows.ts";
import { resinStore } from "#server/clips/part-store.ts";
import { stockLocks } from "#server/db/locks.ts";
import { resins } from "#server/db/schema/catalog.ts";
import { listOrders } from "#server/orders/order-list.ts";
import { logIn, shopWithAdmin, uploader } from "#tests/support/admin.ts";
import { setUpApp, type TestApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  makeCharm,
  makeResin,
  order,
  orderBody,
  readCart,
  resinBody,
} from "#tests/support/make.ts";
import { cutOut, pngPhoto } from "#tests/support/photos.ts";

const shop = setUpApp();
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

const resin = (name: string, given: Parameters<typeof resinBody>[0] = {}) =>
  makeResin(shop.deps, { name, ...given });
const now = () => shop.clock.now();
const sellOut = ({ id, name }: Resin) =>
  changeCatalog(shop.deps, async (db) => {
    const body = resinBody({ name, inStock: false });
    return resinStore.update(db, { ...ResinInput.parse(body), id, now: now() });
  });
const remove = ({ id }: Resin) =>
  changeCatalog(shop.deps, (db) => resinStore.remove(db, { id, now: now() }));

describe("a custom clip", () => {
  test("has the chosen resin in its price and description", async () => {
    await resin("Rose Quartz");
    const tortoise = await resin("Honey Tortoise", { price: "2.00" });
    const daisy = await makeCharm(shop.deps, { name: "Daisy", price: "4.00" });
    const line = await addClip(visitor, {
      selectedCharms: [daisy.id],
      customText: "Mila",
      resinId: tortoise.id,
    });
    expect(line.product).toMatchObject({
      name: 'Custom Claw Clip - "Mila"',
      description: "Honey Tortoise; Daisy",
      price: "31.00",
    });
    expect(line.resin).toEqual({
      id: tortoise.id,
      name: "Honey Tortoise",
      price: "2.00",
      imageUrl: tortoise.imageUrl,
      picture: null,
    });
  });

  test("without a chosen resin gets the first resin in stock", async () => {
    await sellOut(await resin("Rose Quartz"));
    const second = await resin("Tide Agate");
    await resin("Plum Starlight");
    for (const resinId of [undefined, null]) {
      const line = await addClip(visitor, { customText: "A", resinId });
      expect(line.resin?.id).toBe(second.id);
    }
  });

  test("in a shop without resins has no resin and no surcharge", async () => {
    const line = await addClip(visitor, { customText: "A" });
    expect(line).not.toHaveProperty("resin");
    expect(line.product).toMatchObject({ price: "25.00", description: "" });
  });

  test("in another resin adds a line, in the same resin raises the quantity", async () => {
    const [rose, tide] = [
      await resin("Rose Quartz"),
      await resin("Tide Agate"),
    ];
    await addClip(visitor, { customText: "A", resinId: rose.id });
    await addClip(visitor, { customText: "A", resinId: tide.id });
    await addClip(visitor, { customText: "A" });
    const cart = await readCart(visitor);
    expect(cart.map((line) => [line.resin?.name, line.quantity])).toEqual([
      ["Rose Quartz", 2],
      ["Tide Agate", 1],
    ]);
  });

  test("can be changed to another resin, keeping id and quantity", async () => {
    const [rose, tide] = [
      await resin("Rose Quartz"),
      await resin("Tide Agate"),
    ];
    const { id } = await addClip(visitor, {
      customText: "A",
      resinId: rose.id,
    });
    await addClip(visitor, { customText: "A", resinId: rose.id });
    const answer = await visitor.put(customClipPath(id), {
      customText: "A",
      resinId: tide.id,
    });
    expect(CartLine.parse(answer.json)).toMatchObject({
      id,
      quantity: 2,
      resin: { id: tide.id, name: "Tide Agate" },
    });
  });

  test.each([999, 0, -1, 1.5, "1", true, {}])(
    "in the resin %p is refused with a message",
    async (resinId) => {
      await resin("Rose Quartz");
      const answer = await visitor.post(API.customClip, {
        customText: "A",
        resinId,
      });
      expect(answer.status).toBe(422);
      expect(answer.json).toMatchObject({
        code: "invalid",
        fields: { resinId: expect.any(String) },
      });
    },
  );

  test("in a resin that was deleted is refused by its name", async () => {
    const rose = await resin("Rose Quartz");
    await remove(rose);
    const answer = await visitor.post(API.customClip, {
      customText: "A",
      resinId: rose.id,
    });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      message:
        "The resin Rose Quartz is no longer in the shop. Please choose another.",
    });
  });

  test("in a resin that is out of stock is refused by its name", async () => {
    const rose = await resin("Rose Quartz");
    await sellOut(rose);
    for (const resinId of [rose.id, undefined]) {
      const answer = await visitor.post(API.customClip, {
        customText: "A",
        resinId,
      });
      expect(answer.status).toBe(409);
      expect(answer.json).toMatchObject({
        code: "resin_out_of_stock",
        message: "The resin Rose Quartz is sold out. Please choose another.",
      });
    }
  });
});

describe("a line whose resin", () => {
  test("is sold out says what to do, and the order is refused by the resin's name", async () => {
    const tortoise = await resin("Honey Tortoise");
    await addClip(visitor, { customText: "A" });
    await sellOut(tortoise);
    const cart = await readCart(visitor);
    expect(cart[0]).toMatchObject({
      available: false,
      unavailableReason:
        "Honey Tortoise is out of stock. Edit to choose another.",
    });
    const answer = await visitor.post(API.orders, orderBody(cart));
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({
      code: "line_unavailable",
      message: expect.stringContaining("the resin Honey Tortoise is sold out"),
    });
  });

  test("was deleted says so, and still shows the resin's name", async () => {
    const tortoise = await resin("Honey Tortoise");
    await addClip(visitor, { customText: "A" });
    await remove(tortoise);
    expect((await readCart(visitor))[0]).toMatchObject({
      available: false,
      unavailableReason:
        "Honey Tortoise is no longer in the shop. Edit to choose another.",
      resin: { name: "Honey Tortoise" },
    });
  });

  test("was added later stays without a resin, at the same price", async () => {
    await addClip(visitor, { customText: "A" });
    await resin("Rose Quartz", { price: "5.00" });
    const [line] = await readCart(visitor);
    expect(line).not.toHaveProperty("resin");
    expect(line).toMatchObject({
      available: true,
      product: { price: "25.00" },
    });
    expect(line).not.toHaveProperty("previousPrice");
  });
});

test("an order keeps the resin as it was sold", async () => {
  const tortoise = await resin("Honey Tortoise", { price: "2.00" });
  await addClip(visitor, { customText: "A" });
  const placed = await order(visitor);
  await remove(tortoise);
  const [stored] = await Array.fromAsync(listOrders(shop.deps.db));
  for (const each of [placed, stored])
    expect(each?.items).toMatchObject([
      {
        description: "Honey Tortoise",
        price: "27.00",
        resin: { id: tortoise.id, name: "Honey Tortoise", price: "2.00" },
      },
    ]);
});

describe("a shared design", () => {
  const share = async (body: unknown) =>
    SavedDesign.parse((await visitor.post(API.designs, body)).json);
  const read = async (code: string) =>
    DesignReply.parse((await visitor.get(designPath(code))).json);

  test("names its resin, also after the resin is deleted", async () => {
    const tide = await resin("Tide Agate");
    const { code } = await share({ customText: "A", resinId: tide.id });
    await remove(tide);
    expect((await read(code)).resin).toMatchObject({
      id: tide.id,
      name: "Tide Agate",
    });
  });

  test("without a chosen resin keeps the first resin in stock when it was saved", async () => {
    const first = await resin("Rose Quartz");
    const { code } = await share({ customText: "A" });
    await resin("Tide Agate");
    await sellOut(first);
    expect((await read(code)).resin?.name).toBe("Rose Quartz");
    // A sold-out resin may be back in stock when the link is opened.
    const again = await share({ customText: "B", resinId: first.id });
    expect((await read(again.code)).resin?.name).toBe("Rose Quartz");
  });

  test("of a shop without resins has no resin later either", async () => {
    const { code } = await share({ customText: "A" });
    await resin("Rose Quartz");
    expect(await read(code)).not.toHaveProperty("resin");
  });
});

describe("the maker", () => {
  const names = async (shop: TestApp) => {
    const { json } = await shop.visitor().get(API.resins);
    return Array.isArray(json) ? json.map((each) => each.name) : json;
  };

  test("creates, sorts, changes, deletes and restores resins", async () => {
    using own = shopWithAdmin();
    const maker = await logIn(own);
    const create = async (name: string) => {
      const body = resinBody({ name, price: undefined });
      const answer = await maker.post(API.adminResins, body);
      expect(answer.status).toBe(201);
      expect(answer.json).toMatchObject({
        name,
        price: "0.00",
        inStock: true,
        picture: null,
      });
    };
    for (const name of ["Rose", "Tide", "Plum"]) await create(name);
    await maker.put(reorderPath(API.adminResins), { ids: [3, 1, 2] });
    expect(await names(own)).toEqual(["Plum", "Rose", "Tide"]);
    const changed = await maker.put(
      adminResinPath(1),
      resinBody({ name: "Rose Quartz", price: "1.50", inStock: false }),
    );
    expect(changed.json).toMatchObject({ price: "1.50", inStock: false });
    const gone = await maker.delete(adminResinPath(1));
    expect(gone.json).toEqual({ ok: true });
    expect(await names(own)).toEqual(["Plum", "Tide"]);
    expect((await maker.delete(adminResinPath(1))).status).toBe(404);
    const back = await maker.post(restorePath(adminResinPath(1)));
    expect(back.json).toMatchObject({ name: "Rose Quartz" });
    expect(await names(own)).toEqual(["Plum", "Rose Quartz", "Tide"]);
  });

  test("gets the current resin when another edit was saved first", async () => {
    using own = shopWithAdmin();
    const maker = await logIn(own);
    const before = await makeResin(own.deps);
    const headers = { "if-match": `"${before.updatedAt}"` };
    const save = (name: string) =>
      maker.put(adminResinPath(before.id), resinBody({ name }), headers);
    expect((await save("First")).status).toBe(200);
    const stale = await save("Second");
    expect(stale.status).toBe(412);
    expect(stale.json).toMatchObject({ current: { name: "First" } });
  });

  test("is told how to make a picture on which a clip can be drawn", async () => {
    using own = shopWithAdmin();
    const upload = await uploader(own);
    const maker = await logIn(own);
    const save = async (bytes: Buffer<ArrayBuffer>) => {
      const { imageUrl } = (await upload(bytes)).json;
      const { status, json } = await maker.post(
        API.adminResins,
        resinBody({ imageUrl }),
      );
      return { status, picture: Object(Object(json).fields).imageUrl };
    };
    expect(await save(pngPhoto(300, 400))).toEqual({
      status: 422,
      picture: expect.stringMatching(
        /has 300 x 400 pixels, not 16:9, and no transparent background\. .*1280 x 720/,
      ),
    });
    expect((await save(pngPhoto(320, 180))).picture).toMatch(
      /^This picture has no transparent background\./,
    );
    expect((await save(cutOut(300, 300))).picture).toMatch(/not 16:9\./);
    expect((await save(cutOut(320, 181))).status).toBe(201);
  });

  test("keeps the picture of a resin that was there before", async () => {
    using own = shopWithAdmin();
    const { imageUrl } = (await (await uploader(own))(pngPhoto(30, 40))).json;
    const maker = await logIn(own);
    const { id } = await makeResin(own.deps);
    await changeCatalog(own.deps, async (db) => {
      await db.lock(stockLocks([{ kind: "resin", id }]));
      await db.update(resins).set({ imageUrl }).run();
    });
    const saved = resinBody({ imageUrl, inStock: false });
    expect((await maker.put(adminResinPath(id), saved)).status).toBe(200);
  });

  test("cannot save an invalid resin, and other visitors cannot save any", async () => {
    using own = shopWithAdmin();
    const maker = await logIn(own);
    const wrong = [
      { name: "" },
      { name: "x".repeat(61) },
      { price: "-1" },
      { price: "1.234" },
      { price: "" },
      { imageUrl: "javascript:alert(1)" },
      { imageUrl: "/uploads/gone.webp" },
    ];
    for (const given of wrong) {
      const answer = await maker.post(API.adminResins, resinBody(given));
      expect([given, answer.status]).toEqual([given, 422]);
    }
    const named = await maker.post(
      API.adminResins,
      resinBody({ name: "x".repeat(60) }),
    );
    expect(named.status).toBe(201);
    const stranger = await own.visitor().post(API.adminResins, resinBody());
    expect(stranger.status).toBe(401);
  });
});
