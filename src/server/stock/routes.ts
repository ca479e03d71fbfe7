import * as calls from "#shared/stock/calls.ts";
import type { Elysia } from "elysia";
import type { Deps } from "#server/deps.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { route } from "#server/http/route.ts";
import { createFeed } from "./feed.ts";
import { createStreams } from "./streams.ts";

const EVENTS = "text/event-stream";

/** Adds what may be bought now, once and as a stream of events. */
export function availabilityRoutes(deps: Deps) {
  const feed = createFeed(deps);
  const streams = createStreams(deps, feed);
  return (app: Elysia) =>
    app
      .use(
        route(
          calls.getAvailability,
          { summary: "What may be bought now of all that is counted" },
          async ({ set }) => {
            set.headers["cache-control"] = "no-store";
            return feed.read();
          },
        ),
      )
      .use(
        route(
          calls.followAvailability,
          {
            summary: "The same as server-sent events",
            errors: [429],
          },
          ({ request, server, set }) => {
            if (!request.headers.get("accept")?.includes(EVENTS)) {
              set.headers["cache-control"] = "no-store";
              return feed.read();
            }
            const { trustProxy } = deps.config;
            const address = clientAddress(request, server, trustProxy);
            return streams.open(request, address);
          },
        ),
      );
}
