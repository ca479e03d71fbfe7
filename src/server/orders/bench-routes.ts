import * as calls from "#shared/workbench/calls.ts";
import type { ExportQuery } from "#shared/workbench/schema.ts";
import { isSessionOpen } from "#server/auth/sessions.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { createStreams } from "#server/stock/streams.ts";
import { readPicks, setMemo, setPicks, setStatuses } from "./bench-changes.ts";
import { createOrderFeed } from "./bench-events.ts";
import { countOpenOrders, listBench, readChosen } from "./bench.ts";
import { exportOrders } from "./export.ts";
import { listMonths } from "./order-list.ts";
import { placeOwnOrder } from "./place-own.ts";
import { readKey } from "./routes.ts";

const EVENTS = "text/event-stream";

/**
 * Routes of the workbench; the session gives access. `exportReaders` yields the
 * table of a room above this one.
 */
export function benchRoutes(
  deps: Deps,
  exportReaders: () => AsyncGenerator<string>,
) {
  const { db, config } = deps;
  const feed = createOrderFeed(deps);
  const streams = createStreams(deps, feed);
  return routes(calls, {
    listOrders: ({ query }) => listBench(deps, query),

    placeOwnOrder: async ({ body: input, request, set }) => {
      const idempotencyKey = readKey(request.headers);
      const placed = await placeOwnOrder(deps, { input, idempotencyKey });
      set.headers["cache-control"] = "no-store";
      return placed;
    },

    getOpenOrders: () => countOpenOrders(deps),

    listMonths: () => listMonths(deps),

    setStatuses: (sent) => setStatuses(deps, sent.body, sent),

    readChosen: async ({ body }) => ({
      orders: await readChosen(deps, body.ids),
    }),

    getBenchPicks: ({ query }) => readPicks(db, query.ids),

    setBenchPicked: ({ body }) => setPicks(deps, body),

    setMemo: ({ params, body }) => setMemo(deps, { ...params, ...body }),

    exportOrders: ({ params: { name }, query }) =>
      download(
        name,
        name === "readers.csv"
          ? exportReaders()
          : exportOrders(db, config, wantedOf(name, query)),
      ),

    followOrders: ({ request, address, session }) =>
      request.headers.get("accept")?.includes(EVENTS)
        ? streams.open(request, address, () => isSessionOpen(deps, session))
        : feed.read(),
  });
}

const wantedOf = (name: string, { from, to, decimals }: ExportQuery) => ({
  isLabels: name === "labels.csv",
  from,
  to,
  hasComma: decimals === "comma",
});

const encoder = new TextEncoder();

/** A table that is sent while it is read. */
function download(name: string, parts: AsyncGenerator<string>): Response {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await parts.return(undefined)),
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
