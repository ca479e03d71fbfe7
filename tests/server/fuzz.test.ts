import { afterAll, expect, test } from "bun:test";
import { ensureAdmin } from "#server/admin/first-admin.ts";
import { loadDemo } from "#server/db/demo.ts";
import { openApiDocument } from "#server/openapi/document.ts";
import { API } from "#shared/paths.ts";
import { startApp, type Visitor } from "../app.ts";

const REQUESTS = 6_000;
const SEED = 20261121;

const ADMIN_PASSWORD = "correct horse battery";
const shop = startApp({ ADMIN_PASSWORD });
afterAll(() => shop.close());
loadDemo(shop.deps.db, {}, shop.clock.now());

/** A small seeded generator: the same requests on every run. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <T>(items: readonly [T, ...T[]]): T =>
    items[Math.floor(next() * items.length)] ?? items[0];
  return { next, pick };
}

const { next, pick } = createRandom(SEED);

const IDS = [
  "1",
  "2",
  "0",
  "-1",
  "1e9",
  "99999999999999999999",
  "x",
  "%00",
  "..%2f..%2fetc",
  "1 OR 1=1",
] as const;

const SCALARS: readonly [unknown, ...unknown[]] = [
  null,
  true,
  0,
  1,
  -1,
  2.5,
  1e308,
  1e9,
  "",
  "1",
  "24.00",
  "a@example.com",
  "a@example.com, b@example.com",
  "'; DROP TABLE orders; --",
  "\u0000",
  "\ud800",
  "a\r\nBcc: b@example.com",
  "<script>alert(1)</script>",
  "x".repeat(3_000),
  "👩‍👩‍👧‍👦".repeat(7),
  "../../etc/passwd",
  "javascript:alert(1)",
  "/uploads/../shop.db",
];

const NAMES: readonly [string, ...string[]] = [
  "productId",
  "variantId",
  "quantity",
  "selectedCharms",
  "customText",
  "customerName",
  "customerEmail",
  "customerPhone",
  "total",
  "items",
  "email",
  "username",
  "password",
  "name",
  "price",
  "description",
  "imageUrl",
  "ids",
  "variants",
  "stockQuantity",
  "__proto__",
  "constructor",
  "address",
];

function anything(depth: number): unknown {
  const kind = next();
  if (depth === 0 || kind < 0.5) return pick(SCALARS);
  const length = Math.floor(next() * 6);
  const values = Array.from({ length }, () => anything(depth - 1));
  if (kind < 0.7) return values;
  return Object.fromEntries(values.map((value) => [pick(NAMES), value]));
}

function body(): unknown {
  const kind = next();
  if (kind < 0.1) return pick(["{", "[[[[", "nul", "\ufeff{}", '{"a":1}x']);
  if (kind < 0.15) return `${"[".repeat(20_000)}`;
  const pairs = Array.from({ length: 6 }, () => [pick(NAMES), anything(2)]);
  return Object.fromEntries(pairs);
}

const OPERATIONS = Object.entries(openApiDocument().paths).flatMap(
  ([path, methods]) => Object.keys(methods).map((method) => ({ method, path })),
);

// What would tell an attacker how the shop is built, or is no sentence for
// people.
const LEAK =
  /Invalid input|expected \w+ to have|SQLITE|select \*|insert into|node_modules|\/src\/|\bat \w+ \(|stack|Bun v/i;

async function shoot(visitor: Visitor): Promise<string | undefined> {
  const operation = OPERATIONS[Math.floor(next() * OPERATIONS.length)];
  if (!operation) return undefined;
  const path = operation.path.replaceAll(/\{\w+\}/g, () => pick(IDS));
  const method =
    next() < 0.9
      ? operation.method.toUpperCase()
      : pick(["PATCH", "PUT", "DELETE", "POST"]);
  const answer = await visitor.request(
    method,
    path,
    method === "GET" ? undefined : body(),
  );
  const leaks = operation.path.endsWith("openapi.json")
    ? false
    : LEAK.test(answer.text);
  if (answer.status < 500 && !leaks) return undefined;
  return `${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`;
}

test("answers thousands of hostile requests without a fault or a leak", async () => {
  const admin = shop.visitor();
  const logIn = () =>
    admin.post(API.login, { username: "admin", password: ADMIN_PASSWORD });
  await ensureAdmin(shop.deps);
  await logIn();
  const visitors: [Visitor, ...Visitor[]] = [shop.visitor(), admin];
  const faults: string[] = [];
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    // Past the rate limits, or most requests would only meet those.
    shop.clock.advance(30_000);
    // Some requests log her out.
    if (sent % 600 === 0) await logIn();
    const fault = await shoot(pick(visitors));
    if (fault) faults.push(fault);
  }
  expect(faults).toEqual([]);
  expect(
    shop.logLines.filter((line) => line.includes("request_failed")),
  ).toEqual([]);
}, 60_000);
