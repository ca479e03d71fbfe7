import { errorKey } from "#shared/messages/error-key.ts";
import { en } from "#shared/messages/first/en.ts";
import { expect, test } from "bun:test";
import {
  beadLetters,
  lettersWithoutBead,
  noBeadError,
  spellBeads,
} from "#shared/clip/beads.ts";
import { describeDesign } from "#shared/clip/drawing.ts";

test.each(["Zoë", "ŁÓDŹ", "Ïß", "Νίκη", "Соня", "Їжак", "נועה", "لينا", "Ανϊ"])(
  "there are beads for the name %p",
  (name) => {
    expect(noBeadError(name)).toBeUndefined();
  },
);

test("there are beads for digits, punctuation, marks and gaps", () => {
  for (const text of [
    "07/21",
    "A & B",
    "¿qué?",
    "“hi”…",
    "e\u0301x\u0302",
    "€5",
  ])
    expect(noBeadError(text)).toBeUndefined();
});

test("there is no bead for an emoji or for a script that the fonts lack", () => {
  for (const text of [
    "🦋",
    "👩‍👩‍👧",
    "🇩🇪",
    "1️⃣",
    "☀️",
    "⚡",
    "日",
    "か",
    "한",
    "ไ",
  ])
    expect(lettersWithoutBead(text)).toEqual([text]);
});

test("a letter whose capital no font has stays small", () => {
  expect(noBeadError("ანა")).toBeUndefined();
  expect(beadLetters("ანა")).toEqual(["ა", "ნ", "ა"]);
});

test("beads are spelled from left to right, also where their letters are not", () => {
  expect(spellBeads("Mi la", "(gap)")).toBe("M · I · (gap) · L · A");
  const [mem, vav, lamed, shin] = ["ם", "ו", "ל", "ש"];
  const mark = "\u200e";
  expect(spellBeads(`${shin}${lamed}${vav}${mem}`, "(gap)")).toBe(
    `${mark}${mem}${mark} · ${mark}${vav}${mark} · ${mark}${lamed}${mark} · ${mark}${shin}${mark}`,
  );
});

test("in a sentence, letters stand in the order in which they are read", () => {
  const design = { charms: [], customText: "שלום", resin: undefined };
  expect(describeDesign(design, en.drawing)).toEndWith("the letters שלום");
});

test("each character without a bead is named once, in the order typed", () => {
  expect(noBeadError("mi🦋la")).toBe(errorKey("noBead", ["🦋"]));
  expect(noBeadError("🌸a🦋🌸")).toBe(errorKey("noBead", ["🌸", "🦋"]));
  expect(noBeadError("🌸🦋🐚")).toBe(errorKey("noBead", ["🌸", "🦋", "🐚"]));
});

test("hearts of every kind are the one heart bead", () => {
  const hearts =
    "♡ ♥ ♥️ ♥︎ ❤ ❤️ ❣ ❣️ ❥ 💓 💔 💕 💖 💗 💘 💙 💚 💛 💜 💝 💞 💟 🖤 🤍 🤎 🧡 🩵 🩶 🩷 ❤️‍🔥 ❤️‍🩹";
  for (const heart of hearts.split(" ")) {
    expect([heart, ...beadLetters(heart)]).toEqual([heart, "♥"]);
    expect(noBeadError(heart)).toBeUndefined();
  }
});

test("a character that only joins or separates letters needs no bead", () => {
  expect(noBeadError("نی\u200cا")).toBeUndefined();
});

test("a character that shows nothing has no bead, and a space is a gap", () => {
  for (const invisible of ["\u00ad", "\u200b", "\u2060", "\u3164"])
    expect(beadLetters(`A${invisible} ${invisible}B${invisible}`)).toEqual([
      "A",
      " ",
      "B",
    ]);
});
