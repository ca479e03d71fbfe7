import { expect, test } from "bun:test";
import {
  indexOfPlace,
  ROWS_AT_ONCE,
  useShownRows,
} from "#web/admin/items/list/useShownRows.ts";
import { createQueryClient } from "#web/data/queries.ts";
import { renderHook } from "#tests/web/render-hook.tsx";

const makeRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Crème Leaf ${index + 1}`,
  }));
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);
const render = (count: number) => {
  const rows = makeRows(count);
  return renderHook(() => useShownRows(rows), createQueryClient());
};

test("shows a short list whole, without a search", async () => {
  await using hook = await render(7);
  expect(hook.current.isSearchable).toBe(false);
  expect(hook.current.shown).toHaveLength(7);
  await hook.run(() => hook.current.setSearch("nothing"));
  expect(hook.current.shown).toHaveLength(7);
});

test("searches a list of eight, in which no row is far from the top", async () => {
  await using hook = await render(8);
  expect(hook.current).toMatchObject({ isSearchable: true, isLong: false });
  await hook.run(() => hook.current.setSearch("nothing"));
  expect(hook.current.shown).toHaveLength(0);
});

test("shows a long list bit by bit", async () => {
  await using hook = await render(1_000);
  expect(hook.current.shown).toHaveLength(ROWS_AT_ONCE);
  await hook.run(() => hook.current.showUpTo(2 * ROWS_AT_ONCE));
  expect(hook.current.shown).toHaveLength(2 * ROWS_AT_ONCE);
  await hook.run(() => hook.current.showUpTo(1));
  expect(hook.current.shown).toHaveLength(2 * ROWS_AT_ONCE);
});

test("finds names by words in any order, in any case and without accents", async () => {
  await using hook = await render(1_000);
  await hook.run(() => hook.current.setSearch(" 999 CREME "));
  expect(namesOf(hook.current.found)).toEqual(["Crème Leaf 999"]);
  expect(hook.current.isSearched).toBe(true);
  await hook.run(() => hook.current.setSearch("zebra"));
  expect(hook.current.found).toEqual([]);
  await hook.run(() => hook.current.setSearch(""));
  expect(hook.current.isSearched).toBe(false);
  expect(hook.current.found).toHaveLength(1_000);
});

test("begins again with few rows after each change of the search", async () => {
  await using hook = await render(1_000);
  await hook.run(() => hook.current.showUpTo(500));
  await hook.run(() => hook.current.setSearch("leaf"));
  expect(hook.current.found).toHaveLength(1_000);
  expect(hook.current.shown).toHaveLength(ROWS_AT_ONCE);
});

const rows = makeRows(9);
const [, , third, , fifth, , seventh] = rows;
const found = [third, fifth, seventh].flatMap((row) => row ?? []);

test("a row that is moved among found ones stands right before the next of them", () => {
  // 7 moves before 3, then 3 moves before 7.
  expect(indexOfPlace(rows, found, 7, 0)).toBe(2);
  expect(indexOfPlace(rows, found, 3, 1)).toBe(5);
});

test("a row that is moved after all found ones stands right after the last", () => {
  expect(indexOfPlace(rows, found, 3, 2)).toBe(6);
  expect(indexOfPlace(rows, found, 3, 99)).toBe(6);
});

test("a row keeps within the whole list, where all rows are found", () => {
  for (const [place, index] of [
    [-1, 0],
    [0, 0],
    [4, 4],
    [8, 8],
    [9, 8],
  ] as const)
    expect(indexOfPlace(rows, rows, 1, place)).toBe(index);
});

test("the only found row stays where it is", () => {
  expect(indexOfPlace(rows, found.slice(0, 1), 3, 0)).toBe(2);
});
