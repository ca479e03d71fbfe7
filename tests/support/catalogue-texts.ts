import { type Node, parse } from "acorn";
import type { Language } from "#shared/messages/languages.ts";

const toJs = new Bun.Transpiler({ loader: "ts" });

/** The texts of all catalogues of a language, without their keys and parameters. */
export async function catalogueTexts(language: Language): Promise<string[]> {
  const texts: string[] = [];
  const files = new Bun.Glob(`src/shared/messages/*/${language}.ts`);
  for await (const path of files.scan()) {
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
