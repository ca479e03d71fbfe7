import { join } from "node:path";
import type { Language } from "#shared/messages/languages.ts";

/** The files of all catalogues of a language. */
export const filesOf = (language: Language) =>
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

/** Signs that stand for the parameters of a text. */
export const SIGNS = [..."①②③④⑤⑥"];

/** A text with a sign for each parameter; of a plural, the form of many. */
export const withSigns = (text: CallableFunction) =>
  String(Reflect.apply(text, undefined, SIGNS));
