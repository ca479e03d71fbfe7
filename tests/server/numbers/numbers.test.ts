import { expect, test } from "bun:test";
import { DAY_MS } from "#shared/text/dates.ts";
import { countVisit } from "#shared/visits/calls.ts";
import { changeSite } from "#tests/support/site.ts";
import { getNumbers } from "#shared/numbers/calls.ts";
import { Numbers } from "#shared/numbers/schema.ts";
import { MAKER } from "#server/db/locks.ts";
import { addCounts } from "#server/numbers/counts.ts";
import { logIn } from "#tests/support/admin.ts";
import { setUpApp } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  makeCharm,
  makeProduct,
  makeResin,
} from "#tests/support/make.ts";
import { move, orderWithLinks } from "#tests/support/orders.ts";

const shop = setUpApp();

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/120" };

const DAY = "2026-11-21";
const count = (
  kind: "place" | "source" | "add" | "missed",
  name: string,
  count: number,
) => ({ day: DAY, kind, name, count });

async function read() {
  const maker = await logIn(shop);
  return Numbers.parse((await maker.get(getNumbers.path)).json);
}

test("a new shop has twelve weeks of nothing", async () => {
  const numbers = await read();
  expect(numbers).toMatchObject({
    from: "2026-08-31",
    to: DAY,
    begins: null,
    isCounting: true,
    products: [],
    sources: [],
    missed: [],
  });
  expect(numbers.days).toHaveLength(83);
});

test("says what was ordered most, without what was cancelled", async () => {
  const [rosebud, moss] = [
    await makeCharm(shop.deps),
    await makeResin(shop.deps, { name: "Moss" }),
  ];
  const clip = await makeProduct(shop.deps, { name: "Sea Foam" });
  const visitor = shop.visitor();
  await addProduct(visitor, clip, { quantity: 3 });
  await addClip(visitor, {
    selectedCharms: [rosebud.id],
    customText: "ANNA",
    resinId: moss.id,
  });
  await orderWithLinks(shop, visitor);
  await addProduct(visitor, clip, { quantity: 50 });
  const { makerToken } = await orderWithLinks(shop, visitor);
  await move(visitor, makerToken, { status: "cancelled" });
  const numbers = await read();
  expect(numbers.products.map(({ id, quantity }) => [id, quantity])).toEqual([
    [clip.id, 3],
    [-1, 1],
  ]);
  expect(numbers.parts).toMatchObject({
    charms: [{ id: rosebud.id, quantity: 1 }],
    resins: [{ name: "Moss", quantity: 1 }],
    beads: [
      { name: "A", quantity: 2 },
      { name: "N", quantity: 2 },
    ],
  });
  expect(numbers.days.at(-1)).toMatchObject({ day: DAY, orders: 1 });
  expect(numbers.begins).toBe(DAY);
});

test("a day rests on which somebody looked meanwhile, or which the pause has", async () => {
  const pauseFor = (pause: { from?: string; until: string } | null) =>
    changeSite(shop.deps, { pause: pause && { ...pause, text: "" } });
  const rested = async () =>
    (await read()).days.flatMap(({ day, isRest }) => (isRest ? day : []));
  await pauseFor({ until: "2026-11-22T10:00:00Z" });
  await shop.visitor().post(countVisit.path, { path: "/" }, BROWSER);
  expect(await rested()).toEqual([DAY]);
  // She is back a day early, and rests again from Monday to Tuesday.
  await pauseFor(null);
  expect(await rested()).toEqual([DAY]);
  await pauseFor({
    from: "2026-11-23T00:00:00Z",
    until: "2026-11-25T00:00:00Z",
  });
  expect(await rested()).toEqual([DAY]);
  shop.clock.advance(5 * DAY_MS);
  expect(await rested()).toEqual([DAY, "2026-11-23", "2026-11-24"]);
});

test("few of a source are elsewhere, and a letter has its number", async () => {
  await shop.deps.commit(MAKER, async (tx) => {
    await addCounts(tx, [
      count("place", "home", 20),
      count("source", "search", 9),
      count("source", "letter:12", 3),
      count("source", "etsy", 2),
      count("source", "other", 4),
    ]);
  });
  const numbers = await read();
  expect(numbers.sources).toEqual([
    { source: "search", visits: 9 },
    { source: "letter", letter: 12, visits: 3 },
    { source: "other", visits: 6 },
  ]);
  expect(numbers.days.at(-1)?.visits).toBe(20);
});

test("what was looked for in vain is what is still sold out", async () => {
  const gone = await makeProduct(shop.deps, { inStock: false });
  const back = await makeProduct(shop.deps);
  await shop.deps.commit(MAKER, (tx) =>
    addCounts(tx, [
      count("missed", String(gone.id), 7),
      count("missed", String(back.id), 9),
    ]),
  );
  expect((await read()).missed).toEqual([
    {
      id: gone.id,
      name: gone.name,
      imageUrl: gone.imageUrl,
      looks: 7,
      waiting: 0,
    },
  ]);
});
