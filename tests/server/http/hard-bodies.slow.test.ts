import { afterAll, expect, test } from "bun:test";
import * as z from "zod/mini";
import { loadDemo } from "#server/demo/load.ts";
import { MAKER } from "#server/db/locks.ts";
import { maxJsonBytes } from "#server/http/security.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV, ADMIN_LOGIN, logIn } from "#tests/support/admin.ts";
import { startApp } from "#tests/support/app.ts";
import { operationsOf } from "#tests/support/hostile/requests.ts";

// A limit holds before the work: each call of the API is sent the longest texts
// and the longest lists that a body of it can hold.

/**
 * The parts of texts that are hard to read or to compare; each fills a whole
 * field.
 */
const PARTS = [
  "a",
  " ",
  "9",
  "a@",
  "a.",
  "![",
  "<a",
  "**",
  "\n",
  "\u0301",
  "🏽",
  "&#",
];
/** The budget is 100 ms; other work of the machine gets the rest. */
const LIMIT_MS = 300;
/** A password is hashed slowly on purpose. */
const COSTLY = new Set<string>([
  API.login,
  API.logout,
  "/api/admin/password",
  "/api/admin/passkeys/offer",
]);

const shop = startApp(ADMIN_ENV);
afterAll(() => shop.close());
await shop.deps.commit(MAKER, (tx) =>
  loadDemo(tx, { pictures: {}, language: "en", now: shop.clock.now() }),
);

const JsonSchema = z.looseObject({
  type: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  enum: z.optional(z.array(z.unknown())),
});

type Hard = { text: string; listLength: number };

/** Returns a body with one text in all its fields, and lists of one length. */
function bodyOf(given: unknown, hard: Hard): unknown {
  const schema = JsonSchema.safeParse(given).data ?? {};
  const { type, properties = {}, anyOf, items } = schema;
  if (schema.enum) return schema.enum[0];
  if (anyOf) return bodyOf(anyOf[0], hard);
  if (type === "integer" || type === "number") return 1;
  if (type === "boolean") return true;
  if (type === "array")
    return Array.from({ length: hard.listLength }, () =>
      // A list of lists as long would be no body that is taken.
      bodyOf(items, { ...hard, listLength: 1 }),
    );
  if (type !== "object") return hard.text;
  return Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [
      name,
      bodyOf(each, hard),
    ]),
  );
}

const written = (schema: unknown, text: string, listLength: number) =>
  JSON.stringify(bodyOf(schema, { text, listLength })) ?? "";

/** The bodies with one part that fill all that a path takes: texts, and lists. */
function* largest(schema: unknown, path: string, part: string) {
  const max = maxJsonBytes(path);
  const sizeOf = (text: string, listLength: number) =>
    Buffer.byteLength(written(schema, text, listLength));
  const empty = sizeOf("", 1);
  const perPart = sizeOf(part, 1) - empty;
  if (perPart > 0)
    yield written(schema, part.repeat((max - empty) / perPart), 1);
  const one = sizeOf(part, 1);
  const perItem = sizeOf(part, 2) - one;
  if (perItem > 0)
    yield written(schema, part, 1 + Math.floor((max - one) / perItem));
}

test("no body makes a call slow, however long its texts and lists are", async () => {
  const maker = await logIn(shop);
  const { json } = await maker.get(API.openapi);
  const operations = operationsOf(json).filter(
    ({ schema, path }) => schema !== undefined && !COSTLY.has(path),
  );
  expect(operations.length).toBeGreaterThan(40);
  const timeOf = async (method: string, path: string, body: string) => {
    // The limits of attempts would refuse most requests.
    shop.clock.advance(30_000);
    if (maker.cookies.size === 0) await maker.post(API.login, ADMIN_LOGIN);
    const startedAt = performance.now();
    await shop.app.handle(
      new Request(`http://localhost${path.replaceAll(/\{\w+\}/g, "1")}`, {
        method,
        headers: {
          "content-type": "application/json",
          cookie: maker.cookieHeader(),
        },
        body,
      }),
    );
    return performance.now() - startedAt;
  };
  const slow: string[] = [];
  for (const { method, path, schema } of operations) {
    const bodies = PARTS.flatMap((part) => [...largest(schema, path, part)]);
    for (const body of new Set(bodies)) {
      let ms = await timeOf(method, path, body);
      for (const _ of [2, 3])
        if (ms > LIMIT_MS) ms = Math.min(ms, await timeOf(method, path, body));
      if (ms > LIMIT_MS)
        slow.push(
          `${method} ${path} ${Math.round(ms)} ms: ${body.slice(0, 80)}`,
        );
    }
  }
  expect(slow).toEqual([]);
}, 300_000);
