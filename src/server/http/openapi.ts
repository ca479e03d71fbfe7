import type { InternalRoute } from "elysia";
import * as z from "zod/mini";
import { ProblemReply } from "#shared/api/errors.ts";
import { REFUSED } from "./operation.ts";
import { LIMITS } from "./rate-limit.ts";
import {
  type RouteResponse,
  type RouteSchema,
  schemasByStatus,
} from "./route-schemas.ts";

type Route = Pick<InternalRoute, "method" | "path" | "hooks">;

/** The parts of a route that the document uses. */
type Declared = {
  params?: RouteSchema;
  query?: RouteSchema;
  body?: RouteSchema;
  response?: RouteResponse;
  detail?: {
    parameters?: readonly unknown[];
    responses?: Record<string, unknown>;
  };
};

const ADMIN = /^\/api\/admin\//;

/** Generates the OpenAPI 3.1 document of the routes under /api. */
export function openApiDocument(routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    if (!route.path.startsWith("/api/")) continue;
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: describe(route),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Barrette", version: "1" },
    paths,
    components: {
      schemas: { Problem: toJsonSchema(ProblemReply, "output") },
      responses: {
        Problem: {
          description: "Refused",
          ...json({ $ref: "#/components/schemas/Problem" }),
        },
      },
    },
  };
}

function describe({ method, path, hooks }: Route) {
  const declared: Declared = hooks;
  const { body, detail } = declared;
  const errors = statusesOfRefusal(method, path, declared);
  return {
    ...detail,
    parameters: [
      ...parameters("path", declared.params, path),
      ...parameters("query", declared.query),
      ...(detail?.parameters ?? []),
    ],
    ...(body && {
      requestBody: { required: true, ...json(toJsonSchema(body.zod, "input")) },
    }),
    responses: {
      ...successes(declared),
      ...Object.fromEntries(errors.map((status) => [status, REFUSED])),
      ...detail?.responses,
    },
  };
}

/** Returns the error statuses that follow from a route's kind. */
function statusesOfRefusal(
  method: string,
  path: string,
  { body }: Declared,
): number[] {
  return [
    ...(body ? [400, 413, 415, 422] : []),
    // 403: a request from another site. 503: a full disk or a busy database.
    ...(method === "GET" ? [] : [403, 503]),
    ...(path.includes("/:") ? [404] : []),
    ...(ADMIN.test(path) ? [401] : []),
    ...(LIMITS[path] ? [429] : []),
  ];
}

function successes({ response }: Declared) {
  return Object.fromEntries(
    Object.entries(schemasByStatus(response)).map(([status, { zod }]) => [
      status,
      { description: "Done", ...json(toJsonSchema(zod, "output")) },
    ]),
  );
}

/** Describes a schema's parameters; without a schema, those of the path. */
function parameters(
  place: "path" | "query",
  schema: RouteSchema | undefined,
  path = "",
) {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const any = Object.fromEntries(
    named.map((name) => [name, { type: "string" }]),
  );
  const { properties = any } = schema ? toJsonSchema(schema.zod, "input") : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path",
    schema,
  }));
}

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
