import * as z from "zod/mini";
import { PathId } from "#shared/api/ids.ts";
import { parseBody } from "./bodies.ts";
import { Problem } from "./problem.ts";

// Routes declare their bodies, parameters and replies by the zod schemas of
// `shared`. Elysia parses requests with them, TypeScript checks the handlers
// against them, and the OpenAPI document is generated from them.

/** A zod schema in the form of https://standardschema.dev, for Elysia. */
export type RouteSchema<Value = unknown> = {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "barrette";
    readonly types?: { readonly input: unknown; readonly output: Value };
    readonly validate: (value: never) => { value: Value };
  };
  readonly zod: z.ZodMiniType;
};

/**
 * Declares a body or query. A value that does not match causes the problem
 * "invalid". This schema throws it, because the message of Elysia's own error
 * has the whole body, indented: 17 s and 2.9 GB for 60 kB of nested brackets.
 */
export function takes<Schema extends z.ZodMiniType>(
  schema: Schema,
): RouteSchema<z.output<Schema>> {
  return routeSchema(schema, (value) => parseBody(schema, value));
}

/** Declares the parameters of a path. A value that does not match is a 404. */
export function pathParts<Schema extends z.ZodMiniType>(
  schema: Schema,
): RouteSchema<z.output<Schema>> {
  return routeSchema(schema, (value) => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw new Problem("not_found");
    return parsed.data;
  });
}

/**
 * Declares a reply. The compiler checks the handler, and the tests parse every
 * reply. Replies are not parsed here, because that would slow down responses.
 */
export function replies<Schema extends z.ZodMiniType>(
  schema: Schema,
): RouteSchema<z.output<Schema>> {
  const validate = (value: z.output<Schema>) => ({ value });
  return {
    "~standard": { version: 1, vendor: "barrette", validate },
    zod: schema,
  };
}

/** A route's `response`: schemas by status, or one schema for status 200. */
export type RouteResponse = RouteSchema | Record<string, RouteSchema>;

/** Returns the schemas of a route's responses by status. */
export function schemasByStatus(
  response: RouteResponse = {},
): Record<string, RouteSchema> {
  return isRouteSchema(response) ? { 200: response } : response;
}

function isRouteSchema(response: RouteResponse): response is RouteSchema {
  return "~standard" in response;
}

function routeSchema<Value>(
  zod: z.ZodMiniType,
  parse: (value: unknown) => Value,
): RouteSchema<Value> {
  const validate = (value: unknown) => ({ value: parse(value) });
  return { "~standard": { version: 1, vendor: "barrette", validate }, zod };
}

/** The parameters of the path of one row, such as /api/cart/:id. */
export const ROW_PATH = pathParts(z.object({ id: PathId }));
