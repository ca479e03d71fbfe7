import type { InternalRoute } from "elysia";
import * as z from "zod/mini";
import { logIn } from "#shared/admin/calls.ts";
import type { Call } from "#shared/api/call.ts";
import { ProblemReply } from "#shared/api/schema.ts";
import { LIMITS } from "./rate-limit.ts";
import type { Route } from "./route.ts";

/** The address of the API's document. */
export const OPENAPI_PATH = "/api/openapi.json";

/** What the document says of the shop that serves it. */
type Served = { publicUrl: string; sessionCookie: string };

const ADMIN = "/api/admin/";
/** The response of every error. */
const REFUSED = { $ref: "#/components/responses/Problem" };
const SESSION = "session";
const LICENCE = { name: "MIT", identifier: "MIT" };

/** Generates the OpenAPI 3.1 document of the routes under /api. */
export async function openApiDocument(
  routes: readonly Pick<InternalRoute, "hooks">[],
  { publicUrl, sessionCookie }: Served,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of apiRoutes(routes)) {
    const { method, path } = route.call;
    const name = path.replaceAll(/:(\w+)/g, "{$1}");
    paths[name] = {
      ...paths[name],
      [method.toLowerCase()]: await describe(route),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Barrette", version: "1", license: LICENCE },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: toJsonSchema(ProblemReply, "output") },
      responses: {
        Problem: {
          description: "Refused",
          ...json({ $ref: "#/components/schemas/Problem" }),
        },
      },
      securitySchemes: {
        [SESSION]: { type: "apiKey", in: "cookie", name: sessionCookie },
      },
    },
  };
}

/** Returns the routes of calls among all routes of a router. */
export function apiRoutes(
  routes: readonly Pick<InternalRoute, "hooks">[],
): Route[] {
  return routes.flatMap(({ hooks }) => {
    const { detail }: { detail?: Route } = hooks;
    return detail ? [detail] : [];
  });
}

async function describe(route: Route) {
  const { call, summary, params, query, files } = route;
  const headers = route.headers ?? [];
  return {
    operationId: call.id,
    summary,
    tags: [tagOf(call)],
    security: isForMaker(call) ? [{ [SESSION]: [] }] : [],
    parameters: [
      ...pathParameters(call.path, params),
      ...(query ? parameters("query", propertiesOf(query)) : []),
      ...headers.map((name) => ({
        name,
        in: "header",
        required: false,
        schema: { type: "string" },
      })),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        ...json(toJsonSchema(await call.body(), "input")),
      },
    }),
    ...(files && { requestBody: { required: true, content: files } }),
    responses: {
      ...(await success(route)),
      ...Object.fromEntries(refusals(route).map((status) => [status, REFUSED])),
    },
  };
}

/** The login is the only call of the panel that needs no session. */
function isForMaker({ path }: Call): boolean {
  return path.startsWith(ADMIN) && !path.startsWith(logIn.path);
}

/** The group of a call: "admin", or what comes after /api/. */
function tagOf({ path }: Call): string {
  return path.split("/")[2] ?? "";
}

/** Returns the error statuses of a route. */
function refusals({ call, errors = [], query, hasPages }: Route): number[] {
  const { method, path, body } = call;
  return [
    // A request for a host that is not the shop's.
    421,
    ...(body ? [400, 413, 415, 422] : []),
    ...(query && !hasPages ? [422] : []),
    // 403: a request from another site. 503: a full disk or a busy database.
    ...(method === "GET" ? [] : [403, 503]),
    ...(path.includes("/:") ? [404] : []),
    ...(path.startsWith(ADMIN) ? [401] : []),
    ...(LIMITS[path] ? [429] : []),
    ...errors,
  ];
}

async function success(route: Route) {
  const { call, hasPages, isCalendar, isPicture, isTable } = route;
  if (isTable || isCalendar) {
    const type = isTable ? "text/csv" : "text/calendar";
    const schema = { type: "string" };
    return {
      200: { description: "Done", content: { [type]: { schema } } },
    };
  }
  if (isPicture) {
    const schema = { type: "string", format: "binary" };
    return {
      200: { description: "Done", content: { "image/png": { schema } } },
    };
  }
  if (hasPages) {
    const page = (description: string) => ({
      description,
      content: { "text/html": { schema: { type: "string" } } },
    });
    return { 200: page("Done"), 404: page("An unknown link") };
  }
  const { reply, status = 200 } = call;
  const schema = reply && json(toJsonSchema(await reply(), "output"));
  return { [status]: { description: "Done", ...schema } };
}

/** Describes the parameters of a path: as text, where no schema says more. */
function pathParameters(path: string, schema?: z.ZodMiniType) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const texts = names.map((name) => [name, { type: "string" }]);
  return parameters(
    "path",
    schema ? propertiesOf(schema) : Object.fromEntries(texts),
  );
}

function parameters(
  place: "path" | "query",
  properties: Record<string, unknown>,
) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path",
    schema,
  }));
}

const propertiesOf = (schema: z.ZodMiniType): Record<string, unknown> =>
  toJsonSchema(schema, "input").properties ?? {};

const json = (schema: unknown) => ({
  content: { "application/json": { schema } },
});

function toJsonSchema(schema: z.ZodMiniType, io: "input" | "output") {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
  });
  return rest;
}
