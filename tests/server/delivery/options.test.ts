import { beforeEach, describe, expect, test } from "bun:test";
import {
  deliveryCents,
  isCountry,
  servesCountry,
} from "#shared/delivery/rules.ts";
import { DeliveryOptions } from "#shared/delivery/schema.ts";
import { logIn } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { POST_AND_PICKUP } from "#tests/support/orders.ts";
import { siteContent } from "#tests/support/site.ts";

const shop = setUpApp();
let maker: Visitor;
beforeEach(async () => {
  maker = await logIn(shop);
});

const save = (deliveryOptions: unknown, parts: object = {}) =>
  maker.put(API.adminSite, { ...siteContent(), ...parts, deliveryOptions });
const read = async () =>
  DeliveryOptions.parse((await shop.visitor().get(API.delivery)).json);

test("a shop that offers no choice has an empty list", async () => {
  expect(await read()).toEqual([]);
});

test("the maker's options are listed with their ids, as she wrote them", async () => {
  expect((await save(POST_AND_PICKUP)).status).toBe(200);
  expect(await read()).toEqual([
    {
      id: 1,
      name: "Letter mail with tracking",
      price: "4.90",
      needsAddress: true,
      note: "2 to 3 days after it is made",
      countries: ["DE", "AT"],
      freeFrom: "60.00",
    },
    {
      id: 2,
      name: "Pick up at the studio",
      price: "0.00",
      needsAddress: false,
      note: "Musterhof 3, Tuesdays from 3 pm",
      countries: [],
      freeFrom: null,
    },
  ]);
  const site = await shop.visitor().get(API.site);
  expect(site.json).toMatchObject({ deliveryOptions: await read() });
});

test("a client that does not know them leaves them as they are", async () => {
  await save(POST_AND_PICKUP);
  const before = await read();
  await maker.put(API.adminSite, siteContent({ delivery: "Soon" }));
  expect(await read()).toEqual(before);
  expect((await save([])).status).toBe(200);
  expect(await read()).toEqual([]);
});

test("an id stays with its option and is never given twice", async () => {
  await save(POST_AND_PICKUP);
  const [post, pickup] = await read();
  await save([pickup]);
  await save([pickup, { name: "By bike", price: 3 }]);
  expect((await read()).map(({ id, name }) => [id, name])).toEqual([
    [2, "Pick up at the studio"],
    [3, "By bike"],
  ]);
  // Undo in the editor brings one back as it was.
  await save([post, pickup, { id: 9, name: "By owl", price: "1" }, post]);
  expect((await read()).map(({ id, name }) => [id, name])).toEqual([
    [1, "Letter mail with tracking"],
    [2, "Pick up at the studio"],
    [4, "By owl"],
    [5, "Letter mail with tracking"],
  ]);
});

describe("what no shop can offer", () => {
  const option = { name: "Post", price: "4.90" };
  const withTiers = (...tiers: unknown[][]) => ({
    ...option,
    tiers: tiers.map(([from, price]) => ({ from, price })),
  });
  const wrong: [name: string, options: unknown, field: string][] = [
    ["negative postage", [{ ...option, price: "-1" }], "0.price"],
    ["postage of 100,000", [option, { ...option, price: 100_000 }], "1.price"],
    ["postage in words", [{ ...option, price: "free" }], "0.price"],
    ["no price", [{ name: "Post" }], "0.price"],
    ["three decimals", [{ ...option, freeFrom: "1.005" }], "0.freeFrom"],
    ["no name", [{ ...option, name: " " }], "0.name"],
    ["a long name", [{ ...option, name: "x".repeat(61) }], "0.name"],
    ["a name of two lines", [{ ...option, name: "a\nb" }], "0.name"],
    ["a long note", [{ ...option, note: "x".repeat(151) }], "0.note"],
    ["no country", [{ ...option, countries: ["Germany"] }], "0.countries.0"],
    [
      "a country in lower case",
      [{ ...option, countries: ["de"] }],
      "0.countries.0",
    ],
    ["13 options", Array.from({ length: 13 }, () => option), ""],
    ["no list", { post: option }, ""],
    [
      "an unknown group",
      [{ ...option, countries: ["NAFTA"] }],
      "0.countries.0",
    ],
    ["a step at one clip", [withTiers([1, 2])], "0.tiers.0.from"],
    ["a step at half a clip", [withTiers([2.5, 2])], "0.tiers.0.from"],
    ["a step at 100 clips", [withTiers([100, 2])], "0.tiers.0.from"],
    ["a step in words", [withTiers(["two", 2])], "0.tiers.0.from"],
    ["a step twice", [withTiers([3, 5], [3, 6])], "0.tiers.1.from"],
    ["a step below zero", [withTiers([3, "-1"])], "0.tiers.0.price"],
    ["a step without a price", [withTiers([3, ""])], "0.tiers.0.price"],
    [
      "eleven steps",
      [withTiers(...Array.from({ length: 11 }, (_, at) => [at + 2, 1]))],
      "0.tiers",
    ],
  ];
  test.each(wrong)(
    "%s is refused, and nothing is saved",
    async (_, options, field) => {
      const answer = await save(options);
      expect(answer.status).toBe(422);
      const name = field ? `deliveryOptions.${field}` : "deliveryOptions";
      expect(Object.keys(Object(Object(answer.json).fields))).toEqual([name]);
      expect(await read()).toEqual([]);
    },
  );
});

describe("in a currency without decimals", () => {
  test("a new price has none, and a stored one is rounded half up", async () => {
    await save([{ name: "Post", price: "4.50", freeFrom: "60.49" }]);
    expect(
      (await save([{ name: "Post", price: "4.90" }], { currency: "JPY" }))
        .status,
    ).toBe(422);
    const [post] = await read();
    expect((await save([post], { currency: "JPY" })).status).toBe(200);
    expect(await read()).toMatchObject([{ price: "5.00", freeFrom: "60.00" }]);
    const tiers = [{ from: 2, price: "4.90" }];
    const broken = await save([{ ...post, tiers }]);
    expect(broken.json).toMatchObject({
      fields: { "deliveryOptions.0.tiers.0.price": expect.any(String) },
    });
  });
});

test("delivery is free from the sum on that the maker named", () => {
  const option = { price: "4.90", freeFrom: "60.00" };
  const of = (clipsCents: number, freeFrom: string | null = "60.00") =>
    deliveryCents({ ...option, freeFrom }, { clips: 1, clipsCents });
  expect([of(5_999), of(6_000), of(1_000_000, null)]).toEqual([490, 0, 490]);
});

test("a parcel of more clips has its own price, and free stays free", async () => {
  const tiers = [
    { from: 6, price: "9.90" },
    { from: 3, price: 6 },
  ];
  expect((await save([{ name: "Post", price: "4.90", tiers }])).status).toBe(
    200,
  );
  const [option] = await read();
  expect(option?.tiers).toEqual([
    { from: 3, price: "6.00" },
    { from: 6, price: "9.90" },
  ]);
  const counts = [1, 2, 3, 5, 6, 99];
  const costOf = (freeFrom: string | null) =>
    counts.map((clips) =>
      deliveryCents(
        { price: "4.90", ...option, freeFrom },
        { clips, clipsCents: clips * 1_000 },
      ),
    );
  expect(costOf(null)).toEqual([490, 490, 600, 600, 990, 990]);
  expect(costOf("50.00")).toEqual([490, 490, 600, 0, 0, 0]);
  await save([{ ...option, tiers: [] }]);
  expect((await read())[0]).not.toHaveProperty("tiers");
});

test("a group names its countries, and is none itself", () => {
  const serves = (countries: string[], asked: string[]) =>
    asked.filter((country) => servesCountry({ countries }, country));
  const asked = ["DE", "AT", "NO", "CH", "GB", "EU"];
  expect(serves(["EU"], asked)).toEqual(["DE", "AT"]);
  expect(serves(["EEA", "CH"], asked)).toEqual(["DE", "AT", "NO", "CH"]);
  expect(["EU", "EEA", "DE"].map(isCountry)).toEqual([false, false, true]);
});
