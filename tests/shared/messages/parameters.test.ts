import { expect, test } from "bun:test";
import { LANGUAGES } from "#shared/messages/languages.ts";
import { catalogues, SIGNS, withSigns } from "#tests/support/catalogues.ts";

/** Which of its parameters a text says, by the signs that stand for them. */
function said(text: unknown): string {
  if (typeof text !== "function") return "no parameters";
  const spoken = withSigns(text);
  return SIGNS.filter((sign) => spoken.includes(sign)).join("");
}

test("no language forgets a parameter of a text, which no type would tell", async () => {
  const forgotten: string[] = [];
  let count = 0;
  const compare = (english: unknown, other: unknown, path: string) => {
    if (typeof english === "function") {
      count += 1;
      if (said(other) !== said(english)) forgotten.push(path);
    } else if (typeof english === "object" && english !== null)
      for (const [key, each] of Object.entries(english))
        compare(each, Reflect.get(Object(other), key), `${path}.${key}`);
  };
  for (const language of LANGUAGES)
    compare(await catalogues("en"), await catalogues(language), language);
  expect(count).toBeGreaterThan(1_000);
  expect(forgotten).toEqual([]);
});
