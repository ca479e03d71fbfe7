import type { ServerMessages } from "#shared/messages/rooms.ts";
import { loadMessages } from "#server/runtime/messages.ts";

// A language that is not there: every word of the catalogues is 40 % longer and
// has accents in place of its vowels, while names, amounts and dates stay. So
// what a catalogue does not say is known by its plain vowels.

const ACCENTS = new Map(
  [..."aeiouAEIOU"].map((letter, index) => [
    letter,
    [..."äéîöûÄÉÎÖÛ"][index] ?? letter,
  ]),
);

/** Around a parameter, while a text is put together. */
const BEGIN = "\u2068";
const END = "\u2069";
const PARAMETER = /(\u2068[^\u2068\u2069]*\u2069)/;

const stretchWord = (word: string) =>
  [...word, ...word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase()]
    .map((letter) => ACCENTS.get(letter) ?? letter)
    .join("");
const stretchWords = (text: string) =>
  text.replaceAll(/[A-Za-z]{2,}/g, stretchWord);

/** Says a text as it is shown; an address is as long in every language. */
export const stretch = (text: string) =>
  text.replaceAll(/\S+/g, (word) =>
    /@|:\/\//.test(word) ? word : stretchWords(word),
  );

const translate = (text: string) =>
  text
    .split(PARAMETER)
    .map((part) =>
      part.startsWith(BEGIN) ? part.slice(1, -1) : stretchWords(part),
    )
    .join("");

function mark(parameter: unknown): unknown {
  if (Array.isArray(parameter)) return parameter.map(mark);
  return typeof parameter === "string" && parameter !== ""
    ? `${BEGIN}${parameter}${END}`
    : parameter;
}

function say(value: unknown): unknown {
  if (typeof value === "string") return translate(value);
  const hasTexts = typeof value === "function" || typeof value === "object";
  return hasTexts && value !== null ? inPseudo(value) : value;
}

function inPseudo<Texts extends object>(texts: Texts): Texts {
  return new Proxy(texts, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      return Object.hasOwn(target, key) ? say(value) : value;
    },
    apply: (target, self, parameters: unknown[]) =>
      typeof target === "function"
        ? say(Reflect.apply(target, self, parameters.map(mark)))
        : undefined,
  });
}

/** Returns the texts of the language that is not there. */
export async function pseudoMessages(): Promise<ServerMessages> {
  return inPseudo(await loadMessages("en"));
}

/** The words that stand in no catalogue, or lost their way past it. */
export function plainWords(text: string): string[] {
  const words = text.replaceAll(/&\w+;/g, " ").match(/[\p{L}\p{M}]{2,}/gu);
  return (words ?? []).filter((word) => /[aeiou]/i.test(word));
}
