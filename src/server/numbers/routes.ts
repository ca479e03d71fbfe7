import * as calls from "#shared/numbers/calls.ts";
import { OK } from "#shared/api/schema.ts";
import { addCustomClip, addToCart } from "#shared/cart/calls.ts";
import type { Deps } from "#server/deps.ts";
import { type Route, routes } from "#server/http/routes.ts";
import { createCounter } from "./counter.ts";
import { isOfShopper } from "./visit.ts";

/** The routes that count, and those that show what was counted. */
export function numberRoutes(deps: Deps) {
  const counter = createCounter(deps);
  return {
    open: routes(calls, {
      countVisit: async ({ body, request }) => {
        // No limit of an address: that would mean to remember it. Whoever
        // sends more makes a number wrong, but no more rows.
        if (isOfShopper(request)) await counter.visit(body);
        return OK;
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
