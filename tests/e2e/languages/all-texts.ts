import type { Language } from "#shared/messages/languages.ts";
import type { Messages, ServerMessages } from "#shared/messages/rooms.ts";
import { loadMessages } from "#server/runtime/messages.ts";

/** The texts of a language that a browser test needs, by room. */
export type AllTexts = ServerMessages & Pick<Messages, "panel">;

export async function allTexts(language: Language): Promise<AllTexts> {
  const module: Record<string, Messages["panel"]> = await import(
    `../../../src/shared/messages/panel/${language}.ts`
  );
  const panel = module[language];
  if (!panel) throw new Error(`There is no panel in ${language}.`);
  return { ...(await loadMessages(language)), panel };
}
