import { dirname } from "node:path";
import type { BunPlugin } from "bun";
import { fileScope } from "./vanilla-extract.ts";

const FORBIDDEN = /^src\/(server|cli|build)\//;

/** Why a file of the product may not be imported by the browser's bundle. */
function browserFault(path: string): string | undefined {
  const [, room] = FORBIDDEN.exec(fileScope(path)) ?? [];
  return (
    room &&
    `is part of src/${room} and must never reach the browser. Move what both sides need to src/shared.`
  );
}

/**
 * Refuses server code in the browser's bundle, and the runtime's own modules,
 * which the bundler would silently replace by stand-ins.
 */
export const browserWall: BunPlugin = {
  name: "browser-wall",
  setup(build) {
    build.onResolve({ filter: /^[.#]/ }, ({ path, importer }) => {
      if (!fileScope(importer).startsWith("src/")) return undefined;
      const target = Bun.resolveSync(path, dirname(importer));
      const fault = browserFault(target);
      if (fault)
        throw new Error(
          `${fileScope(importer)} imports ${fileScope(target)}, which ${fault}`,
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
  },
};
