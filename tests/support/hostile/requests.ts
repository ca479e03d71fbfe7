import * as z from "zod/mini";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import type { Visitor } from "#tests/support/app.ts";
import { createFuzzer, LEAK } from "./fuzz.ts";
import type { Random } from "#tests/support/seed.ts";

// Makes requests to every route of the shop that no browser would send.

type Operation = { method: string; path: string; schema?: unknown };

/** The parts of the shop's OpenAPI document that are needed here. */
export const OpenApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});
const Described = z.object({
  requestBody: z.optional(
    z.object({
      content: z.record(z.string(), z.object({ schema: z.unknown() })),
    }),
  ),
});

/** Routes outside the API: pictures, cards, health checks, metrics, pages. */
const OTHERS: Operation[] = [
  "/uploads/{name}",
  "/designs/{name}",
  "/healthz",
  "/readyz",
  "/metrics",
  API.openapi,
  ...Object.values(PAGES),
].map((path) => ({ method: "GET", path }));

/** Returns the routes in the OpenAPI document and those in OTHERS. */
export function operationsOf(document: unknown): Operation[] {
  const described = Object.entries(OpenApi.parse(document).paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const { requestBody } = Described.parse(operation);
        const [content] = Object.values(requestBody?.content ?? {});
        return { method: method.toUpperCase(), path, schema: content?.schema };
      }),
  );
  return [...described, ...OTHERS];
}

const QUERIES = ["", "?", "?design=", "?token=%ff", "?a=b&a=c", "?%00=%"];

const HEADERS: readonly [[string, string], ...[string, string][]] = [
  ["if-match", '"2026-11-21T10:00:00.000Z"'],
  ["if-match", "W/x"],
  ["if-none-match", "*"],
  ["if-none-match", '"a", W/"b"'],
  ["idempotency-key", "key"],
  ["idempotency-key", "é"],
  ["range", "bytes=0-"],
  ["range", "bytes=9-1"],
  ["accept-encoding", "br;q=2, *;q=x"],
  ["cookie", "barrette_cart=%ff; barrette_cart=x; =; ;;"],
  ["cookie", `barrette_admin=${"a".repeat(43)}`],
  ["origin", "https://evil.example"],
  ["sec-fetch-site", "cross-site"],
  ["host", "evil.example"],
  ["host", ""],
  ["x-forwarded-for", "a, b, ::, 1.2.3.4"],
  ["content-type", "text/plain"],
  ["content-type", "application/json; charset=utf-16"],
  ["content-type", "multipart/form-data"],
  ["content-type", "multipart/form-data; boundary=x"],
  ["content-length", "-1"],
  ["content-length", "99999999"],
];

// A login takes a hundred times as long as any other request, and a logout
// makes a new login necessary. If these were sent as often as the others, they
// would take nine tenths of the time.
const COSTLY = new Set<string>([API.login, API.logout]);
const COSTLY_SHARE = 0.02;

/** Returns a function that sends a random request and describes any error. */
export function createHostileSender(random: Random, operations: Operation[]) {
  const { next, pick, integer } = random;
  const fuzzer = createFuzzer(random);

  function someHeaders(): Record<string, string> {
    if (next() < 0.5) return {};
    return Object.fromEntries([pick(HEADERS), pick(HEADERS)]);
  }

  function pickOperation(): Operation {
    for (;;) {
      const operation = operations[integer(operations.length)];
      if (!operation) continue;
      if (!COSTLY.has(operation.path) || next() < COSTLY_SHARE)
        return operation;
    }
  }

  return async (visitor: Visitor): Promise<string | undefined> => {
    const operation = pickOperation();
    const method =
      next() < 0.9
        ? operation.method
        : pick(["PATCH", "PUT", "DELETE", "POST", "HEAD", "OPTIONS", "GET"]);
    const path = fuzzer.path(operation.path) + (QUERIES[integer(30)] ?? "");
    const hasBody = !["GET", "HEAD", "OPTIONS"].includes(method);
    const body = hasBody ? fuzzer.body(operation.schema) : undefined;
    const { status, text } = await visitor.request(
      method,
      path,
      body,
      someHeaders(),
    );
    const leaks = operation.path !== API.openapi && LEAK.test(text);
    if (status < 500 && !leaks) return undefined;
    return `${method} ${path} ${JSON.stringify(body)}: ${status} ${text.slice(0, 200)}`;
  };
}
