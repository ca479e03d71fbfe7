import { expect, test } from "bun:test";
import type { Charm } from "#shared/charms.ts";
import {
  chosenOf,
  limitLetters,
  listChoices,
  toDraft,
  toggleCharm,
} from "#web/designer/draft.ts";

const charm = (id: number, inStock = true): Charm => ({
  id,
  name: `Charm ${id}`,
  price: "4.00",
  imageUrl: `/demo/${id}.webp`,
  picture: null,
  inStock,
  stockQuantity: 0,
  updatedAt: "2026-11-21T10:00:00.000Z",
});

test("charms keep the order chosen; taking one off moves later ones up", () => {
  let draft = toDraft();
  for (const id of [3, 1, 2]) draft = toggleCharm(draft, id) ?? draft;
  expect(draft.chosen).toEqual([3, 1, 2]);
  expect(toggleCharm(draft, 3)?.chosen).toEqual([1, 2]);
});

test("there is no room for a fourth charm", () => {
  const full = toDraft({ selectedCharms: [1, 2, 3] });
  expect(toggleCharm(full, 4)).toBeUndefined();
  expect(toggleCharm(full, 2)?.chosen).toEqual([1, 3]);
});

test("a message keeps six characters as a person counts them", () => {
  expect(limitLetters("SEVENTH")).toBe("SEVENT");
  expect(limitLetters("👩‍👩‍👧".repeat(7))).toBe("👩‍👩‍👧".repeat(6));
  expect(limitLetters("e\u0301".repeat(7))).toBe("e\u0301".repeat(6));
  expect(limitLetters("  MI LA  ")).toBe("MI LA ");
  expect(limitLetters("A\u202eB\u0007C\n")).toBe("ABC");
});

test("a chosen charm that is sold out or deleted stays, and says so", () => {
  const chosen = [2, 9];
  const choices = listChoices(
    [charm(1), charm(2, false), charm(3, false)],
    [charm(9), charm(8)],
    chosen,
  );
  expect(choices.map(({ id, fault }) => [id, fault])).toEqual([
    [1, undefined],
    [2, "Out of stock"],
    [3, "Out of stock"],
    [9, "No longer available"],
  ]);
  const drawn = chosenOf(choices, { chosen, text: "" });
  expect(drawn.map(({ id }) => id)).toEqual([2, 9]);
});
