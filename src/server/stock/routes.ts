import * as calls from "#shared/stock/calls.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { createFeed } from "./feed.ts";
import { createStreams } from "./streams.ts";

const EVENTS = "text/event-stream";

/** Adds what may be bought now, once and as a stream of events. */
export function availabilityRoutes(deps: Deps) {
  const feed = createFeed(deps);
  const streams = createStreams(deps, feed);
  return routes(calls, {
    getAvailability: async ({ set }) => {
      set.headers["cache-control"] = "no-store";
      return feed.read();
    },

    followAvailability: ({ request, address, set }) => {
      if (!request.headers.get("accept")?.includes(EVENTS)) {
        set.headers["cache-control"] = "no-store";
        return feed.read();
      }
      return streams.open(request, address);
    },
  });
}
