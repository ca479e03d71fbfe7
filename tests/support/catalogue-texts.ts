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

/**
 * Two dictionaries from English: what the language says that needs the most
 * letters for a text, and the one whose longest word, which no line breaks, has
 * the most. What both of them fit, each language fits.
 */
export async function longestTexts(): Promise<Map<string, string>[]> {
  const longestWord = (text: string) =>
    Math.max(...text.split(/[\s-]/).map(({ length }) => length));
  const byText = new Map<string, string>();
  const byWord = new Map<string, string>();
  const keep = (
    longest: Map<string, string>,
    [english, text]: [string, string],
    lengthOf: (text: string) => number,
  ) => {
    const before = longest.get(english);
    if (before === undefined || lengthOf(text) > lengthOf(before))
      longest.set(english, text);
  };
  for (const language of LANGUAGES)
    for (const pair of language === "en" ? [] : await dictionaryOf(language)) {
      keep(byText, pair, ({ length }) => length);
      keep(byWord, pair, longestWord);
    }
  return [byText, byWord];
}

/** What this language says for each English text that has no parameter. */
async function dictionaryOf(language: Language): Promise<Map<string, string>> {
  const words = new Map<string, string>();
  const add = (english: unknown, other: unknown) => {
    // Where one text has two translations, the longer one may be cut off.
    if (typeof english === "string" && typeof other === "string") {
      if (other.length > (words.get(english)?.length ?? 0))
        words.set(english, other);
    } else if (typeof english === "object" && english !== null)
      for (const [key, each] of Object.entries(english))
        add(each, Reflect.get(Object(other), key));
  };
  add(await catalogues("en"), await catalogues(language));
  return words;
}
