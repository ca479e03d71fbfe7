import { expect, test } from "bun:test";
import { basename, join } from "node:path";
import { LANGUAGES } from "#shared/messages/languages.ts";
import { FONTS } from "#shared/build/fonts.ts";

const MESSAGES = join(import.meta.dir, "../../../src/shared/messages");

/** Whether the sign stands in no heading, so that the display font lacks it. */
const isTextSign = (sign: string, family: string) =>
  sign === "×" && family === "Fraunces Soft";

/** Whether a font's range, as in CSS, has a code point. */
const has = (range: string, code: number) =>
  range.split(", ").some((part) => {
    const [first = "", last = first] = part.replace("U+", "").split("-");
    return (
      code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
    );
  });

test("the texts of every language need two files of each font at most", async () => {
  const lacking = new Set<string>();
  for await (const path of new Bun.Glob("*/*.ts").scan(MESSAGES)) {
    const source = await Bun.file(join(MESSAGES, path)).text();
    for (const sign of new Set(source.replaceAll("\u202f", "")))
      for (const { family, parts } of FONTS) {
        const code = sign.codePointAt(0) ?? 0;
        const isKnown = code < 0x80 || isTextSign(sign, family);
        if (!isKnown && !has(`${parts.basic}, ${parts.western}`, code))
          lacking.add(`${family}: ${sign} in ${path}`);
      }
  }
  expect([...lacking]).toEqual([]);
});

test("the pages of a language need its own file of each font alone", async () => {
  const lacking = new Set<string>();
  const rooms = "{first,site,demo,buy,design,order}";
  for await (const path of new Bun.Glob(`${rooms}/*.ts`).scan(MESSAGES)) {
    const language = LANGUAGES.find((each) => each === basename(path, ".ts"));
    const all = await Bun.file(join(MESSAGES, path)).text();
    // The maker's page of an order, the last group, is no page of the shop's.
    const [source = ""] = all.split("\n  making: {");
    for (const sign of new Set(source.replaceAll("\u202f", "")))
      for (const { family, parts, signs } of FONTS) {
        const code = sign.codePointAt(0) ?? 0;
        const own = (language && signs[language]) ?? "";
        if (code >= 0x80 && !has(parts.basic, code) && !has(own, code))
          lacking.add(`${family}: ${sign} in ${path}`);
      }
  }
  expect([...lacking]).toEqual([]);
});

test("every sign of a language is one of the western signs", () => {
  for (const { parts, signs } of FONTS)
    for (const range of Object.values(signs))
      for (const part of range.split(", ")) {
        const [first = "", last = first] = part.replace("U+", "").split("-");
        for (const end of [first, last])
          expect(has(parts.western, Number.parseInt(end, 16))).toBe(true);
      }
});
