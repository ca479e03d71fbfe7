import { expect, test } from "bun:test";
import type { Choice } from "#web/designer/draft.ts";
import { canSurprise, proposeDraft } from "#web/designer/surprise.ts";

const choices = (count: number, soldOut: number[] = []): Choice[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${index + 1}`,
    price: "1.00",
    imageUrl: "/demo/a.webp",
    picture: null,
    ...(soldOut.includes(index + 1) && {
      unavailable: "out" as const,
    }),
  }));
const draft = { chosen: [1], text: "mila" };

test("a surprise uses charms and a resin in stock, and keeps the letters", () => {
  const offer = { charms: choices(8, [2, 5]), resins: choices(4, [3]) };
  for (let round = 0; round < 200; round++) {
    const { chosen, resinId, text } = proposeDraft(
      draft,
      1,
      offer,
      Math.random,
    );
    expect([2, 3]).toContain(chosen.length);
    expect(new Set(chosen).size).toBe(chosen.length);
    expect(chosen).not.toContain(2);
    expect(chosen).not.toContain(5);
    // The resin differs from the one before.
    expect([2, 4]).toContain(resinId ?? 0);
    expect(text).toBe("mila");
  }
});

test("every charm is proposed for every place at some time", () => {
  const offer = { charms: choices(4), resins: [] };
  const seen = new Set<string>();
  for (let round = 0; round < 500; round++)
    for (const [place, id] of proposeDraft(
      draft,
      undefined,
      offer,
      Math.random,
    ).chosen.entries())
      seen.add(`${place}:${id}`);
  expect(seen.size).toBe(12);
});

test("a surprise uses the only charm or resin in stock", () => {
  const offer = { charms: choices(2, [1]), resins: choices(1) };
  expect(proposeDraft(draft, 1, offer, Math.random)).toEqual({
    chosen: [2],
    resinId: 1,
    text: "mila",
  });
});

test("without a charm or a second resin in stock there is no surprise", () => {
  expect(canSurprise({ charms: [], resins: choices(1) })).toBe(false);
  expect(canSurprise({ charms: choices(1, [1]), resins: [] })).toBe(false);
  expect(canSurprise({ charms: choices(1), resins: [] })).toBe(true);
  expect(canSurprise({ charms: [], resins: choices(2) })).toBe(true);
});
