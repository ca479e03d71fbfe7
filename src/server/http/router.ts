import { type AnyElysia, Elysia, NotFoundError, ParseError } from "elysia";
import { readJson } from "./bodies.ts";
import { Problem } from "./problem.ts";
import { fitForRouter } from "./request-url.ts";
import { maxJsonBytes, takesJson } from "./security.ts";

/** A request, and what is known about it until its response is sent. */
export type Exchange = {
  /** In the response and in the log, to find the log line of an error. */
  requestId: string;
  method: string;
  /** The pattern of the route, such as /api/cart/:id, once it is known. */
  route: string;
  /** When the handling began, in ms of performance.now(). */
  startedAt: number;
  /** Set by a guard, and called with the status of the response. */
  onStatus?: (status: number) => void;
};

/** The part of Elysia that the request handler needs. */
export type Router = {
  /** Undefined where no route matches. Rejects with the error of the route. */
  handle(
    request: Request,
    path: string,
    exchange: Exchange,
  ): Promise<Response | undefined>;
  /** The methods that a path has; none for an unknown path. */
  methodsOf(path: string): string[];
};

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

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
      takesJson(request, path)
        ? readJson(request, maxJsonBytes(path))
        : undefined,
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
    async handle(request, path, exchange) {
      // Elysia would pass an undecodable parameter to the route as null.
      if (!isDecodable(path)) return undefined;
      exchanges.set(request, exchange);
      fitForRouter(request);
      // A HEAD response has the headers of GET; Bun omits the body.
      if (exchange.method === "HEAD")
        Object.defineProperty(request, "method", { value: "GET" });
      try {
        return await app.fetch(request);
      } catch (error) {
        if (error instanceof NotFoundError) return undefined;
        throw ownProblem(error);
      }
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

/** Unwraps the errors of the body's parser: too large, wrong type. */
function ownProblem(error: unknown): unknown {
  if (!(error instanceof ParseError)) return error;
  return error.cause instanceof Problem
    ? error.cause
    : new Problem("malformed_json");
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
