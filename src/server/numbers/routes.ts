import * as calls from "#shared/numbers/calls.ts";
import * as visitCalls from "#shared/visits/calls.ts";
import { OK } from "#shared/api/schema.ts";
import { addCustomClip, addToCart } from "#shared/cart/calls.ts";
import type { Deps } from "#server/deps.ts";
import { type Route, routes } from "#server/http/routes.ts";
import { createCounter } from "./counter.ts";
import { readNumbers } from "./numbers.ts";
import { readYear, writeYear } from "./year.ts";
import { isOfShopper } from "./visit.ts";

/** The routes that count, and those that show the maker what was counted. */
export function numberRoutes(deps: Deps) {
  const counter = createCounter(deps);
  return {
    /** Writes what is counted, as before the shop ends. */
    write: counter.write,

    open: routes(visitCalls, {
      countVisit: async ({ body, request }) => {
        // No limit of an address: that would mean to remember it. Whoever
        // sends more makes a number wrong, but no more rows.
        if (isOfShopper(request)) await counter.visit(body);
        return OK;
      },
    }),

    ofMaker: routes(calls, {
      getNumbers: async ({ query }) => {
        // What this copy of the shop has counted is there at once.
        await counter.write();
        return readNumbers(deps, query);
      },

      getYear: async ({ params }) => {
        const year = Number(params.year.slice(0, 4));
        if (!params.year.endsWith(".csv")) return readYear(deps, year);
        return new Response(await writeYear(deps, year), {
          headers: {
            "content-type": "text/csv; charset=utf-8",
            "content-disposition": `attachment; filename="${params.year}"`,
            "cache-control": "no-store",
          },
        });
      },
    }),

    /** The same routes, whose additions to a cart are counted. */
    counting: (cartRoutes: readonly Route[]): Route[] =>
      cartRoutes.map((route) =>
        route.call === addToCart || route.call === addCustomClip
          ? {
              ...route,
              async handle(sent) {
                const reply = await route.handle(sent);
                if (isOfShopper(sent.request)) await counter.add();
                return reply;
              },
            }
          : route,
      ),
  };
}
