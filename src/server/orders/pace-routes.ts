import { getPace } from "#shared/pace/calls.ts";
import { readCartToken } from "#server/cart/cookie.ts";
import { readCart } from "#server/cart/cart.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { toIso } from "#server/runtime/clock.ts";
import { countToMake, readPacing, sayPacing } from "./pace.ts";

export function paceRoutes(deps: Deps) {
  return routes(
    { getPace },
    {
      getPace: async ({ request, set }) => {
        set.headers["cache-control"] = "no-store";
        const { config, clock, db } = deps;
        const now = clock.now();
        const pacing = await readPacing(db, config, now);
        const token = readCartToken(config, request);
        const { lines } = await readCart(deps, token);
        // An empty cart is told when one clip would be ready.
        const more = lines.length > 0 ? countToMake(lines) : 1;
        const readyBy = await pacing.readyBy(more);
        const locale = await deps.locale();
        const words = sayPacing({ ...pacing, readyBy }, locale, now);
        return { ...words, now: toIso(now), readyBy };
      },
    },
  );
}
