import { type AnyElysia, Elysia } from "elysia";
import { adminRoutes } from "./admin/routes.ts";
import { cartRoutes } from "./cart/routes.ts";
import { catalogRoutes } from "./catalog/routes.ts";
import { charmRoutes } from "./charms/routes.ts";
import { designRoutes } from "./clip/designs-routes.ts";
import { clipRoutes } from "./clip/routes.ts";
import type { Deps } from "./deps.ts";
import { edge, REQUEST_ID_HEADER } from "./edge.ts";
import { toProblem } from "./failures.ts";
import { imageRoutes } from "./images/routes.ts";
import { nativeRoutes } from "./native-routes.ts";
import { letterRoutes } from "./letters/routes.ts";
import { createMethodTable } from "./method-table.ts";
import { newsletterRoutes } from "./newsletter/routes.ts";
import { openApiRoutes } from "./openapi/routes.ts";
import { orderRoutes } from "./orders/routes.ts";
import { createRequestMetrics } from "./watch/metrics.ts";
import { observe } from "./watch/observe.ts";
import { watchRoutes } from "./watch/routes.ts";

/** What people see: the pages and their files. */
export type Pages = {
  /** Known pages, as routes. */
  routes: AnyElysia;
  /** Answers GET and HEAD of every path that no route has, with 404 at worst. */
  fallback(request: Request, path: string): Response | Promise<Response>;
  /** Makes ready what most people ask for first. */
  warm(): Promise<void>;
};

/**
 * The whole shop as one Elysia app: guards at the edge, then the features.
 * It never listens; whoever made it does. Without `pages` it is the API alone.
 */
export function createApp(deps: Deps, pages?: Pages) {
  const methods = createMethodTable();
  const metrics = createRequestMetrics();
  const app = new Elysia({
    // Elysia finds the path by counting characters; with a one-letter Host it
    // would count wrong.
    handler: { standardHostname: false },
  })
    .use(observe(deps, metrics))
    .use(edge(deps))
    .onError({ as: "global" }, ({ error, code, request, path, set }) => {
      // Else what observes the answer would not learn of its status.
      const told = (response: Response) => {
        set.status = response.status;
        return response;
      };
      if (pages && code === "NOT_FOUND" && isPageRequest(request, path)) {
        const page = pages.fallback(request, path);
        return page instanceof Promise ? page.then(told) : told(page);
      }
      const requestId = String(set.headers[REQUEST_ID_HEADER]);
      const failure = { error, code, request, path, requestId };
      return told(toProblem(deps, methods, failure).toResponse());
    })
    .get("/healthz", () => ({ ok: true }))
    .use(watchRoutes(deps, metrics))
    .use(openApiRoutes())
    .use(catalogRoutes(deps))
    .use(charmRoutes(deps))
    .use(letterRoutes(deps))
    .use(clipRoutes(deps))
    .use(designRoutes(deps))
    .use(cartRoutes(deps))
    .use(orderRoutes(deps))
    .use(newsletterRoutes(deps))
    .use(imageRoutes(deps))
    .use(adminRoutes(deps));
  if (pages) app.use(pages.routes);
  methods.learn(app.routes);
  return Object.assign(app, {
    /** What a server answers before it asks the app. */
    nativeRoutes: nativeRoutes(deps, deps.kept, (route, status, seconds) =>
      metrics.record({ method: "GET", route, status, seconds }),
    ),
  });
}

export type App = ReturnType<typeof createApp>;

function isPageRequest(request: Request, path: string): boolean {
  const reads = request.method === "GET" || request.method === "HEAD";
  return reads && !path.startsWith("/api/");
}
