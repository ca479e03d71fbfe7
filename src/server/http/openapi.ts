import * as z from "zod/mini";
import type { Call } from "#shared/api/call.ts";
import { ProblemReply } from "#shared/api/schema.ts";
import { RowPath } from "#shared/api/schema.ts";
import { RATE_LIMITS } from "./rate-limit.ts";
import { isForMaker, type Route } from "./routes.ts";

/** The address of the API's document. */
export const OPENAPI_PATH = "/api/openapi.json";

/** The facts that the document says of the shop that serves it. */
type Served = { publicUrl: string; sessionCookie: string };

const ADMIN = "/api/admin/";
/** The response of every error. */
const REFUSED = { $ref: "#/components/responses/Problem" };
const SESSION = "session";
const FILE = { type: "string", format: "binary" };
const LICENCE = { name: "MIT", identifier: "MIT" };

/** Generates the OpenAPI 3.1 document of the routes under /api. */
export async function openApiDocument(
  routes: readonly Route[],
  { publicUrl, sessionCookie }: Served,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { call } of routes) {
    if (!call) continue;
    const { method, path } = call;
    const name = path.replaceAll(/:(\w+)/g, "{$1}");
    paths[name] = {
      ...paths[name],
      [method.toLowerCase()]: await describe(call),
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

async function describe(call: Call) {
  const { path, body, query, takes, headers = [] } = call;
  const rowPath = path.includes("/:id") ? RowPath : undefined;
  const params = (await call.params?.()) ?? rowPath;
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [tagOf(call)],
    security: isForMaker(path) ? [{ [SESSION]: [] }] : [],
    parameters: [
      ...pathParameters(path, params),
      ...(query ? parameters("query", propertiesOf(await query())) : []),
      ...headers.map((name) => ({
        name,
        in: "header",
        required: false,
        schema: { type: "string" },
      })),
    ],
    ...(body && {
      requestBody: {
        required: true,
        ...json(toJsonSchema(await body(), "input")),
      },
    }),
    ...(takes?.length && {
      requestBody: { required: true, content: files(takes) },
    }),
    responses: {
      ...(await success(call)),
      ...Object.fromEntries(refusals(call).map((status) => [status, REFUSED])),
    },
  };
}

/** A file is the whole body, or the field "image" of a form. */
function files(types: readonly string[]) {
  const form = {
    type: "object",
    required: ["image"],
    properties: { image: FILE },
  };
  return Object.fromEntries(
    types.map((type) => [
      type,
      { schema: type === "multipart/form-data" ? form : FILE },
    ]),
  );
}

/** The group of a call: "admin", or what comes after /api/. */
function tagOf({ path }: Call): string {
  return path.split("/")[2] ?? "";
}

/** Returns the error statuses of a call. */
function refusals({
  method,
  path,
  body,
  query,
  takes,
  gives,
  headers,
  errors = [],
}: Call): number[] {
  return [
    // A request for a host that is not the shop's.
    421,
    ...(body ? [400, 413, 415, 422] : []),
    ...(takes?.length ? [413, 415, 422] : []),
    ...(query && gives !== "text/html" ? [422] : []),
    // 403: a request from another site. 503: a full disk or a busy database.
    ...(method === "GET" ? [] : [403, 503]),
    ...(path.includes("/:") ? [404] : []),
    ...(headers?.includes("If-Match") ? [412] : []),
    ...(path.startsWith(ADMIN) ? [401] : []),
    ...(RATE_LIMITS[path] ? [429] : []),
    ...errors,
  ];
}

async function success(call: Call) {
  const { reply, gives } = call;
  const schema = gives === "image/png" ? FILE : { type: "string" };
  const given = gives
    ? { content: { [gives]: { schema } } }
    : reply && json(toJsonSchema(await reply(), "output"));
  return {
    [call.status ?? 200]: { description: "Done", ...given },
    ...(gives === "text/html" && {
      404: { description: "An unknown link", ...given },
    }),
  };
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
