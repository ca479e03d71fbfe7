import { Elysia } from "elysia";
import { catalogRoutes } from "./catalog/routes.ts";
import { charmRoutes } from "./charms/routes.ts";
import { clipRoutes } from "./clip/routes.ts";
import type { Deps } from "./deps.ts";
import { edge, REQUEST_ID_HEADER } from "./edge.ts";
import { toProblem } from "./failures.ts";
import { letterRoutes } from "./letters/routes.ts";
import { createMethodTable } from "./method-table.ts";
import { openApiRoutes } from "./openapi.ts";

/** Answers GET and HEAD of paths that no API route has; undefined: not its. */
export type PageHandler = (
  request: Request,
  path: string,
) => Response | undefined | Promise<Response | undefined>;

/**
 * The whole shop as one Elysia app: guards at the edge, then the features.
 * It never listens; whoever made it does. `pages` answers what is no API.
 */
export function createApp(deps: Deps, pages?: PageHandler) {
  const methods = createMethodTable();
  const app = new Elysia({
    // Elysia finds the path by counting characters; with a one-letter Host it
    // would count wrong.
    handler: { standardHostname: false },
  })
    .use(edge(deps))
    .onError({ as: "global" }, async ({ error, code, request, path, set }) => {
      if (pages && code === "NOT_FOUND" && isPageRequest(request, path)) {
        const page = await pages(request, path);
        if (page) return page;
      }
      const requestId = String(set.headers[REQUEST_ID_HEADER]);
      return toProblem(deps, methods, {
        error,
        code,
        request,
        path,
        requestId,
      }).toResponse();
    })
    .get("/healthz", () => ({ ok: true }))
    .use(openApiRoutes())
    .use(catalogRoutes(deps))
    .use(charmRoutes(deps))
    .use(letterRoutes(deps))
    .use(clipRoutes(deps));
  methods.learn(app.routes);
  return app;
}

export type App = ReturnType<typeof createApp>;

function isPageRequest(request: Request, path: string): boolean {
  const reads = request.method === "GET" || request.method === "HEAD";
  return reads && !path.startsWith("/api/");
}
