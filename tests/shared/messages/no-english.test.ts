import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "#shared/messages/languages.ts";

// The walk through the screens meets a part of the texts. Here are all of them:
// errors, notifications and mails, too.

const DIR = join(import.meta.dir, "../../../src/shared/messages");
const ROOMS = readdirSync(DIR, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Words that only an English text has. */
const ENGLISH =
  /(?<![\p{L}_-])(?:the|your|you|with|and|from|please|what|this|that|each|cannot|saved|because|there|which|would|again|could|should|have|been|not)(?![\p{L}_-])/iu;

/** The texts of a catalogue, from its source. */
async function textsOf(room: string, language: Language): Promise<string[]> {
  const source = await Bun.file(join(DIR, room, `${language}.ts`)).text();
  const body = source.replaceAll(
    /\/\*[\s\S]*?\*\/|^ *\/\/.*$|^import .*$/gm,
    "",
  );
  return body.match(/"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
}

const PARAMETER = /\$?\{[^}]+\}/g;

/** The texts that have an English word or a dollar, over all rooms. */
async function englishIn(language: Language): Promise<string[]> {
  const found: string[] = [];
  for (const room of ROOMS)
    for (const text of await textsOf(room, language)) {
      const words = text.replaceAll(PARAMETER, "");
      if (ENGLISH.test(words) || /\$(?!\{)/.test(words))
        found.push(`${room}: ${text}`);
    }
  return found;
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
  const placesIn = async (room: string, language: Language) =>
    (await textsOf(room, language)).join("").split("{}").length;
  const wrong: string[] = [];
  for (const room of ROOMS)
    for (const language of LANGUAGES)
      if ((await placesIn(room, language)) !== (await placesIn(room, "en")))
        wrong.push(`${room} in ${language}`);
  expect(wrong).toEqual([]);
});
