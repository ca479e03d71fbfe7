import * as z from "zod/mini";
import type { Random } from "#tests/support/seed.ts";

/**
 * Matches text that would reveal how the shop is built, or that is no message
 * for people.
 */
export const LEAK =
  /Invalid input|expected \w+ to have|SQLITE|select \*|insert into|node_modules|\/src\/|\bat \w+ \(|stack|Bun v/i;

/** Values for path parameters; some are the ids of existing rows. */
export const PATH_VALUES: readonly [string, ...string[]] = [
  "1",
  "2",
  "5",
  "0",
  "-1",
  "1e9",
  "99999999999999999999",
  "x",
  "%00",
  "%ff",
  "%",
  "%E0%A4%A",
  "..%2f..%2fetc",
  "1%20OR%201=1",
  "abcdefgh",
  "abcdefghijklmnopqrstuvwx.webp",
  "🦋",
  "a".repeat(4_000),
];

const STRINGS: readonly [string, ...string[]] = [
  "",
  " ",
  "1",
  "24.00",
  "0.001",
  "1e5",
  "LUNA",
  "a@example.com",
  "a@example.com, b@example.com",
  "+1 555 010 9999",
  "'; DROP TABLE orders; --",
  "\u0000",
  "\ud800",
  "a\r\nBcc: b@example.com",
  "<script>alert(1)</script>",
  "x".repeat(3_000),
  "👩‍👩‍👧‍👦".repeat(7),
  "🦋",
  "../../etc/passwd",
  "javascript:alert(1)",
  "/uploads/../shop.db",
  "/demo/products/1.webp",
  "https://example.com/a.png",
  "__proto__",
];

const NUMBERS: readonly [number, ...number[]] = [
  0,
  1,
  2,
  3,
  9,
  99,
  100,
  -1,
  2.5,
  1e9,
  1e308,
  2 ** 53,
];

const OTHERS: readonly [unknown, ...unknown[]] = [null, true, false, [], {}];

/** Bodies that are not JSON, or JSON that is hard to parse. */
const BROKEN: readonly [string, ...string[]] = [
  "",
  "{",
  "[[[[",
  "nul",
  "\ufeff{}",
  '{"a":1}x',
  "[".repeat(20_000),
  `{"a":${"[".repeat(9_000)}${"]".repeat(9_000)}}`,
  `{${'"a":1,'.repeat(5_000)}"a":1}`,
];

const JsonSchema = z.looseObject({
  type: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  enum: z.optional(z.array(z.unknown())),
});

/** Makes random values that match a schema, or almost match it. */
export function createFuzzer({ next, pick, integer }: Random) {
  function scalar(): unknown {
    const kind = next();
    if (kind < 0.5) return pick(STRINGS);
    return kind < 0.8 ? pick(NUMBERS) : pick(OTHERS);
  }

  function anything(depth: number): unknown {
    const kind = next();
    if (depth === 0 || kind < 0.5) return scalar();
    const values = Array.from({ length: integer(6) }, () =>
      anything(depth - 1),
    );
    if (kind < 0.7) return values;
    return Object.fromEntries(values.map((value) => [pick(STRINGS), value]));
  }

  function some(count: number, schema: unknown): unknown[] {
    return Array.from({ length: integer(count) }, () => valueFor(schema));
  }

  /** Returns a value that is usually of the type that the schema names. */
  function valueFor(given: unknown): unknown {
    const schema = JsonSchema.safeParse(given).data ?? {};
    if (next() < 0.08) return anything(2);
    const { type, properties = {}, anyOf, items } = schema;
    if (schema.enum) return schema.enum[integer(schema.enum.length)];
    if (anyOf) return valueFor(anyOf[integer(anyOf.length)]);
    if (type === "string") return pick(STRINGS);
    if (type === "integer" || type === "number")
      return next() < 0.6 ? 1 + integer(12) : pick(NUMBERS);
    if (type === "boolean") return next() < 0.5;
    if (type === "array") return some(5, items);
    if (type !== "object") return scalar();
    const pairs = Object.entries(properties)
      .filter(() => next() < 0.9)
      .map(([name, property]) => [name, valueFor(property)]);
    if (next() < 0.1) pairs.push([pick(STRINGS), anything(2)]);
    return Object.fromEntries(pairs);
  }

  return {
    /** Makes a body for a JSON Schema; a string body is sent unchanged. */
    body: (schema: unknown): unknown =>
      next() < 0.05 ? pick(BROKEN) : valueFor(schema),
    /** Makes a path from a template such as /api/cart/{id}. */
    path: (template: string): string =>
      template.replaceAll(/\{\w+\}/g, () => pick(PATH_VALUES)),
  };
}
