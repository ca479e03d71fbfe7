import * as z from "zod/mini";
import { ProblemReply } from "#shared/errors.ts";
import { ADMIN } from "./admin.ts";
import type { Operation } from "./operation.ts";
import { STOREFRONT } from "./storefront.ts";

/** The OpenAPI 3.1 document, made from the schemas that the routes parse by. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of [...STOREFRONT, ...ADMIN]) {
    const entry = paths[operation.path] ?? {};
    entry[operation.method] = describe(operation);
    paths[operation.path] = entry;
  }
  return {
    openapi: "3.1.0",
    info: { title: "Barrette", version: "1" },
    paths,
    components: { schemas: { Problem: toSchema(ProblemReply, "output") } },
  };
}

function describe(operation: Operation) {
  const { summary, body, reply, status = 200 } = operation;
  const problem = json({ $ref: "#/components/schemas/Problem" });
  const responses: Record<string, unknown> = {
    [status]: { description: "Done", ...json(toSchema(reply, "output")) },
  };
  for (const code of errorsOf(operation))
    responses[code] = { description: "Refused", ...problem };
  return {
    summary,
    parameters: parameters(operation),
    ...(body && {
      requestBody: { required: true, ...json(toSchema(body, "input")) },
    }),
    responses,
  };
}

/** What refuses an operation: by its kind, and what it names itself. */
function errorsOf({ method, path, body, errors = [] }: Operation): number[] {
  return [
    ...(body ? [400, 413, 415, 422] : []),
    // Another site's request; a full disk or a busy database.
    ...(method === "get" ? [] : [403, 503]),
    ...(path.includes("{") ? [404] : []),
    ...errors,
  ];
}

function parameters({ path, headers = [] }: Operation) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const schema = { type: "string" };
  return [
    ...names.map((name) => ({ name, in: "path", required: true, schema })),
    ...headers.map((name) => ({ name, in: "header", required: false, schema })),
  ];
}

const json = (schema: unknown) => ({
  content: { "application/json": { schema } },
});

function toSchema(schema: z.ZodMiniType, io: "input" | "output") {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
  });
  return rest;
}
