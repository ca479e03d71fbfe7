import { expect, test } from "bun:test";
import { LANGUAGES, type Language } from "#shared/messages/languages.ts";
import { catalogueTexts } from "./catalogue-texts.ts";

// The walk through the screens meets a part of the texts. Here are all of them:
// errors, notifications and mails, too.

/** Words that only an English text has, and its dollar. */
const ENGLISH =
  /(?<![\p{L}_-])(?:the|your|you|with|and|from|please|what|this|that|each|cannot|saved|because|there|which|would|again|could|should|have|been|not)(?![\p{L}_-])|\$/iu;
/** The places that the maker writes into a text, such as {amount}. */
const NAMED = /\{\w+\}/g;

/** The texts that have an English word or a dollar, over all rooms. */
async function englishIn(language: Language): Promise<string[]> {
  const texts = [...(await catalogueTexts(language)).entries()];
  return texts.flatMap(([room, all]) =>
    all
      .filter((text) => ENGLISH.test(text.replaceAll(NAMED, "")))
      .map((text) => `${room}: ${text}`),
  );
}

test("English words are known", async () => {
  expect((await englishIn("en")).length).toBeGreaterThan(400);
});

test.each(LANGUAGES.filter((each) => each !== "en"))(
  "no text in %s has an English word or a dollar",
  async (language) => {
    expect(await englishIn(language)).toEqual([]);
  },
);

test("each language has as many places for elements as English", async () => {
  const placesIn = async (language: Language) => {
    const texts = [...(await catalogueTexts(language)).entries()];
    return texts
      .map(([room, all]) => [room, all.join("").split("{}").length])
      .sort();
  };
  for (const language of LANGUAGES)
    expect([language, await placesIn(language)]).toEqual([
      language,
      await placesIn("en"),
    ]);
});
