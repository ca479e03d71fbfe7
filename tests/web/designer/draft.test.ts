import { expect, test } from "bun:test";
import {
  type Choice,
  chosenOf,
  EMPTY_DRAFT,
  exchangeCharms,
  layCharm,
  listChoices,
  replaceCharm,
  resinOf,
  toDraft,
  toggleCharm,
} from "#web/designer/draft.ts";

const choice = (id: number, unavailable?: Choice["unavailable"]): Choice => ({
  id,
  name: `Charm ${id}`,
  price: "4.00",
  imageUrl: `/demo/${id}.webp`,
  picture: null,
  ...(unavailable && { unavailable }),
});
const offered = (id: number, inStock = true) => ({ ...choice(id), inStock });

test("a third charm lies between the two that stay where they are", () => {
  let draft = EMPTY_DRAFT;
  for (const id of [3, 1, 2]) draft = toggleCharm(draft, id) ?? draft;
  expect(draft.chosen).toEqual([3, 2, 1]);
  expect(toggleCharm(draft, 3)?.chosen).toEqual([2, 1]);
});

test("a second charm takes the side that is armed", () => {
  const one = toDraft({ selectedCharms: [3] });
  expect(toggleCharm(one, 1)?.chosen).toEqual([3, 1]);
  expect(toggleCharm(one, 1, "left")?.chosen).toEqual([1, 3]);
});

test("there is no room for a fourth charm", () => {
  const full = toDraft({ selectedCharms: [1, 2, 3] });
  expect(toggleCharm(full, 4)).toBeUndefined();
  expect(toggleCharm(full, 2)?.chosen).toEqual([1, 3]);
});

test("a charm is laid in a free place, or in place of the one that lies there", () => {
  const two = toDraft({ selectedCharms: [1, 3] });
  expect(layCharm(two, 2, { index: 1, isFree: true }).chosen).toEqual([
    1, 2, 3,
  ]);
  expect(layCharm(two, 2, { index: 1, isFree: false }).chosen).toEqual([1, 2]);
});

test("replacing a charm puts the new one in the same place", () => {
  const full = toDraft({ selectedCharms: [1, 2, 3] });
  expect(replaceCharm(full, 1, 9).chosen).toEqual([1, 9, 3]);
});

test("two charms change places; a place without a charm changes nothing", () => {
  const draft = toDraft({ selectedCharms: [1, 2, 3] });
  expect(exchangeCharms(draft, 0, 2).chosen).toEqual([3, 2, 1]);
  expect(exchangeCharms(draft, 0, 3)).toEqual(draft);
});

test("a chosen charm that is sold out or deleted stays, with the reason", () => {
  const chosen = [2, 9];
  const choices = listChoices(
    [offered(1), offered(2, false), offered(3, false)],
    [choice(9), choice(8)],
    chosen,
  );
  expect(choices.map(({ id, unavailable }) => [id, unavailable])).toEqual([
    [1, undefined],
    [2, "out"],
    [3, "out"],
    [9, "gone"],
  ]);
  expect(chosenOf(choices, chosen).map(({ id }) => id)).toEqual([2, 9]);
});

test("a clip has the chosen resin, or else the first in stock", () => {
  const resins = [choice(1, "out"), choice(2), choice(3)];
  expect(resinOf(resins, 3)?.id).toBe(3);
  expect(resinOf(resins, 1)?.unavailable).toBe("out");
  expect(resinOf(resins, undefined)?.id).toBe(2);
  // With no resin in stock, the first is returned: the error message names it.
  expect(resinOf(resins.slice(0, 1), undefined)?.id).toBe(1);
  expect(resinOf([], undefined)).toBeUndefined();
});
