import { describe, expect, test } from "bun:test";
import { Product, ProductList } from "#shared/catalog/schema.ts";
import { nameProducts, slugOfName } from "#server/catalog/slugs.ts";
import { findSlugOwner } from "#server/catalog/slugs.ts";
import { insertProducts } from "#server/catalog/store.ts";
import { MAKER } from "#server/db/locks.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { adminProductPath, API, restorePath } from "#tests/support/api.ts";
import { type Answer, startApp, type Visitor } from "#tests/support/app.ts";
import { productBody } from "#tests/support/make.ts";

const shopWithAdmin = () => startApp(ADMIN_ENV);

const slugIn = ({ json }: Answer) => Product.parse(json).slug;
const add = async (maker: Visitor, given: Parameters<typeof productBody>[0]) =>
  maker.post(API.adminProducts, productBody(given));

describe("the address of a clip", () => {
  test("is made from its name, in the shop's language", () => {
    const slugs: [name: string, language: string, slug: string][] = [
      ["Rose Quartz Swirl", "en", "rose-quartz-swirl"],
      ["Ärger & Öl", "de", "aerger-oel"],
      ["Ärger & Öl", "fr", "arger-ol"],
      ["バレッタ", "en", ""],
      ["7 Wishes", "en", "clip-7-wishes"],
      ["7", "en", ""],
      ["Clip 12", "en", ""],
      ["x".repeat(100), "en", "x".repeat(60)],
    ];
    for (const [name, language, slug] of slugs)
      expect(slugOfName(name, language)).toBe(slug);
  });

  test("is its own, stays when it is renamed, and can be changed", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    const first = await add(maker, { name: "Rosé" });
    expect(slugIn(first)).toBe("rose");
    expect(slugIn(await add(maker, { name: "Rose" }))).toBe("rose-2");
    expect(slugIn(await add(maker, { name: "薔薇" }))).toBe("clip-3");
    const renamed = await maker.put(
      adminProductPath(1),
      productBody({ name: "Peony" }),
    );
    expect(slugIn(renamed)).toBe("rose");
    const moved = await maker.put(
      adminProductPath(1),
      productBody({ slug: "peony" }),
    );
    expect(slugIn(moved)).toBe("peony");
    const { db } = shop.deps;
    expect(await findSlugOwner(db, "rose")).toBe(1);
    expect(await findSlugOwner(db, "clip-1")).toBe(1);
    expect(slugIn(await add(maker, { name: "Rose" }))).toBe("rose-3");
  });

  test("is refused where another clip has it, or where it is not allowed", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    await add(maker, { name: "Rose" });
    await add(maker, { name: "Peony" });
    for (const slug of [
      "rose",
      "clip-1",
      "2",
      "7-wishes",
      "-rose",
      "Rose",
      "rosé",
      "a b",
      "",
      "x".repeat(61),
    ])
      for (const answer of [
        await add(maker, { slug }),
        await maker.put(adminProductPath(2), productBody({ slug })),
      ]) {
        expect([slug, answer.status]).toEqual([slug, 422]);
        expect(answer.json).toMatchObject({
          fields: { slug: expect.any(String) },
        });
      }
    const own = { slug: "clip-2" };
    expect(slugIn(await maker.put(adminProductPath(2), productBody(own)))).toBe(
      "clip-2",
    );
  });

  test("of a deleted clip can be taken, and it gets another when it comes back", async () => {
    using shop = shopWithAdmin();
    const maker = await logIn(shop);
    await add(maker, { name: "Rose" });
    await maker.delete(adminProductPath(1));
    expect(slugIn(await add(maker, { name: "Rose" }))).toBe("rose");
    const restored = await maker.post(restorePath(adminProductPath(1)));
    expect(slugIn(restored)).toBe("rose-2");
  });

  test("is given at the start to clips that an earlier version made", async () => {
    using shop = shopWithAdmin();
    const { deps } = shop;
    const base = { description: "x", imageUrl: "/demo/x.webp", price: 2_400 };
    const flags = { isNew: false, isBestSeller: false, inStock: true };
    const products = ["Rose", "Rose", "薔薇"].map((name, position) => ({
      ...{ ...base, ...flags, name, position },
    }));
    await deps.commit(MAKER, (tx) => insertProducts(tx, { products, now: 0 }));
    const slugs = async () => {
      const { json } = await shop.visitor().get(`${API.products}/pages/1`);
      return ProductList.parse(json).map(({ slug }) => slug);
    };
    expect(await slugs()).toEqual(["clip-1", "clip-2", "clip-3"]);
    await nameProducts(deps);
    expect(await slugs()).toEqual(["rose", "rose-2", "clip-3"]);
  });
});

test("a hidden clip is in no list but the maker's", async () => {
  using shop = shopWithAdmin();
  const maker = await logIn(shop);
  await add(maker, { isHidden: true });
  expect((await maker.get(API.products)).json).toEqual([]);
  expect((await maker.get(API.adminProducts)).json).toMatchObject([
    { id: 1, isHidden: true },
  ]);
  expect((await shop.visitor().get(API.adminProducts)).status).toBe(401);
});

test("details, size and hiding are kept by a client that does not know them", async () => {
  using shop = shopWithAdmin();
  const maker = await logIn(shop);
  const variants = [{ title: "Midi", price: "24.00", widthMm: 70 }];
  const given = { details: "**Light**", widthMm: 100, isHidden: true };
  const sent = await add(maker, { ...given, variants });
  expect(sent.json).toMatchObject({ ...given, variants: [{ widthMm: 70 }] });
  const id = Product.parse(sent.json).variants[0]?.id;
  const plain = await maker.put(
    adminProductPath(1),
    productBody({ variants: [{ id, title: "Midi", price: "24.00" }] }),
  );
  expect(plain.json).toMatchObject({ ...given, variants: [{ widthMm: 70 }] });
  const emptied = await maker.put(
    adminProductPath(1),
    productBody({ details: "", widthMm: null, isHidden: false }),
  );
  const now = Product.parse(emptied.json);
  expect([now.details, now.widthMm, now.isHidden]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  for (const [field, value] of [
    ["widthMm", 19],
    ["widthMm", 301],
    ["widthMm", 70.5],
    ["details", "x".repeat(5_001)],
    ["isHidden", "yes"],
  ] as const)
    expect(
      (
        await maker.post(API.adminProducts, {
          ...productBody(),
          [field]: value,
        })
      ).status,
    ).toBe(422);
});
