import { expect, test } from "bun:test";
import { listWords } from "#shared/text/list.ts";

test.each([
  [[], ""],
  [["Daisy"], "Daisy"],
  [["Daisy", "Moon"], "Daisy and Moon"],
  [["A", "B", "C"], "A, B and C"],
])("%p is listed as %p", (words, sentence) => {
  expect(listWords(words)).toBe(sentence);
});
