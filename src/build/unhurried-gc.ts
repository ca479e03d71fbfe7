import type { BunPlugin } from "bun";

const COMPOSE = /[\\/]elysia[\\/]dist[\\/]compose\.m?js$/;
const COLLECT = "Bun.gc(!1)";

/**
 * Keeps Elysia from collecting garbage once it is composed: that would be in
 * the middle of a start, a tenth of it. The runtime collects when it is idle.
 */
export const unhurriedGc: BunPlugin = {
  name: "unhurried-gc",
  setup(build) {
    build.onLoad({ filter: COMPOSE }, async ({ path }) => {
      const source = await Bun.file(path).text();
      if (!source.includes(COLLECT))
        throw new Error("Elysia no longer collects garbage: drop this plugin.");
      return { contents: source.replaceAll(COLLECT, "0"), loader: "js" };
    });
  },
};
