import { join } from "node:path";
import { type Node, parse } from "acorn";
import { LANGUAGES, type Language } from "#shared/messages/languages.ts";

const toJs = new Bun.Transpiler({ loader: "ts" });

const filesOf = (language: Language) =>
  new Bun.Glob(`src/shared/messages/*/${language}.ts`).scan();

/** The catalogues of a language by room, those that no server reads among them. */
export async function catalogues(
  language: Language,
): Promise<Record<string, unknown>> {
  const rooms: Record<string, unknown> = {};
  for await (const path of filesOf(language)) {
    const module: unknown = await import(join(process.cwd(), path));
    rooms[path.split("/").at(-2) ?? ""] = Reflect.get(Object(module), language);
  }
  return rooms;
}

/** The texts of all catalogues of a language, without their keys and parameters. */
export async function catalogueTexts(language: Language): Promise<string[]> {
  const texts: string[] = [];
  for await (const path of filesOf(language)) {
    const source = await Bun.file(path).text();
    const code = toJs.transformSync(source);
    const tree = parse(code, { ecmaVersion: "latest", sourceType: "module" });
    collect(tree, texts);
  }
  return texts;
}

function collect(node: unknown, texts: string[]): void {
  if (Array.isArray(node)) for (const each of node) collect(each, texts);
  if (!isNode(node) || node.type === "ImportDeclaration") return;
  if (node.type === "Literal") {
    const value = Reflect.get(node, "value");
    if (typeof value === "string") texts.push(value);
  } else if (node.type === "TemplateElement")
    texts.push(Reflect.get(Object(Reflect.get(node, "value")), "cooked"));
  else
    for (const [key, child] of Object.entries(node))
      if (node.type !== "Property" || key !== "key") collect(child, texts);
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** Signs that stand for the parameters of a text. */
export const SIGNS = [..."①②③④⑤⑥"];
const SIGN = /[①②③④⑤⑥]/gu;

/** A text with a sign for each parameter; of a plural, the form of many. */
export const withSigns = (text: CallableFunction) =>
  String(Reflect.apply(text, undefined, SIGNS));

/** Texts in another language by the English ones. */
type Dictionary = Map<string, string>;
type Say = (english: string) => string;

/**
 * Two ways to say an English text of a page, with its own names and numbers: as
 * the language does that needs the most letters for it, and as the one whose
 * longest word, which no line breaks, has the most. What both of them fit, each
 * language fits.
 */
export async function longestTexts(): Promise<Say[]> {
  const longestWord = (text: string) =>
    Math.max(...text.split(/[\s-]/).map(({ length }) => length));
  return [
    await sayLongest(({ length }) => length),
    await sayLongest(longestWord),
  ];
}

async function sayLongest(lengthOf: (text: string) => number): Promise<Say> {
  const texts: Dictionary = new Map();
  const sentences: Dictionary = new Map();
  const keep = (longest: Dictionary, english: string, text: string) => {
    const before = longest.get(english);
    if (before === undefined || lengthOf(text) > lengthOf(before))
      longest.set(english, text);
  };
  const add = (english: unknown, other: unknown) => {
    if (typeof english === "function" && typeof other === "function")
      keep(sentences, withSigns(english), withSigns(other));
    else if (typeof english === "string" && typeof other === "string")
      keep(texts, english, other);
    else if (typeof english === "object" && english !== null)
      for (const [key, each] of Object.entries(english))
        add(each, Reflect.get(Object(other), key));
  };
  const english = await catalogues("en");
  for (const language of LANGUAGES)
    if (language !== "en") add(english, await catalogues(language));
  return sayBy(texts, sentences);
}

/** A text that is in neither dictionary stays as it is. */
function sayBy(texts: Dictionary, sentences: Dictionary): Say {
  const hasWords = (text: string) => /\p{L}{2}/u.test(text);
  // A text that fits several has the parameters of the one that says most.
  const patterns = [...sentences]
    .filter(([english]) => hasWords(english) && english.split(SIGN).length > 1)
    .toSorted(([one], [another]) => another.length - one.length)
    .map(([english, other]) => ({
      english: patternOf(english),
      signs: [...english.matchAll(SIGN)].map(([sign]) => sign),
      other,
    }));
  return (text) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    for (const { english, signs, other } of patterns) {
      const values = english.exec(text)?.slice(1);
      if (values)
        return other.replaceAll(
          SIGN,
          (sign) => values[signs.indexOf(sign)] ?? "",
        );
    }
    return text;
  };
}

function patternOf(text: string): RegExp {
  const parts = text.split(SIGN).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join("(.+?)")}$`, "su");
}
