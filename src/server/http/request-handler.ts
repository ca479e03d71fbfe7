import type { Deps } from "#server/deps.ts";
import type { Connections } from "./client-address.ts";
import { Problem, toProblem } from "./problem.ts";
import { Exchange, targetOf } from "./exchange.ts";
import { createHostCheck, isNeeded, standardHeaders } from "./security.ts";
import type { Router } from "./router.ts";

const REQUEST_ID_HEADER = "x-request-id";

const READS = ["GET", "HEAD"];
const API_PREFIX = "/api/";

type Reply = Response | Promise<Response>;

/** The pages and files that people see. */
export type PageSource = {
  /** Undefined where there is no such page or file. */
  find(request: Request, path: string): Reply | undefined;
  /** A page that the maker wrote, or the not-found screen. */
  fallback(request: Request, path: string): Reply;
};

/** The `route` of static files and of unknown paths. */
const OTHER_ROUTE = "(other)";

type HandlerOptions = {
  deps: Pick<Deps, "config" | "locale" | "log" | "responses">;
  /** The router of the API. */
  router: Router;
  pages?: PageSource;
  /** A listener that knows the connections of all. */
  server: () => Connections | undefined;
  /** Called for metrics and the access log. */
  onResponse: (exchange: Exchange, status: number) => void;
};

/** The options of `Bun.serve` that all listeners of the shop share. */
export type ServeHandlers = {
  routes: { [path: string]: { GET: (request: Request) => Reply } };
  fetch: (request: Request) => Reply;
  error: () => Promise<Response>;
};

/**
 * Creates the one handler for the requests of all listeners. The handler does
 * what every request needs: host check, error boundary, request id, metrics and
 * log. Bun's own router finds cached responses, and Elysia routes the other
 * requests: Elysia's hooks would halve the speed of a cached response. All cached
 * responses must have been registered before.
 */
export function createRequestHandler(options: HandlerOptions): ServeHandlers {
  const { deps, server, onResponse } = options;
  const { config, locale, log, responses } = deps;
  const standard = Object.entries(standardHeaders(config));
  const kindOfHost = createHostCheck(config);
  const dispatch = createDispatcher(options);

  function handle(request: Request, route: string, respond: Respond): Reply {
    const { trustProxy } = config;
    const exchange = new Exchange(request, route, server(), trustProxy);
    const onError = async (error: unknown) => {
      const problem = toProblem(log, error, exchange);
      const response = problem.toResponse(await locale());
      return finish(exchange, withStandardHeaders(response));
    };
    try {
      const reply = redirectAlias(request) ?? respond(exchange);
      return reply instanceof Promise
        ? reply.then((response) => finish(exchange, response)).catch(onError)
        : finish(exchange, reply);
    } catch (error) {
      return onError(error);
    }
  }

  /** Redirects an alias; throws for a foreign host; else returns undefined. */
  function redirectAlias(request: Request): Response | undefined {
    const host = request.headers.get("host");
    // HTTP/1.0, from a load balancer for example. Bun's parser refuses
    // HTTP/1.1 without a Host.
    if (host === null) return undefined;
    const kind = kindOfHost(host);
    if (kind === "own") return undefined;
    if (kind === "foreign") throw new Problem("misdirected");
    const target = targetOf(request);
    if (target === undefined) throw new Problem("malformed_request");
    return withStandardHeaders(
      Response.redirect(`${config.publicUrl}${target}`, 308),
    );
  }

  /** Adds the standard headers that a response does not set itself. */
  function withStandardHeaders(response: Response): Response {
    const { headers } = response;
    const type = headers.get("content-type");
    for (const [name, value] of standard)
      if (!headers.has(name) && isNeeded(name, type)) headers.set(name, value);
    return response;
  }

  function finish(exchange: Exchange, response: Response): Response {
    const { headers } = response;
    // A cache would repeat the id of the request that filled it.
    if (!headers.get("cache-control")?.includes("immutable"))
      headers.set(REQUEST_ID_HEADER, exchange.requestId);
    exchange.onStatus?.(response.status);
    onResponse(exchange, response.status);
    return response;
  }

  const fetch = (request: Request) =>
    handle(request, OTHER_ROUTE, async (exchange) =>
      withStandardHeaders(await dispatch(exchange)),
    );
  const routes: ServeHandlers["routes"] = {};
  for (const [path, cached] of responses) {
    const read = (request: Request) =>
      handle(request, path, () => cached(request));
    routes[path] = { GET: read };
  }
  return {
    routes,
    fetch,
    // Answers an error in the handler itself. By default, Bun prints the stack.
    error: async () => new Problem("internal").toResponse(await locale()),
  };
}

type Respond = (exchange: Exchange) => Reply;

/** Creates the dispatch of a request: cache, pages, then routes. */
function createDispatcher({ deps, router, pages }: HandlerOptions) {
  const { responses } = deps;

  function find(exchange: Exchange) {
    const { request, path } = exchange;
    // A trailing slash makes no difference, as in Elysia.
    const bare = path.replace(/(?<=.)\/$/, "");
    const cached = responses.get(bare);
    if (!cached) return pages?.find(request, path);
    exchange.route = bare;
    return cached(request);
  }

  /** Returns 405 for a known path with a wrong method, otherwise 404. */
  function unrouted({ request, path, method }: Exchange): Problem {
    const isFile = pages?.find(request, path) !== undefined;
    const allow =
      isFile || responses.has(path) ? READS : router.methodsOf(path);
    return allow.length > 0 && !allow.includes(method)
      ? new Problem("method_not_allowed", { allow })
      : new Problem("not_found");
  }

  return async (exchange: Exchange): Promise<Response> => {
    const { request } = exchange;
    const target = targetOf(request);
    if (target === undefined) throw new Problem("malformed_request");
    const end = target.indexOf("?");
    const path = end < 0 ? target : target.slice(0, end);
    exchange.path = path;
    if (end >= 0) exchange.search = target.slice(end + 1);
    const isRead = READS.includes(exchange.method);
    const isApi = path.startsWith(API_PREFIX);
    const found = isRead && find(exchange);
    if (found) return found;
    const routed = await router.handle(exchange);
    if (routed) return routed;
    if (pages && isRead && !isApi) return pages.fallback(request, path);
    throw unrouted(exchange);
  };
}
