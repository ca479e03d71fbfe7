import { say } from "#tests/support/say.ts";
import { beforeEach, describe, expect, test } from "bun:test";
import { CharmInput } from "#shared/clip/parts.ts";
import { CLIP_MESSAGES } from "#shared/clip/rules.ts";
import { API, cartLinePath, customClipPath } from "#tests/support/api.ts";
import {
  removeCharm,
  saveClipConfig,
  updateCharm,
} from "#tests/support/catalog.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  charmBody,
  makeCharm,
  makeProduct,
  readCart,
} from "#tests/support/make.ts";

const shop = setUpApp();
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

const charm = (name: string, given: Parameters<typeof charmBody>[0] = {}) =>
  makeCharm(shop.deps, { name, ...given });
const sellOut = (id: number, name: string) =>
  updateCharm(
    shop.deps,
    id,
    CharmInput.parse(charmBody({ name, inStock: false })),
  );

describe("adding a custom clip", () => {
  test("prices, names and describes the clip by its base and charms", async () => {
    const [rose, fern] = [
      await charm("Rose"),
      await charm("Fern", { price: "1.25" }),
    ];
    const answer = await visitor.post(API.customClip, {
      selectedCharms: [fern.id, rose.id],
      customText: "  Zoë ",
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      id: 1,
      productId: -1,
      variantId: null,
      quantity: 1,
      product: {
        name: 'Custom Claw Clip - "Zoë"',
        price: "29.75",
        imageUrl: "",
        description: "Fern, Rose",
        variantTitle: null,
        picture: null,
      },
      selectedCharms: [fern.id, rose.id],
      customText: "Zoë",
      charms: [
        {
          id: fern.id,
          name: "Fern",
          price: "1.25",
          imageUrl: "/demo/rosebud.webp",
        },
        {
          id: rose.id,
          name: "Rose",
          price: "3.50",
          imageUrl: "/demo/rosebud.webp",
        },
      ],
      available: true,
    });
  });

  test("keeps the clip's fixed name when the maker renames the designer", async () => {
    await saveClipConfig(shop.deps, { name: "Dream Clip", basePrice: 1000 });
    const { id } = await charm("Rose");
    expect((await addClip(visitor, { selectedCharms: [id] })).product).toEqual(
      expect.objectContaining({ name: "Custom Claw Clip", price: "13.50" }),
    );
  });

  test("raises the quantity for the same design; another order of charms is another design", async () => {
    const [a, b] = [(await charm("A")).id, (await charm("B")).id];
    await addClip(visitor, { selectedCharms: [a, b], customText: "HI" });
    await addClip(visitor, { selectedCharms: [b, a], customText: "HI" });
    await addClip(visitor, { selectedCharms: [a, b], customText: " HI " });
    await addClip(visitor, { selectedCharms: [a, b], customText: "Hi" });
    await addClip(visitor, { selectedCharms: [a, b] });
    await addClip(visitor, { customText: "HI" });
    const cart = await readCart(visitor);
    expect(cart.map((line) => line.quantity)).toEqual([2, 1, 1, 1, 1]);
  });

  test("is never merged with a product that shares the name", async () => {
    const product = await makeProduct(shop.deps, { name: "Custom Claw Clip" });
    await addClip(visitor, { customText: "A" });
    await addProduct(visitor, product);
    const cart = await readCart(visitor);
    expect(cart.map((line) => line.productId)).toEqual([-1, product.id]);
    expect(cart[1]).not.toHaveProperty("customText");
  });

  test.each([
    ["six letters", "ABCDEF"],
    ["combining marks, composed", "e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301"],
    ["marks that do not compose", "q\u0323q\u0323q\u0323q\u0323q\u0323q\u0323"],
    ["hearts of many code points", "❤️‍🩹❤️‍🔥❤️‍🩹❤️‍🔥❤️‍🩹❤️‍🔥"],
    ["right-to-left letters", "שלוםאב"],
    ["arabic", "مرحبا"],
    ["a heart", "A♥B"],
  ])("takes a message of %s", async (_, customText) => {
    const answer = await visitor.post(API.customClip, { customText });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      customText: customText.normalize("NFC"),
      product: {
        name: `Custom Claw Clip - "${customText.normalize("NFC")}"`,
      },
    });
  });

  test.each([
    ["seven letters", "ABCDEFG", say(CLIP_MESSAGES.letters)],
    ["seven emoji", "👍🏽".repeat(7), say(CLIP_MESSAGES.letters)],
    ["a thousand letters", "A".repeat(1000), say(CLIP_MESSAGES.letters)],
    ["a line break", "A\r\nB", say(CLIP_MESSAGES.characters)],
    ["a control character", "A\u0007B", say(CLIP_MESSAGES.characters)],
    ["a null", "A\u0000", say(CLIP_MESSAGES.characters)],
    ["half a surrogate pair", "A\ud800", say(CLIP_MESSAGES.characters)],
    ["a direction override", "A\u202eB", say(CLIP_MESSAGES.characters)],
    ["nothing but blanks", "   ", say(CLIP_MESSAGES.empty)],
  ])("refuses a message of %s", async (_, customText, message) => {
    const answer = await visitor.post(API.customClip, { customText });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ code: "invalid", message });
    expect(visitor.cookies.size).toBe(0);
  });

  test("refuses a message with a character that no bead shows, and names it", async () => {
    const message = "We have no bead for 🦋 and 日.";
    const refusal = {
      status: 422,
      json: { code: "no_bead", message, fields: { customText: message } },
    };
    const customText = "A🦋日";
    expect(await visitor.post(API.customClip, { customText })).toMatchObject(
      refusal,
    );
    expect(visitor.cookies.size).toBe(0);
    const clip = await addClip(visitor, { customText: "A💜" });
    expect(
      await visitor.put(customClipPath(clip.id), { customText }),
    ).toMatchObject(refusal);
    expect(await readCart(visitor)).toEqual([clip]);
  });

  test("refuses a fourth charm, and repeated, unknown or deleted ones", async () => {
    const ids = await Promise.all(
      ["A", "B", "C", "D"].map(async (name) => (await charm(name)).id),
    );
    const [a = 0, b = 0] = ids;
    await removeCharm(shop.deps, b);
    const cases: [unknown, string | RegExp][] = [
      [ids, say(CLIP_MESSAGES.charms)],
      [[a, a], say(CLIP_MESSAGES.doubled)],
      [[a, 77], /no longer in the shop/],
      [[b], "The charm B is no longer in the shop. Please choose another."],
      [[], say(CLIP_MESSAGES.empty)],
    ];
    for (const [selectedCharms, message] of cases) {
      const answer = await visitor.post(API.customClip, { selectedCharms });
      expect(answer.status).toBe(422);
      expect(answer.json).toMatchObject({
        code: "invalid",
        message: expect.stringMatching(message),
      });
    }
    const wrong = [[0], [-1], ["1"], [1.5], [null], "1", { 0: 1 }, 7, null];
    for (const selectedCharms of wrong)
      expect(
        (await visitor.post(API.customClip, { selectedCharms })).status,
      ).toBe(422);
    for (const customText of [7, null, ["A"], {}])
      expect((await visitor.post(API.customClip, { customText })).status).toBe(
        422,
      );
    expect((await visitor.post(API.customClip, {})).status).toBe(422);
    expect((await visitor.post(API.customClip, "{")).status).toBe(400);
  });

  test("refuses a sold-out charm by its name", async () => {
    const { id } = await charm("Moon", { inStock: false });
    const answer = await visitor.post(API.customClip, { selectedCharms: [id] });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({
      code: "charm_out_of_stock",
      message: "The charm Moon is sold out. Please choose another.",
    });
  });

  test("is refused while the designer is off, as is changing a clip", async () => {
    const { id } = await addClip(visitor, { customText: "A" });
    await saveClipConfig(shop.deps, { isEnabled: false });
    const body = { customText: "B" };
    for (const answer of [
      await visitor.post(API.customClip, body),
      await visitor.put(customClipPath(id), body),
    ])
      expect([answer.status, answer.json]).toMatchObject([
        409,
        { code: "designer_off" },
      ]);
    expect(await readCart(visitor)).toMatchObject([
      { customText: "A", available: false },
    ]);
  });
});

describe("editing a custom clip", () => {
  test("keeps the line's id, quantity and place", async () => {
    const { id } = await charm("Rose");
    const clip = await addClip(visitor, { customText: "A" });
    await addProduct(visitor, await makeProduct(shop.deps));
    await visitor.put(cartLinePath(clip.id), { quantity: 3 });
    const answer = await visitor.put(customClipPath(clip.id), {
      selectedCharms: [id],
      customText: "B",
    });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      id: clip.id,
      quantity: 3,
      selectedCharms: [id],
      customText: "B",
      product: { price: "28.50" },
    });
    expect(answer.json).not.toHaveProperty("previousPrice");
    expect((await readCart(visitor))[0]).toEqual(
      expect.objectContaining({ id: clip.id, customText: "B" }),
    );
  });

  test("without a change keeps one line", async () => {
    const clip = await addClip(visitor, { customText: "A" });
    await visitor.put(customClipPath(clip.id), { customText: "A" });
    expect(await readCart(visitor)).toEqual([clip]);
  });

  test("merges lines when the cart already has that design", async () => {
    await addClip(visitor, { customText: "A" });
    const b = await addClip(visitor, { customText: "B" });
    await visitor.put(customClipPath(b.id), { customText: "A" });
    expect(await readCart(visitor)).toMatchObject([
      { id: b.id, quantity: 2, customText: "A" },
    ]);
    const c = await addClip(visitor, { customText: "C" });
    await visitor.put(cartLinePath(b.id), { quantity: 99 });
    const full = await visitor.put(customClipPath(c.id), { customText: "A" });
    expect(full.status).toBe(422);
    expect(await readCart(visitor)).toHaveLength(2);
  });

  test("is refused for a product's line and for an unknown line", async () => {
    const { id } = await addProduct(visitor, await makeProduct(shop.deps));
    const design = { customText: "A" };
    const refused = await visitor.put(customClipPath(id), design);
    const message = "Only a custom clip can be changed in the designer.";
    expect([refused.status, refused.json]).toEqual([
      422,
      { code: "invalid", message, fields: { id: message } },
    ]);
    for (const other of [77, 0, "abc"])
      expect(
        (await visitor.put(`${API.customClip}/${other}`, design)).status,
      ).toBe(404);
    expect(await readCart(visitor)).toMatchObject([{ productId: 1 }]);
  });

  test("leaves the line as it was when a charm is sold out or removed", async () => {
    const [moon, star] = [await charm("Moon"), await charm("Star")];
    const clip = await addClip(visitor, { customText: "A" });
    await sellOut(moon.id, "Moon");
    await removeCharm(shop.deps, star.id);
    const edit = (id: number) =>
      visitor.put(customClipPath(clip.id), { selectedCharms: [id] });
    expect((await edit(moon.id)).status).toBe(409);
    expect((await edit(star.id)).status).toBe(422);
    expect((await visitor.put(customClipPath(clip.id), {})).status).toBe(422);
    expect(await readCart(visitor)).toEqual([clip]);
  });

  test("is not possible through a quantity change", async () => {
    const clip = await addClip(visitor, {
      selectedCharms: [(await charm("Rose")).id],
      customText: "A",
    });
    const answer = await visitor.put(cartLinePath(clip.id), {
      quantity: 4,
      customText: "B",
      selectedCharms: [],
    });
    expect(answer.json).toEqual({ ...clip, quantity: 4 });
  });
});

test("a custom clip's line is repriced, and unavailable when a charm is", async () => {
  const [rose, moon] = [await charm("Rose"), await charm("Moon")];
  await addClip(visitor, { selectedCharms: [rose.id] });
  await addClip(visitor, { selectedCharms: [moon.id] });
  await addClip(visitor, { customText: "A" });
  await saveClipConfig(shop.deps, { basePrice: 3000 });
  await sellOut(moon.id, "Moon");
  await removeCharm(shop.deps, rose.id);
  expect(await readCart(visitor)).toMatchObject([
    {
      available: false,
      previousPrice: "28.50",
      product: { price: "33.50", description: "Rose" },
      charms: [{ name: "Rose" }],
    },
    { available: false },
    { available: true, previousPrice: "25.00", product: { price: "30.00" } },
  ]);
});
