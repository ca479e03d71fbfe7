import { LANGUAGES, type Language } from "#shared/messages/languages.ts";
import { catalogues, SIGNS, withSigns } from "#tests/support/catalogues.ts";
import { stretch } from "#tests/support/pseudo-language.ts";

const SIGN = /[①②③④⑤⑥]/gu;

const withoutParameters = (text: CallableFunction) =>
  String(
    Reflect.apply(
      text,
      undefined,
      SIGNS.map(() => ""),
    ),
  );

/** Other texts by those of the language that a page is in. */
type Dictionary = Map<string, string>;
/** Says a text of a page in other words, with its own names and numbers. */
export type Say = (text: string) => string;

const lettersOf = ({ length }: string) => length;
const longestWordOf = (text: string) =>
  Math.max(...text.split(/[\s-]/).map(lettersOf));

/**
 * Says the texts of one language as another does, and one that this has several
 * for by the shortest: the longer ones are in the names that are only heard.
 */
export const sayIn = (from: Language, to: Language) =>
  sayLongest(from, { languages: [to], lengthOf: (text) => -text.length });

/**
 * Two ways to say a text: as the language does that needs the most letters for
 * it, and as the one whose longest word, which no line breaks, has the most.
 * What both of them fit, each language fits.
 */
export function longestTexts(from: Language): Promise<Say[]> {
  return Promise.all(
    [lettersOf, longestWordOf].map((lengthOf) =>
      sayLongest(from, { languages: LANGUAGES, lengthOf }),
    ),
  );
}

/** Says a text of a page in a language that is not there (`pseudo-language`). */
export async function sayStretched(from: Language): Promise<Say> {
  const say = await sayIn(from, "en");
  return (text) => stretch(say(text));
}

type Choice = {
  languages: readonly Language[];
  lengthOf: (text: string) => number;
};

async function sayLongest(
  from: Language,
  { languages, lengthOf }: Choice,
): Promise<Say> {
  const texts: Dictionary = new Map();
  const sentences: Dictionary = new Map();
  const keep = (longest: Dictionary, own: string, text: string) => {
    const before = longest.get(own);
    if (before === undefined || lengthOf(text) > lengthOf(before))
      longest.set(own, text);
  };
  /** A text that an element stands in is shown in parts. */
  const keepParts = (own: string, other: string) => {
    const others = other.split("{}");
    const parts = own.split("{}");
    if (parts.length !== others.length) return;
    for (const [index, part] of parts.entries()) {
      const hasSign = part.split(SIGN).length > 1;
      const [key, text = ""] = [part, others[index]].map((each) =>
        each?.trim(),
      );
      if (key) keep(hasSign ? sentences : texts, key, text);
    }
  };
  const add = (own: unknown, other: unknown) => {
    if (typeof own === "function" && typeof other === "function") {
      keepParts(withSigns(own), withSigns(other));
      // Without its parameter it may be another sentence.
      const bare = withoutParameters(own);
      if (bare !== withSigns(own).replaceAll(SIGN, ""))
        keep(texts, bare, withoutParameters(other));
    }
    if (typeof own === "string" && typeof other === "string")
      keepParts(own, other);
    else if (typeof own === "object" && own !== null)
      for (const [key, each] of Object.entries(own))
        add(each, Reflect.get(Object(other), key));
  };
  const own = await catalogues(from);
  for (const language of languages) add(own, await catalogues(language));
  return sayBy(texts, sentences);
}

/** A text that is in neither dictionary stays as it is. */
function sayBy(texts: Dictionary, sentences: Dictionary): Say {
  const hasWords = (text: string) => /\p{L}{2}/u.test(text);
  const patterns = [...sentences]
    .filter(([own]) => hasWords(own))
    .map(([own, other]) => ({
      own: patternOf(own),
      signs: [...own.matchAll(SIGN)].map(([sign]) => sign),
      other,
    }));
  const readingsOf = (text: string) =>
    patterns.flatMap(({ own, ...pattern }) => {
      const values = own.exec(text)?.slice(1);
      return values ? [{ ...pattern, values, unsaid: unsaidIn(values) }] : [];
    });
  /** Counts the letters that are in no catalogue. */
  const unsaidIn = (parts: string[]): number =>
    parts
      .map((text) =>
        texts.has(text)
          ? 0
          : Math.min(
              text.length,
              ...readingsOf(text).map(({ unsaid }) => unsaid),
            ),
      )
      .reduce((sum, count) => sum + count, 0);
  const say = (text: string) => {
    const [best] = readingsOf(text).toSorted(
      (one, other) => one.unsaid - other.unsaid,
    );
    if (best)
      return best.other.replaceAll(
        SIGN,
        (sign) => best.values[best.signs.indexOf(sign)] ?? "",
      );
    // A control of a row is heard with the row's name after it.
    const [first = "", ...rest] = text.split(": ");
    return [texts.get(first) ?? first, ...rest].join(": ");
  };
  return (text) => {
    const said = texts.get(text) ?? say(text);
    texts.set(text, said);
    return said;
  };
}

function patternOf(text: string): RegExp {
  const parts = text.split(SIGN).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join("(.+?)")}$`, "su");
}
