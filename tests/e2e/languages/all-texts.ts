import type { Language } from "#shared/messages/languages.ts";
import type { Messages, ServerMessages } from "#shared/messages/rooms.ts";
import { loadMessages } from "#server/runtime/messages.ts";

/** Rooms that no server reads. */
type PanelRoom = "panel" | "account" | "editor" | "letters" | "planning";
/** The texts of a language that a browser test needs, by room. */
export type AllTexts = ServerMessages & Pick<Messages, PanelRoom>;

export async function allTexts(language: Language): Promise<AllTexts> {
  const room = async <R extends PanelRoom>(name: R): Promise<Messages[R]> => {
    const module: Record<string, Messages[R]> = await import(
      `../../../src/shared/messages/${name}/${language}.ts`
    );
    const texts = module[language];
    if (!texts) throw new Error(`There is no ${name} in ${language}.`);
    return texts;
  };
  return {
    ...(await loadMessages(language)),
    panel: await room("panel"),
    account: await room("account"),
    editor: await room("editor"),
    letters: await room("letters"),
    planning: await room("planning"),
  };
}
