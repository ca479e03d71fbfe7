import { dirname } from "node:path";
import type { BunPlugin } from "bun";
import { fileScope } from "./vanilla-extract.ts";

/** The catalogues "demo" and "mail" are what only the server says. */
const FORBIDDEN = /^src\/(server|cli|build|shared\/messages\/(?:demo|mail))\//;

/** Returns why the browser's bundle may not import a file, or undefined. */
function browserError(path: string): string | undefined {
  const [, room] = FORBIDDEN.exec(fileScope(path)) ?? [];
  return (
    room &&
    `is part of src/${room} and must never reach the browser. Move what both sides need to src/shared.`
  );
}

const CALLS = /[\\/]src[\\/]shared[\\/].*calls\.ts$/;
/** A field of a call that the server alone reads, in the form that `fmt` gives. */
const OF_SERVER =
  /^( +)(?:id|summary|errors|headers|params|query|body|takes|gives|status):.*\n(?:\1 +.*\n)*(?:\1[\])}].*\n)?/gm;

/** Leaves out of calls what would be 2 kB of the panel's scripts. */
export const callsForBrowser = (source: string): string =>
  source.replaceAll(OF_SERVER, "");

/**
 * Fails the build when the browser's bundle imports server code, or a module of
 * the runtime, which the bundler would silently replace by a stub.
 */
export const browserWall: BunPlugin = {
  name: "browser-wall",
  setup(build) {
    build.onResolve({ filter: /^[.#]/ }, ({ path, importer }) => {
      if (!fileScope(importer).startsWith("src/")) return undefined;
      const target = Bun.resolveSync(path, dirname(importer));
      const error = browserError(target);
      if (error)
        throw new Error(
          `${fileScope(importer)} imports ${fileScope(target)}, which ${error}`,
        );
      return undefined;
    });
    build.onResolve({ filter: /^(node|bun)(:|$)/ }, ({ path, importer }) => {
      if (fileScope(importer).startsWith("src/"))
        throw new Error(
          `${fileScope(importer)} imports ${path}, which no browser has.`,
        );
      return undefined;
    });
    build.onLoad({ filter: CALLS }, async ({ path }) => ({
      contents: callsForBrowser(await Bun.file(path).text()),
      loader: "ts",
    }));
  },
};
