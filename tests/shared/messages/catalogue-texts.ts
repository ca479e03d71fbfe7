import { basename, dirname } from "node:path";
import { type Node, parse } from "acorn";
import type { Language } from "#shared/messages/languages.ts";
import { filesOf } from "#tests/support/catalogues.ts";

/** The texts of a language by room, without their keys and parameters. */
export async function catalogueTexts(
  language: Language,
): Promise<Map<string, string[]>> {
  const toJs = new Bun.Transpiler({ loader: "ts" });
  const rooms = new Map<string, string[]>();
  for await (const path of filesOf(language)) {
    const source = await Bun.file(path).text();
    const code = toJs.transformSync(source);
    const tree = parse(code, { ecmaVersion: "latest", sourceType: "module" });
    rooms.set(basename(dirname(path)), textsIn(tree));
  }
  return rooms;
}

function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isNode(node) || node.type === "ImportDeclaration") return [];
  if (node.type === "Literal") {
    const value = Reflect.get(node, "value");
    return typeof value === "string" ? [value] : [];
  }
  if (node.type === "TemplateElement")
    return [Reflect.get(Object(Reflect.get(node, "value")), "cooked")];
  return Object.entries(node).flatMap(([key, child]) =>
    node.type === "Property" && key === "key" ? [] : textsIn(child),
  );
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;
