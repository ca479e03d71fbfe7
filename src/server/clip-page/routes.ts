import { getClip } from "#shared/catalog/calls.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import type { Elysia } from "elysia";
import { priceDigits } from "#server/catalog/shown-prices.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { route } from "#server/http/route.ts";
import { findClip, readClipPage } from "./read.ts";

/** Adds the call with which the browser opens a clip's page. */
export function clipPageRoutes(deps: Deps) {
  return (app: Elysia) =>
    app.use(
      route(
        getClip,
        { summary: "What the page of a clip shows" },
        async ({ params }) => {
          const product = await findClip(deps.db, params.slug);
          if (!product)
            throw new Problem("not_found", { message: errorKey("clipGone") });
          return readClipPage(deps.db, product, {
            digits: await priceDigits(deps),
            now: deps.clock.now(),
          });
        },
      ),
    );
}
