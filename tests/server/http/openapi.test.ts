import { afterAll, expect, test } from "bun:test";
import { join } from "node:path";
import * as z from "zod/mini";
import { adminPagePath, API, reorderPath } from "#tests/support/api.ts";
import { startApp } from "#tests/support/app.ts";
import { tempFolder } from "#tests/support/temp.ts";

const shop = startApp();
afterAll(() => shop.close());

const REDOCLY = Bun.resolveSync("@redocly/cli/bin/cli.js", import.meta.dir);

const Document = z.object({
  openapi: z.literal("3.1.0"),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string(),
    z.record(
      z.string().check(z.regex(/^(?:get|post|put|patch|delete)$/)),
      z.object({
        operationId: z.string(),
        summary: z.string().check(z.minLength(5)),
        parameters: z.array(
          z.object({
            name: z.string(),
            in: z.enum(["path", "query", "header"]),
            required: z.boolean(),
            schema: z.looseObject({}),
          }),
        ),
        requestBody: z.optional(
          z.object({
            required: z.literal(true),
            content: z.record(
              z.string(),
              z.object({ schema: z.looseObject({}) }),
            ),
          }),
        ),
        responses: z.record(
          z.string().check(z.regex(/^[245]\d\d$/)),
          z.unknown(),
        ),
      }),
    ),
  ),
  components: z.looseObject({}),
});

/** Returns every operation of the OpenAPI document that the shop serves. */
async function operations() {
  const { json } = await shop.visitor().get(API.openapi);
  return Object.entries(Document.parse(json).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      ...operation,
    })),
  );
}

test("describes exactly the API routes that the shop serves", async () => {
  const described = (await operations()).map(
    ({ method, path }) => `${method} ${path}`,
  );
  const routes = shop.app.routes
    .filter(({ path }) => path.startsWith("/api/"))
    .map(
      ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`,
    );
  expect(routes.length).toBeGreaterThan(40);
  expect(described.toSorted()).toEqual(routes.toSorted());
});

test("lists the path parameters and the reply of each operation", async () => {
  for (const { method, path, parameters, responses } of await operations()) {
    const operation = `${method} ${path}`;
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const named = parameters.filter((each) => each.in === "path");
    expect([operation, named.map(({ name }) => name)]).toEqual([
      operation,
      inPath.map(String),
    ]);
    expect(named.every(({ required }) => required)).toBe(true);
    const success = Object.entries(responses).find(
      ([status]) => status < "300",
    );
    expect([operation, JSON.stringify(success)]).toEqual([
      operation,
      expect.stringMatching(/"schema":\{"|"text\/html"/),
    ]);
  }
});

test("passes the lint of Redocly without an error", async () => {
  const folder = tempFolder();
  const { text } = await shop.visitor().get(API.openapi);
  await Bun.write(join(folder, "openapi.json"), text);
  const lint = Bun.spawn({
    cmd: [process.execPath, REDOCLY, "lint", "openapi.json", "--format=json"],
    cwd: folder,
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    },
    stderr: "ignore",
  });
  const Found = z.object({
    totals: z.object({ errors: z.number() }),
    problems: z.array(z.object({ severity: z.string(), message: z.string() })),
  });
  const { totals, problems } = Found.parse(
    await new Response(lint.stdout).json(),
  );
  const errors = problems.filter(({ severity }) => severity === "error");
  expect(errors).toEqual([]);
  expect(totals.errors).toBe(0);
}, 60_000);

test("gives every operation an id of its own", async () => {
  const ids = (await operations()).map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test("resolves every reference", async () => {
  const { json, text } = await shop.visitor().get(API.openapi);
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(100);
  for (const [, path = ""] of references) {
    const target = path
      .split("/")
      .reduce<unknown>(
        (node, key) => z.record(z.string(), z.unknown()).parse(node)[key],
        json,
      );
    expect(target).toBeObject();
  }
});

test("has the schemas of bodies, replies and files", async () => {
  const all = await operations();
  const find = (method: string, path: string) =>
    all.find((each) => each.method === method && each.path === path);
  expect(find("POST", API.cart)).toMatchObject({
    requestBody: {
      content: { "application/json": { schema: { type: "object" } } },
    },
    responses: { "201": {}, "409": {}, "422": {} },
  });
  const list = {
    content: { "application/json": { schema: { type: "array" } } },
  };
  for (const path of [API.adminProducts, API.adminCharms])
    expect(find("PUT", reorderPath(path))).toMatchObject({
      responses: { "200": list },
    });
  expect(find("POST", API.upload)?.requestBody?.content).toMatchObject({
    "multipart/form-data": { schema: { required: ["image"] } },
  });
  expect(find("PUT", API.adminClipConfig)).toMatchObject({
    parameters: [{ name: "If-Match", in: "header", required: false }],
    responses: { "412": {} },
  });
  expect(find("PUT", adminPagePath("{slug}"))).toMatchObject({
    parameters: [
      { name: "slug", in: "path", required: true },
      { name: "If-Match", in: "header", required: false },
      { name: "If-None-Match", in: "header", required: false },
    ],
    responses: { "412": {} },
  });
});

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
  for (const { method, path, responses, requestBody } of await operations()) {
    const attempts = requestBody
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
