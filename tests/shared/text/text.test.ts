import { describe, expect, spyOn, test } from "bun:test";
import { TextInput } from "#shared/text/input.ts";
import {
  cleanText,
  graphemes,
  hasForbiddenCharacters,
  isBlank,
} from "#shared/text/graphemes.ts";

test.each([
  ["", 0],
  ["abc", 3],
  ["e\u0301", 1],
  ["👩‍👩‍👧‍👦👍🏽🇩🇪", 3],
  ["नमस्ते", 3],
  ["שלום", 4],
])("counts %p as a person does: %p", (text, count) => {
  expect(graphemes(text)).toHaveLength(count);
});

test("counts plain Latin letters without the segmenter, with the same result", () => {
  const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
  const segment = spyOn(Intl.Segmenter.prototype, "segment");
  const plain = String.fromCharCode(
    ...Array.from({ length: 95 }, (_, index) => 32 + index),
  );
  const found = graphemes(plain);
  expect(segment).not.toHaveBeenCalled();
  expect(graphemes("é")).toEqual(["é"]);
  expect(segment).toHaveBeenCalledTimes(1);
  segment.mockRestore();
  const parts = [...segmenter.segment(plain)].map((part) => part.segment);
  expect(found).toEqual(parts);
  expect(graphemes("a\r\nb")).toEqual(["a", "\r\n", "b"]);
});

test("composes and trims texts", () => {
  expect(cleanText(" \u00a0e\u0301\n")).toBe("é");
});

test("recognizes a text without visible characters", () => {
  for (const text of ["", " \t\n", "\u200b", "\u00ad\u2060 \ufeff", "\u3164"])
    expect(isBlank(text)).toBe(true);
  for (const text of ["a", " . ", "👍🏽", "❤️", "\u200bא"])
    expect(isBlank(text)).toBe(false);
});

test("finds control characters, direction marks and lone surrogates", () => {
  for (const text of [
    "\u0000",
    "a\tb",
    "a\r\nb",
    "\u007f",
    "\u0085",
    "\u2028",
    "\u202eabc",
    "\u2066",
    "\ud83d",
    "\udc4d",
  ])
    expect(hasForbiddenCharacters(text)).toBe(true);
  for (const text of ["Zoë", "👍🏽", "שלום", "a\u200db", "«»"])
    expect(hasForbiddenCharacters(text)).toBe(false);
});

describe("a text in a request", () => {
  const rule = { max: 5, required: "Enter it.", tooLong: "Too long." };
  const line = TextInput(rule);
  const lines = TextInput({ ...rule, max: 20, multiline: true });
  const optional = TextInput({ max: 5, tooLong: "Too long." });
  const message = (schema: typeof line, value: unknown) =>
    schema.safeParse(value).error?.issues[0]?.message;

  test("is cleaned", () => {
    expect(line.parse("  Zoe\u0308 ")).toBe("Zoë");
  });

  test("is required where the rule says so", () => {
    for (const value of ["", "   ", "\u200b", undefined, null, 7])
      expect(message(line, value)).toBe("Enter it.");
    expect(optional.parse(" ")).toBe("");
  });

  test("is measured in characters as a person counts them", () => {
    expect(line.parse("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦")).toHaveLength(55);
    expect(message(line, "abcdef")).toBe("Too long.");
    expect(message(line, `a${"\u0301".repeat(5_000)}`)).toBe("Too long.");
    expect(message(line, "x".repeat(1_000_000))).toBe("Too long.");
  });

  test("may come from a word processor or a spreadsheet, with tabs", () => {
    expect(line.parse("\tMidi\t")).toBe("Midi");
    expect(lines.parse("•\tMidi")).toBe("•    Midi");
  });

  test("has line breaks only where the rule allows them", () => {
    expect(message(line, "a\nb")).toBeString();
    expect(lines.parse("a\r\nb\nc")).toBe("a\nb\nc");
    expect(message(lines, "a\rb")).toBeString();
    expect(lines.parse("a\u2028b\u2029c")).toBe("a\nb\nc");
    expect(message(lines, "a\u0000b")).toBeString();
  });
});
