import { fr } from "#shared/messages/buy/fr.ts";
import { describe, expect, test } from "bun:test";
import { BEADS, ClipConfigInput, DesignInput } from "#shared/clip/schema.ts";
import {
  CLIP_MESSAGES,
  countLetters,
  customClipCents,
  customClipDescription,
  customClipName,
  customTextError,
  designCents,
  isEmptyDesign,
  limitLetters,
} from "#shared/clip/rules.ts";

const error = (value: unknown) =>
  DesignInput.safeParse(value).error?.issues[0]?.message;

describe("a message", () => {
  test.each([
    ["", 0],
    ["  AB ", 2],
    ["e\u0301e\u0301", 2],
    ["👩‍👩‍👧‍👦♥", 2],
  ])("%p has %p characters", (text, count) => {
    expect(countLetters(text)).toBe(count);
  });

  test("of six characters is accepted, of seven refused", () => {
    for (const letter of ["A", "ö", "o\u0308", "🇩🇪", "👨🏽‍👩🏽‍👧🏽‍👦🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"]) {
      expect(customTextError(letter.repeat(6))).toBeUndefined();
      expect(customTextError(letter.repeat(7))).toBe(CLIP_MESSAGES.letters);
    }
  });

  test("of one character with 500 combining marks is refused", () => {
    expect(customTextError(`A${"\u0301".repeat(500)}`)).toBe(
      CLIP_MESSAGES.letters,
    );
  });

  test("with a control character is refused", () => {
    expect(customTextError("A\nB")).toBe(CLIP_MESSAGES.characters);
  });
});

test("a message is cut to six characters as a person counts them", () => {
  expect(limitLetters("SEVENTH")).toBe("SEVENT");
  expect(limitLetters("👩‍👩‍👧".repeat(7))).toBe("👩‍👩‍👧".repeat(6));
  expect(limitLetters("e\u0301".repeat(7))).toBe("e\u0301".repeat(6));
  expect(limitLetters("  MI LA  ")).toBe("MI LA ");
  expect(limitLetters("A\u202eB\u0007C\n")).toBe("ABC");
});

describe("a design", () => {
  test("is cleaned, and either part may be left out", () => {
    expect(DesignInput.parse({ customText: " e\u0301 " })).toEqual({
      selectedCharms: [],
      customText: "é",
    });
    expect(DesignInput.parse({ selectedCharms: [3, 1, 2] })).toEqual({
      selectedCharms: [3, 1, 2],
      customText: "",
    });
  });

  test("without charms and visible letters is empty", () => {
    for (const customText of ["", "  ", "\u200b", "\u00a0\u2060"]) {
      expect(isEmptyDesign({ selectedCharms: [], customText })).toBe(true);
      expect(error({ selectedCharms: [], customText })).toBe(
        CLIP_MESSAGES.empty,
      );
    }
    expect(isEmptyDesign({ selectedCharms: [1], customText: "" })).toBe(false);
    expect(isEmptyDesign({ selectedCharms: [], customText: "A" })).toBe(false);
  });

  test("with a fourth or a repeated charm is refused", () => {
    expect(error({ selectedCharms: [1, 2, 3, 4] })).toBe(CLIP_MESSAGES.charms);
    expect(error({ selectedCharms: [1, 2, 1] })).toBe(CLIP_MESSAGES.doubled);
  });
});

test("the price is the base price plus each charm once; letters are free", () => {
  const charms = [{ priceCents: 350 }, { priceCents: 125 }];
  expect(customClipCents(2500, [])).toBe(2500);
  expect(customClipCents(2500, charms)).toBe(2975);
  expect(designCents("25.00", [{ price: "3.50" }, { price: "1.25" }])).toBe(
    2975,
  );
  expect(designCents("99999.99", [{ price: "99999.99" }])).toBe(19_999_998);
});

test("a cart line is named by its message and described by its charms in order", () => {
  expect(customClipName("")).toBe("Custom Claw Clip");
  expect(customClipName('A"B')).toBe('Custom Claw Clip - "A"B"');
  expect(customClipDescription([{ name: "Moon" }, { name: "Fern" }])).toBe(
    "Moon, Fern",
  );
  expect(customClipDescription([])).toBe("");
});

test("an emptied field of the configuration is left out, false and 0 are not", () => {
  expect(
    ClipConfigInput.parse({
      name: "",
      basePrice: "",
      description: "",
      imageUrl: "",
    }),
  ).toEqual({});
  expect(
    ClipConfigInput.parse({ basePrice: "0.00", isEnabled: false }),
  ).toEqual({ basePrice: 0, isEnabled: false });
  for (const wrong of [
    { basePrice: "-1" },
    { basePrice: "a" },
    { imageUrl: "javascript:alert(1)" },
    { isEnabled: "false" },
    { name: "x".repeat(61) },
  ])
    expect(ClipConfigInput.safeParse(wrong).success).toBe(false);
});

test("the beads are A to Z, 0 to 9, &, !, ? and a heart", () => {
  expect(BEADS.map((letter) => letter.character).join("")).toBe(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&!?♥",
  );
  expect(new Set(BEADS.map((letter) => letter.id)).size).toBe(BEADS.length);
});

test("French has a narrow space before the semicolon of what a clip is made of", () => {
  const stored = customClipDescription([{ name: "Lune" }], { name: "Miel" });
  expect(stored).toBe("Miel; Lune");
  expect(fr.line.parts(stored)).toBe("Miel\u202f; Lune");
});
