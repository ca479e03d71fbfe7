import { join, relative } from "node:path";
import type { MessageEnds } from "#shared/build/manifest.ts";
import { LANGUAGES, type Language } from "#shared/messages/languages.ts";
import { messagesUrl, ROOMS } from "#shared/messages/rooms.ts";
import type { ClientFile } from "./entry.ts";
import { minifyModule } from "./minify.ts";
import { browserWall } from "#build/plugins/wall.ts";
import { ROOT } from "./root.ts";

const DIR = join(ROOT, "src/shared/messages");
const HASH_LENGTH = 8;

/**
 * Bundles each catalogue of texts into a file of its own, which a page in that
 * language loads. Without splitting, so that a catalogue is one request. A
 * language's catalogues share one hash.
 */
export async function bundleCatalogues(isMinified: boolean): Promise<{
  files: ClientFile[];
  messages: MessageEnds;
}> {
  const { outputs } = await Bun.build({
    entrypoints: LANGUAGES.flatMap((language) =>
      ROOMS.map((room) => join(DIR, room, `${language}.ts`)),
    ),
    root: DIR,
    target: "browser",
    format: "esm",
    minify: isMinified,
    naming: "[dir]/[name].[ext]",
    plugins: [browserWall],
  });
  const sources = new Map(
    await Promise.all(
      outputs.map(async (output) => {
        const source = await output.text();
        const text = isMinified ? await minifyModule(source) : source;
        return [relative(".", output.path), text] as const;
      }),
    ),
  );
  const files: ClientFile[] = [];
  const messages: MessageEnds = {};
  for (const language of LANGUAGES) {
    const texts = ROOMS.map((room) => {
      const text = sources.get(join(room, `${language}.js`));
      if (!text) throw new Error(`There is no catalogue ${room}/${language}.`);
      return { room, text };
    });
    const all = texts.map(({ text }) => text).join("");
    const end = isMinified
      ? `-${language}-${Bun.hash(all).toString(36).slice(0, HASH_LENGTH)}.js`
      : developmentEnd(language);
    messages[language] = end;
    for (const { room, text } of texts)
      files.push({
        path: messagesUrl(room, end).slice(1),
        bytes: new TextEncoder().encode(text),
      });
  }
  return { files, messages };
}

const developmentEnd = (language: Language) => `-${language}.js`;

/** In development the addresses stay the same after every change. */
export const DEVELOPMENT_ENDS: MessageEnds = Object.fromEntries(
  LANGUAGES.map((language) => [language, developmentEnd(language)]),
);
