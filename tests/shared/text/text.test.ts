import { describe, expect, spyOn, test } from "bun:test";
import { errorKey } from "#shared/messages/error-key.ts";
import { TextInput } from "#shared/text/input.ts";
import {
  cleanText,
  graphemes,
  hasForbiddenCharacters,
  isBlank,
} from "#shared/text/characters.ts";
import { tel } from "#shared/text/contact.ts";

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

describe("in a browser without a segmenter", () => {
  test.each([
    "José Müller",
    "e\u0301a\u0308\u0323",
    "👩‍👩‍👧‍👦👍🏽🇩🇪🇫🇷❤️",
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "Привет, 山田さん 김민준",
    "a\r\nb",
    "שָׁלוֹם",
  ])("%p has the same characters", (text) => {
    const exact = graphemes(text);
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, "Segmenter");
    try {
      expect(graphemes(text)).toEqual(exact);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });
});

test.each(["\ud83d", "a\udc4d", "\udc4d\ud83d"])(
  "finds half of a pair in %p",
  (text) => {
    expect(hasForbiddenCharacters(text)).toBe(true);
    expect(hasForbiddenCharacters("👍")).toBe(false);
  },
);

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

const MISSING = errorKey("nameMissing");
const LONG = errorKey("textLong", 5);

describe("a text in a request", () => {
  const rule = { max: 5, required: MISSING, tooLong: LONG };
  const line = TextInput(rule);
  const lines = TextInput({ ...rule, max: 20, multiline: true });
  const optional = TextInput({ max: 5, tooLong: LONG });
  const message = (schema: typeof line, value: unknown) =>
    schema.safeParse(value).error?.issues[0]?.message;

  test("is cleaned", () => {
    expect(line.parse("  Zoe\u0308 ")).toBe("Zoë");
  });

  test("is required where the rule says so", () => {
    for (const value of ["", "   ", "\u200b", undefined, null, 7])
      expect(message(line, value)).toBe(MISSING);
    expect(optional.parse(" ")).toBe("");
  });

  test("is measured in characters as a person counts them", () => {
    expect(line.parse("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦")).toHaveLength(55);
    expect(message(line, "abcdef")).toBe(LONG);
    expect(message(line, `a${"\u0301".repeat(5_000)}`)).toBe(LONG);
    expect(message(line, "x".repeat(1_000_000))).toBe(LONG);
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

test.each([
  ["+1 (555) 010-0199", "tel:+15550100199"],
  ["(555) 010-0199", "tel:5550100199"],
  ["0171 / 234 56 78", "tel:01712345678"],
  ["+49 (0)171 2345678", "tel:+491712345678"],
  ["(+49) 171 2345678", "tel:+491712345678"],
  ["+44 ( 0 ) 20 7946 0958", "tel:+442079460958"],
  ["(0)20 7946 0958", "tel:02079460958"],
  ["030/1234567", "tel:0301234567"],
  ["555–0100", "tel:5550100"],
  ["＋８１ー３ー１２３４ー５６７８", "tel:+81312345678"],
  ["+1 555-0100 x12", "tel:+15550100,12"],
  ["030/1234567 ext. 8", "tel:0301234567,8"],
])("the phone number %s is dialled as %s", (written, link) => {
  expect(tel(written)).toBe(link);
});
