import { patchPlugin } from "./patch.ts";

const COLLECT = "Bun.gc(!1)";

/**
 * Keeps Elysia from collecting garbage once it is composed: that would be in
 * the middle of a start, a tenth of it. The runtime collects when it is idle.
 */
export const unhurriedGc = patchPlugin("unhurried-gc", [
  {
    file: /\/elysia\/dist\/compose\.m?js$/,
    change: (source) => source.replaceAll(COLLECT, "0"),
  },
]);
