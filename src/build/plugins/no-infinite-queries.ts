import { patchPlugin } from "./patch.ts";

/**
 * Leaves out how TanStack Query fetches infinite queries, which the shop does
 * not have; every query imports it.
 */
export const noInfiniteQueries = patchPlugin("no-infinite-queries", [
  {
    file: /query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    change: () =>
      ["infiniteQueryBehavior", "hasNextPage", "hasPreviousPage"]
        .map((name) => `export const ${name} = () => undefined;`)
        .join(""),
  },
]);
