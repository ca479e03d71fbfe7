import { expect, test } from "bun:test";
import { LANGUAGES } from "#shared/messages/languages.ts";
import { loadMessages } from "#server/runtime/messages.ts";

/** What the specification words, without a stop. */
const SPECIFIED = new Set(["login_failed", "pictureTooLarge"]);

const BEGGING = /^(?:Please|Bitte|Veuillez|Por favor|Per favore|Alsjeblieft)\b/;

test.each(LANGUAGES)("%s says each error as a whole sentence", async (code) => {
  const { errors } = await loadMessages(code);
  const said = Object.entries(errors).flatMap(([key, text]) =>
    typeof text === "string" && !SPECIFIED.has(key) ? [{ key, text }] : [],
  );
  expect(said.filter(({ text }) => !/[.!?]$/.test(text))).toEqual([]);
  // What is missing is asked for in one way.
  const missing = said.filter(({ key }) => key.endsWith("Missing"));
  expect(missing.filter(({ text }) => BEGGING.test(text))).toEqual([]);
});

const HEADING = /^(?:title|heading|doneTitle|titleCollect)$/;

/** The headings of a catalogue, which are in display type. */
function headings(of: object): string[] {
  return Object.entries(of).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === "object" && value !== null) return headings(value);
    return HEADING.test(key) && typeof value === "string" ? [value] : [];
  });
}

test.each(LANGUAGES)(
  "no heading in %s has a straight apostrophe",
  async (code) => {
    const all = headings({ ...(await loadMessages(code)) });
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter((text) => text.includes("'"))).toEqual([]);
  },
);
