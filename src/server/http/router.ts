import {
  type ComposedHandler,
  Elysia,
  ParseError,
  redirect,
  type SingletonBase,
  status,
} from "elysia";
import type * as z from "zod/mini";
import type { Call } from "#shared/api/call.ts";
import { RowPath } from "#shared/api/schema.ts";
import { parseBody, readJson } from "./bodies.ts";
import type { Exchange } from "./exchange.ts";
import { Problem } from "./problem.ts";
import { isForMaker, type Route } from "./routes.ts";
import { checkJson, maxJsonBytes } from "./security.ts";

/** The routes, as the request handler needs them. */
export type Router = {
  /** Undefined where no route matches. Rejects with the error of the route. */
  handle(exchange: Exchange): Promise<Response | undefined>;
  /** The methods that a path has; none for an unknown path. */
  methodsOf(path: string): string[];
};

type OfExchange = SingletonBase & { decorator: { exchange: Exchange } };
type App = Elysia<"", OfExchange>;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Elysia finds the route of a path and runs it: the parser, the schemas, the
 * handler. Its `fetch` is left out: it looks for the path itself, and not in
 * the URL of a short host or of none, it answers HEAD by reading the whole
 * body, and it has no place for what is known about a request.
 */
export function createRouter(routes: readonly Route[]): Router {
  const app: App = new Elysia();
  app.onError(({ error, exchange, route }) => {
    exchange.route = route;
    throw ownProblem(error);
  });
  for (const route of routes) add(app, route);
  return {
    async handle(exchange) {
      const { method, path, request } = exchange;
      // Elysia would pass an undecodable parameter to the route as null.
      const found = isDecodable(path) && find(app, method, path);
      if (!found) return undefined;
      const context = {
        exchange,
        request,
        path,
        params: found.params,
        set: { headers: {}, status: 200 },
        // The rest of Elysia's context, which no route of ours reads.
        ...{ body: undefined, query: {}, headers: {}, cookie: {}, store: {} },
        ...{ route: "", server: null, redirect, status },
      };
      return found.run(context);
    },
    methodsOf(path) {
      const found = METHODS.filter((method) => find(app, method, path));
      return found.includes("GET") ? [...found, "HEAD"] : found;
    },
  };
}

type Found = { run: ComposedHandler; params: Record<string, string> };

/** Finds a route as Elysia does: a trailing slash makes no difference. */
function find(
  { router }: App,
  method: string,
  path: string,
): Found | undefined {
  // A HEAD response has the headers of GET; Bun omits the body.
  const asked = method === "HEAD" ? "GET" : method;
  if (!METHODS.includes(asked)) return undefined;
  const bare = path.replace(/(?<=.)\/$/, "");
  const index = router.static[bare]?.[asked];
  const fixed = index === undefined ? undefined : router.history[index];
  if (fixed) return { run: fixed.compile(), params: {} };
  const found = router.http.find(asked, path);
  if (!found) return undefined;
  const { store, params } = found;
  return { run: store.handler ?? store.compile(), params };
}

function add(app: App, { method, path, call, headers, ...route }: Route): void {
  const needsSession = isForMaker(path);
  app.route(
    method,
    path,
    async ({ exchange, params, body, set }) => {
      exchange.route = path;
      // The guard goes by the path and this by the route, in case they ever
      // read a path differently.
      if (needsSession && !exchange.session) throw new Problem("unauthorized");
      Object.assign(set.headers, headers);
      if (call?.status) set.status = call.status;
      const query = await readQuery(exchange, call);
      const sent = Object.assign(exchange, { params, query, body, set });
      const reply = await route.handle(sent);
      await route.after?.();
      return reply;
    },
    { parse: parserOf(path, call), ...schemasOf(path, call) },
  );
}

/** Reads a body as JSON, unless the route reads it itself. */
function parserOf(path: string, call?: Call) {
  if (call?.takes) return () => null;
  const maxBytes = maxJsonBytes(path);
  return ({ request }: { request: Request }) => {
    checkJson(request);
    return readJson(request, maxBytes);
  };
}

/**
 * The schemas of a call, as Elysia runs them. They throw the shop's problems:
 * Elysia's own repeats what was sent, and 60 kB of nested brackets took it 17 s.
 */
function schemasOf(path: string, call?: Call) {
  const { body, params = idOf(path) } = call ?? {};
  return {
    ...(call && params && { params: standard(params, parseParams) }),
    ...(body && { body: standard(body, parseBody) }),
  };
}

const idOf = (path: string) =>
  path.includes("/:id") ? async () => RowPath : undefined;

/** https://standardschema.dev */
function standard<Read>(
  load: () => Promise<z.ZodMiniType>,
  read: (schema: z.ZodMiniType, sent: unknown) => Read,
) {
  let schema: z.ZodMiniType | undefined;
  const validate = async (sent: unknown) => {
    schema ??= await load();
    return { value: read(schema, sent) };
  };
  const form = { version: 1, vendor: "barrette", types: undefined } as const;
  return { "~standard": { ...form, validate } };
}

/** Parameters that do not fit belong to no row. */
function parseParams(schema: z.ZodMiniType, sent: unknown) {
  const read = schema.safeParse(sent);
  if (!read.success) throw new Problem("not_found");
  return read.data;
}

async function readQuery({ search }: Exchange, call?: Call) {
  if (!call?.query) return undefined;
  const sent = new URLSearchParams(search);
  return parseBody(await call.query(), Object.fromEntries(sent));
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
