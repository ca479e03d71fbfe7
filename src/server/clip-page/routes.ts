import { getClip } from "#shared/catalog/calls.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { priceDigits } from "#server/catalog/shown-prices.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { routes } from "#server/http/routes.ts";
import { findClip, readClipPage } from "./read.ts";

/** Adds the call with which the browser opens a clip's page. */
export function clipPageRoutes(deps: Deps) {
  return routes(
    { getClip },
    {
      getClip: async ({ params }) => {
        const product = await findClip(deps.db, params.slug);
        if (!product)
          throw new Problem("not_found", { message: errorKey("clipGone") });
        return readClipPage(deps.db, product, {
          digits: await priceDigits(deps),
          now: deps.clock.now(),
        });
      },
    },
  );
}
