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
