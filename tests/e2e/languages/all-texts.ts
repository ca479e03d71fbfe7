import type { Language } from "#shared/messages/languages.ts";
import type { Messages, ServerMessages } from "#shared/messages/rooms.ts";
import { loadMessages } from "#server/runtime/messages.ts";

/** The texts of a language that a browser test needs, by room. */
export type AllTexts = ServerMessages & Pick<Messages, "bench" | "panel">;

export async function allTexts(language: Language): Promise<AllTexts> {
  const [panel, bench] = await Promise.all([
    read<Messages["panel"]>("panel", language),
    read<Messages["bench"]>("bench", language),
  ]);
  return { ...(await loadMessages(language)), panel, bench };
}

/** Reads a room that the server does not have. */
async function read<Room>(room: string, language: Language): Promise<Room> {
  const module: Record<string, Room> = await import(
    `../../../src/shared/messages/${room}/${language}.ts`
  );
  const texts = module[language];
  if (!texts) throw new Error(`There is no ${room} in ${language}.`);
  return texts;
}
