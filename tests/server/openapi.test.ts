import { afterAll, expect, test } from "bun:test";
import * as z from "zod/mini";
import { openApiDocument } from "#server/openapi/document.ts";
import { API, orderPath } from "#shared/paths.ts";
import { startApp } from "../app.ts";

const shop = startApp();
afterAll(() => shop.close());

// Answers that are no JSON of the shop's contract: a page for a person's click
// in a mail, and the document itself.
const UNDESCRIBED = new Set([
  `GET ${API.openapi}`,
  `GET ${API.unsubscribe}`,
  `POST ${API.unsubscribe}`,
]);

test("describes exactly the API routes that there are", () => {
  const described = Object.entries(openApiDocument().paths).flatMap(
    ([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const routes = shop.app.routes
    .filter(({ path }) => path.startsWith("/api/"))
    .map(
      ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`,
    )
    .filter((route) => !UNDESCRIBED.has(route));
  expect(described.toSorted()).toEqual([...new Set(routes)].toSorted());
});

test("answers the document with schemas of bodies and replies", async () => {
  const answer = await shop.visitor().get(API.openapi);
  const Document = z.looseObject({
    openapi: z.literal("3.1.0"),
    paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
  });
  const { paths } = Document.parse(answer.json);
  expect(paths[API.cart]?.post).toMatchObject({
    requestBody: {
      content: { "application/json": { schema: { type: "object" } } },
    },
    responses: { "201": {}, "409": {}, "422": {} },
  });
  const list = {
    content: { "application/json": { schema: { type: "array" } } },
  };
  for (const path of [API.adminProducts, API.adminCharms])
    expect(paths[orderPath(path)]?.put).toMatchObject({
      responses: { "200": list },
    });
});

const Described = z.object({
  responses: z.record(z.string(), z.unknown()),
  requestBody: z.optional(z.unknown()),
});

function describedOperations() {
  return Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { responses, requestBody } = Described.parse(operation);
      const takesBody = requestBody !== undefined;
      return { method: method.toUpperCase(), path, responses, takesBody };
    }),
  );
}

type Attempt = [body?: unknown, headers?: Record<string, string>];
const ATTEMPTS: Attempt[] = [
  [],
  [undefined, { origin: "https://elsewhere.example" }],
];
const ATTEMPTS_WITH_BODY: Attempt[] = [
  ["{"],
  [{ customText: "A", quantity: 1, selectedCharms: [] }],
  ["a", { "content-type": "text/plain" }],
];

test("names every status by which an operation refuses", async () => {
  using own = startApp();
  for (const { method, path, responses, takesBody } of describedOperations()) {
    const attempts = takesBody
      ? [...ATTEMPTS, ...ATTEMPTS_WITH_BODY]
      : ATTEMPTS;
    for (const [body, headers] of attempts) {
      own.clock.advance(3_600_000);
      const { status } = await own
        .visitor()
        .request(method, path.replace(/\{\w+\}/, "987654"), body, headers);
      expect([method, path, Object.keys(responses)]).toEqual([
        method,
        path,
        expect.arrayContaining([String(status)]),
      ]);
    }
  }
});
