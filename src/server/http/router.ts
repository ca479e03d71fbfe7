import { type AnyElysia, Elysia, NotFoundError } from "elysia";
import { readJson } from "./bodies.ts";
import type { Exchange } from "./exchange.ts";
import { fitForRouter, pathOf } from "./request-url.ts";
import { MAX_JSON_BYTES, takesJson } from "./security.ts";

/** The part of Elysia that the request handler needs. */
export type Router = {
  /** Rejects with the error of the route, or with NotFoundError. */
  handle(request: Request, exchange: Exchange): Promise<Response>;
  /** The methods that a path has; none for an unknown path. */
  methodsOf(path: string): string[];
};

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Whether an error of the router means that no route matches. */
export function isUnrouted(error: unknown): boolean {
  return error instanceof NotFoundError;
}

/**
 * Creates the Elysia instance that all routes are added to. The instance limits
 * JSON bodies and passes errors on to the request handler.
 */
export function createRoutes(exchanges: WeakMap<Request, Exchange>) {
  const setRoute = (request: Request, route: string) => {
    const exchange = exchanges.get(request);
    if (exchange && route) exchange.route = route;
  };
  return new Elysia()
    .onParse(({ request, path }) =>
      takesJson(request, path) ? readJson(request, MAX_JSON_BYTES) : undefined,
    )
    .onTransform(({ request, route }) => setRoute(request, route))
    .onError(({ error, request, route }) => {
      setRoute(request, route);
      throw error;
    });
}

/** Creates the router of an Elysia instance that `createRoutes` created. */
export function createRouter(
  app: AnyElysia,
  exchanges: WeakMap<Request, Exchange>,
): Router {
  return {
    async handle(request, exchange) {
      // Elysia would pass an undecodable parameter to the route as null.
      if (!isDecodable(pathOf(request) ?? "")) throw new NotFoundError();
      exchanges.set(request, exchange);
      fitForRouter(request);
      // A HEAD response has the headers of GET; Bun omits the body.
      if (exchange.method === "HEAD")
        Object.defineProperty(request, "method", { value: "GET" });
      return app.fetch(request);
    },
    methodsOf(path) {
      const { static: paths, http } = app.router;
      const bare = path.replace(/(?<=.)\/$/, "");
      const found = METHODS.filter(
        (method) => method in (paths[bare] ?? {}) || http.find(method, path),
      );
      return found.includes("GET") ? [...found, "HEAD"] : found;
    },
  };
}

/** Whether every percent escape in a path is valid UTF-8. */
function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
