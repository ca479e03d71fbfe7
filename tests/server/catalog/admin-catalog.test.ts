import { say } from "#tests/support/say.ts";
import { describe, expect, test } from "bun:test";
import { ProductList } from "#shared/catalog/schema.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { PRICE_MESSAGE } from "#shared/money/rules.ts";
import { CharmList } from "#shared/clip/parts.ts";
import {
  adminCharmPath,
  adminProductPath,
  adminResinPath,
  API,
  reorderPath,
  restorePath,
} from "#tests/support/api.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import {
  charmBody,
  makeCharm,
  makeProduct,
  makeResin,
  productBody,
  SIZES,
} from "#tests/support/make.ts";

const shopWithAdmin = () => startApp(ADMIN_ENV);

async function productNames(shop: TestApp) {
  const list = await shop.visitor().get(API.products);
  return ProductList.parse(list.json).map((product) => product.name);
}

describe("products", () => {
  test("are created, changed, deleted and restored", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const created = await maker.post(API.adminProducts, productBody());
    expect(created.status).toBe(201);
    expect(created.json).toMatchObject({
      name: "Blush Petal",
      price: "24.00",
      isNew: false,
      isBestSeller: false,
      inStock: true,
    });
    const path = adminProductPath(1);
    const changed = await maker.put(path, productBody({ name: "Rosé & Gold" }));
    expect(changed.status).toBe(200);
    expect(await productNames(shop)).toEqual(["Rosé & Gold"]);
    expect((await maker.delete(path)).json).toEqual({ ok: true });
    expect(await productNames(shop)).toEqual([]);
    expect((await maker.delete(path)).status).toBe(404);
    expect((await maker.put(path, productBody())).status).toBe(404);
    const restored = await maker.post(restorePath(path));
    expect(restored.status).toBe(200);
    expect(await productNames(shop)).toEqual(["Rosé & Gold"]);
  });

  test("keep their options when a change does not mention them", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const { id } = await makeProduct(shop.deps, { variants: SIZES });
    const updated = await maker.put(adminProductPath(id), productBody());
    expect(updated.json).toMatchObject({
      variants: [{ title: "Small" }, { title: "Large" }],
    });
    const gone = await maker.put(
      adminProductPath(id),
      productBody({ variants: [] }),
    );
    expect(gone.json).toMatchObject({ variants: [] });
  });

  test("are reordered only when all products are named", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    for (const name of ["One", "Two", "Three"])
      await makeProduct(shop.deps, { name });
    const path = reorderPath(API.adminProducts);
    expect((await maker.put(path, { ids: [3, 1, 2] })).status).toBe(200);
    expect(await productNames(shop)).toEqual(["Three", "One", "Two"]);
    for (const ids of [[3, 1], [3, 1, 1], [3, 1, 2, 9], ["3"], [-1], null])
      expect((await maker.put(path, { ids })).status).toBe(422);
    expect(await productNames(shop)).toEqual(["Three", "One", "Two"]);
  });

  test("refuse bad input with a message for the field", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const { id } = await makeProduct(shop.deps);
    const bad: [field: string, value: unknown][] = [
      ...["", "-1", "1e3", "24.999", "100000", "abc", " ", "NaN", "0x10"].map(
        (price): [string, unknown] => ["price", price],
      ),
      ["price", -0.01],
      ["price", 1e21],
      ["price", null],
      ["name", ""],
      ["name", "   "],
      ["name", "x".repeat(101)],
      ["name", "a\nb"],
      ["name", "\u202egnp"],
      ["name", 7],
      ["description", ""],
      ["description", "x".repeat(1_001)],
      ["imageUrl", ""],
      ["imageUrl", "javascript:alert(1)"],
      ["imageUrl", "JaVaScRiPt:alert(1)"],
      ["imageUrl", "data:image/png;base64,AAAA"],
      ["imageUrl", "file:///etc/passwd"],
      ["imageUrl", "/uploads/../shop.db"],
      ["imageUrl", "//evil.example/a.png"],
      ["imageUrl", `https://example.com/${"x".repeat(2_000)}`],
      ["imageUrl", "/uploads/abcdefghijklmnopqrstuvwx.webp"],
      ["isNew", "yes"],
    ];
    for (const [field, value] of bad)
      for (const send of [
        () =>
          maker.post(API.adminProducts, { ...productBody(), [field]: value }),
        () =>
          maker.put(adminProductPath(id), { ...productBody(), [field]: value }),
      ]) {
        const answer = await send();
        expect([field, value, answer.status]).toEqual([field, value, 422]);
        expect(answer.json).toMatchObject({
          code: "invalid",
          fields: { [field]: expect.any(String) },
        });
      }
    expect(await productNames(shop)).toEqual(["Blush Petal"]);
  });

  test("edited in two tabs are refused from the second tab with the saved version", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const { id, updatedAt } = await makeProduct(shop.deps);
    const path = adminProductPath(id);
    const first = productBody({ name: "First tab" });
    const second = productBody({ name: "Second tab" });
    const saved = await maker.put(path, first, {
      "if-match": `"${updatedAt}"`,
    });
    expect(saved.status).toBe(200);
    for (const stale of [updatedAt, `"${updatedAt}"`, `W/"${updatedAt}"`]) {
      const answer = await maker.put(path, second, { "if-match": stale });
      expect(answer.status).toBe(412);
      expect(answer.json).toMatchObject({
        code: "stale",
        current: { id, name: "First tab" },
      });
    }
    expect(await productNames(shop)).toEqual(["First tab"]);
    expect((await maker.put(path, second)).status).toBe(200);
    expect((await maker.put(path, first, { "if-match": "*" })).status).toBe(
      200,
    );
  });

  test("that were deleted while being edited are not found", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const { id, updatedAt } = await makeProduct(shop.deps);
    await maker.delete(adminProductPath(id));
    const answer = await maker.put(adminProductPath(id), productBody(), {
      "if-match": updatedAt,
    });
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({
      message: "This clip is no longer there. Please load the list again.",
    });
  });

  test("with script and SQL in their texts return exactly that text", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const texts = [
      "<script>alert(1)</script>",
      "'; DROP TABLE products; --",
      '"><img src=x onerror=alert(1)>',
      "{{7*7}} %00 \\u0000",
      "</script><svg/onload=alert(1)>",
    ];
    for (const text of texts)
      await maker.post(
        API.adminProducts,
        productBody({
          name: text,
          description: text,
          variants: [{ title: text, price: "1" }],
        }),
      );
    const list = ProductList.parse((await maker.get(API.products)).json);
    expect(list.map((product) => product.name)).toEqual(texts);
    expect(list.map((product) => product.description)).toEqual(texts);
    expect(list.map((product) => product.variants[0]?.title)).toEqual(texts);
  });

  test("keep their safety text unless a client sends another", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const { id } = await makeProduct(shop.deps);
    const put = (given: object) =>
      maker.put(adminProductPath(id), { ...productBody(), ...given });
    const read = async () =>
      ProductList.parse((await maker.get(API.products)).json)[0]?.safety;
    expect(await read()).toBe("");
    const text = "Small parts.\nNot for children under 3.";
    expect((await put({ safety: text })).json).toMatchObject({ safety: text });
    await put({});
    expect(await read()).toBe(text);
    const long = await put({ safety: "x".repeat(1_001) });
    expect(long.status).toBe(422);
    expect(long.json).toMatchObject({ fields: { safety: expect.anything() } });
    await put({ safety: "" });
    expect(await read()).toBe("");
  });

  test("with an invalid id are not found", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    for (const id of ["0", "-1", "1.5", "1e3", "abc", "9".repeat(30), "%27"])
      for (const method of ["PUT", "DELETE"]) {
        const path = `${API.adminProducts}/${id}`;
        const body = method === "PUT" ? productBody() : undefined;
        const answer = await maker.request(method, path, body);
        expect([id, method, answer.status]).toEqual([id, method, 404]);
      }
  });
});

describe("a change of some fields", () => {
  test("keeps all that is not sent, of products, charms and resins", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const product = await makeProduct(shop.deps, {
      isNew: true,
      inStock: false,
      stockQuantity: 3,
      safety: "Small parts.",
      widthMm: 80,
      availableFrom: new Date(Date.now() + DAY_MS).toISOString(),
      variants: SIZES,
    });
    const charm = await makeCharm(shop.deps, {
      inStock: false,
      stockQuantity: 7,
    });
    const resin = await makeResin(shop.deps, { price: "2.00", inStock: false });
    const productPath = adminProductPath(product.id);
    const charmPath = adminCharmPath(charm.id);
    const resinPath = adminResinPath(resin.id);
    const known = new Map<string, object>([
      [productPath, product],
      [charmPath, charm],
      [resinPath, resin],
    ]);
    for (const [path, change] of [
      [productPath, {}],
      [productPath, { name: "Renamed" }],
      [productPath, { price: "31.50" }],
      [productPath, { isNew: false }],
      [charmPath, {}],
      [charmPath, { name: "Renamed" }],
      [charmPath, { inStock: true }],
      [resinPath, { name: "Renamed" }],
      [resinPath, { stockQuantity: 4 }],
    ] as const) {
      const { status, json } = await maker.request("PATCH", path, change);
      expect([path, change, status]).toEqual([path, change, 200]);
      const updatedAt = expect.any(String);
      const saved = { ...known.get(path), ...change, updatedAt };
      expect(json).toEqual(saved);
      known.set(path, saved);
    }
  });

  test("is refused like a whole one: where it is wrong, stale or signed out", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const { id, updatedAt } = await makeProduct(shop.deps);
    const path = adminProductPath(id);
    const patch = (body: object, headers?: Record<string, string>) =>
      maker.request("PATCH", path, body, headers);
    for (const [body, field] of [
      [{ price: "abc" }, "price"],
      [{ name: "" }, "name"],
      [{ imageUrl: "file:///etc/passwd" }, "imageUrl"],
      [{ pictures: [{ imageUrl: "/demo/moon.webp" }] }, "pictures"],
    ] as const) {
      const refused = await patch(body);
      expect([body, refused.status]).toEqual([body, 422]);
      expect(refused.json).toMatchObject({
        fields: { [field]: expect.any(String) },
      });
    }
    expect(
      (await patch({ name: "Mine" }, { "if-match": updatedAt })).status,
    ).toBe(200);
    const stale = await patch({ name: "Yours" }, { "if-match": updatedAt });
    expect(stale.status).toBe(412);
    expect(stale.json).toMatchObject({
      code: "stale",
      current: { name: "Mine" },
    });
    const stranger = shop.visitor();
    expect((await stranger.request("PATCH", path, { name: "X" })).status).toBe(
      401,
    );
    expect(
      (await maker.request("PATCH", adminProductPath(99), {})).status,
    ).toBe(404);
  });
});

describe("charms", () => {
  test("are created, changed, deleted, restored and sorted", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const created = await maker.post(
      API.adminCharms,
      charmBody({ stockQuantity: "12" }),
    );
    expect(created.status).toBe(201);
    expect(created.json).toMatchObject({ stockQuantity: 12, inStock: true });
    await makeCharm(shop.deps, { name: "Moon" });
    const path = adminCharmPath(1);
    const stale = await maker.put(path, charmBody(), { "if-match": "old" });
    expect(stale.status).toBe(412);
    const changed = await maker.put(path, charmBody({ name: "Sun" }));
    expect(changed.json).toMatchObject({ name: "Sun", stockQuantity: 0 });
    await maker.put(reorderPath(API.adminCharms), { ids: [2, 1] });
    await maker.delete(path);
    await maker.post(restorePath(path));
    const list = CharmList.parse((await maker.get(API.charms)).json);
    expect(list.map((charm) => charm.name)).toEqual(["Moon", "Sun"]);
  });

  test("treat a stock that is no number as 0 and refuse an impossible one", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    for (const [stockQuantity, stored] of [
      ["", 0],
      ["many", 0],
      ["7.9", 7],
      [7.9, 7],
      ["3 pieces", 3],
    ] as const) {
      const answer = await maker.post(
        API.adminCharms,
        charmBody({ stockQuantity }),
      );
      expect([stockQuantity, answer.status]).toEqual([stockQuantity, 201]);
      expect(answer.json).toMatchObject({ stockQuantity: stored });
    }
    for (const stockQuantity of [-1, "-5", 1_000_001, {}, [], null]) {
      const answer = await maker.post(API.adminCharms, {
        ...charmBody(),
        stockQuantity,
      });
      expect([stockQuantity, answer.status]).toEqual([stockQuantity, 422]);
    }
  });
});

describe("the clip configuration", () => {
  test("keeps the value of a field that was left empty, but accepts false and 0.00", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const before = await maker.get(API.adminClipConfig);
    expect(before.json).toMatchObject({ basePrice: "25.00", isEnabled: true });
    const answer = await maker.put(API.adminClipConfig, {
      name: "",
      basePrice: "0.00",
      description: "  ",
      imageUrl: "",
      isEnabled: false,
    });
    expect(answer.json).toMatchObject({
      name: "Custom Claw Clip",
      basePrice: "0.00",
      isEnabled: false,
    });
    const shown = await shop.visitor().get(API.clipConfig);
    expect(shown.json).toMatchObject({ basePrice: "0.00", isEnabled: false });
    expect(shown.json).not.toHaveProperty("updatedAt");
  });

  test("refuses bad values and an edit of an older version", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    for (const body of [
      { basePrice: "-1" },
      { basePrice: "1e2" },
      { name: "x".repeat(61) },
      { description: "x".repeat(501) },
      { imageUrl: "javascript:alert(1)" },
      { isEnabled: "yes" },
    ])
      expect((await maker.put(API.adminClipConfig, body)).status).toBe(422);
    const price = await maker.put(API.adminClipConfig, { basePrice: "25.555" });
    expect(price.json).toMatchObject({
      fields: { basePrice: say(PRICE_MESSAGE) },
    });
    const stale = await maker.put(
      API.adminClipConfig,
      { name: "Mine" },
      { "if-match": '"2020-01-01T00:00:00.000Z"' },
    );
    expect(stale.status).toBe(412);
    expect(stale.json).toMatchObject({ current: { basePrice: "25.00" } });
  });
});

describe("the state of the mails", () => {
  test("is shown, and a test mail waits in the outbox", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    expect((await maker.get(API.mailStatus)).json).toMatchObject({
      smtpConfigured: false,
      ownerEmail: "owner@example.com",
      waiting: 0,
    });
    for (const address of [
      "",
      "me",
      "a@b.example, c@d.example",
      "a@b.example\r\nBcc: x@y.example",
    ])
      expect((await maker.post(API.mailTest, { address })).status).toBe(422);
    const sent = await maker.post(API.mailTest, { address: "me@example.com" });
    expect(sent.json).toEqual({ ok: true });
    expect((await maker.post(API.mailRetry)).json).toMatchObject({
      waiting: 1,
      lastSentAt: null,
      nextTryAt: null,
    });
  });
});
