import { Database } from "bun:sqlite";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { expect } from "bun:test";
import { join } from "node:path";
import { SESSION_IDLE_MS, SESSION_MAX_MS } from "#shared/account/rules.ts";
import { API } from "#tests/support/api.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { hashToken } from "#server/runtime/random.ts";
import { previewImport } from "#shared/import/calls.ts";
import { importSubscribers } from "#shared/newsletter/calls.ts";
import { ADMIN_LOGIN } from "#tests/support/admin.ts";
import type { Visitor } from "#tests/support/app.ts";
import type { RunningShop } from "#tests/support/process/executable.ts";
import { OpenApi } from "#tests/support/hostile/requests.ts";
import { readCart } from "#tests/support/make.ts";
import { besideOthers, emailsOfOrders } from "../process/others.ts";
import { fingerprint } from "#tests/support/database/shop-rows.ts";
import { createShopper } from "#tests/support/shopper.ts";
import { until } from "#tests/support/until.ts";
import { count, defineRow } from "../row.ts";

const COOKIE = "barrette_admin";
/** The tables that an administrator's request may change. */
const WRITTEN = ["admins", "products", "variants", "charms", "clip_config"];

async function logIn({ url }: RunningShop): Promise<Visitor> {
  const maker = createShopper(url);
  const answer = await maker.post(API.login, ADMIN_LOGIN);
  expect(answer.status).toBe(200);
  return maker;
}

/** Returns whether a visitor with this token counts as logged in. */
async function opens({ url }: RunningShop, token: string): Promise<boolean> {
  const visitor = createShopper(url);
  visitor.cookies.set(COOKIE, token);
  const { status } = await visitor.get(API.me);
  expect([200, 401]).toContain(status);
  return status === 200;
}

const tokenOf = (maker: Visitor) => maker.cookies.get(COOKIE) ?? "";

/** Sets a session's times back, as if so much time had passed. */
function age(
  { dataDir }: RunningShop,
  token: string,
  by: { idle: number; life: number },
) {
  const sqlite = new Database(join(dataDir, DATABASE_FILE));
  sqlite.run("PRAGMA busy_timeout = 5000");
  sqlite.run(
    "UPDATE sessions SET last_used_at = last_used_at - ?, created_at = created_at - ? WHERE token_hash = ?",
    [by.idle, by.life, hashToken(token)],
  );
  sqlite.close();
}

export const stolenSessions = defineRow(
  "stolen, kept and forged sessions",
  { sessions: 50 },
  async ({ sessions }) => {
    await using shop = await startDemo();
    const { others } = await besideOthers(shop.url, async () => {
      for (let session = 0; session < sessions; session += 1) {
        const chosen = `chosen-by-an-attacker-${session}`;
        const victim = createShopper(shop.url);
        victim.cookies.set(COOKIE, chosen);
        await victim.post(API.login, ADMIN_LOGIN);
        const token = tokenOf(victim);
        expect(await opens(shop, token)).toBe(true);
        expect(await opens(shop, chosen)).toBe(false);
        expect(await opens(shop, hashToken(token))).toBe(false);
        await victim.post(API.logout);
        expect(await opens(shop, token)).toBe(false);

        const idle = tokenOf(await logIn(shop));
        age(shop, idle, { idle: SESSION_IDLE_MS + 1_000, life: 0 });
        expect(await opens(shop, idle)).toBe(false);
        const old = tokenOf(await logIn(shop));
        age(shop, old, { idle: 0, life: SESSION_MAX_MS + 1_000 });
        expect(await opens(shop, old)).toBe(false);
      }
    });
    return {
      text: `${sessions} times each: fixed, hash as token, after logout, a week idle, a month old; ${count(5 * sessions)} tries, 0 let in`,
      others,
    };
  },
);

type Route = { method: string; path: string };

/** Returns the panel's routes except the login, from the OpenAPI document. */
async function adminRoutes({ url }: RunningShop): Promise<Route[]> {
  const { json } = await createShopper(url).get(API.openapi);
  const routes = Object.entries(OpenApi.parse(json).paths)
    .filter(
      ([path]) => path.startsWith("/api/admin") && !path.startsWith(API.login),
    )
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase(),
        path: path.replaceAll(/\{\w+\}/g, "1"),
      })),
    );
  expect(routes.length).toBeGreaterThan(12);
  return routes;
}

const NO_BODY: [body: unknown, type: string][] = [
  [undefined, "application/json"],
];
const BODIES: typeof NO_BODY = [
  ...NO_BODY,
  ["{", "application/json"],
  [{ name: "Changed", price: "0.01", description: "" }, "application/json"],
  ["name=Changed", "application/x-www-form-urlencoded"],
  ["<x>", "text/xml"],
];

export const bareAdminRoutes = defineRow(
  "admin routes without a session",
  { rounds: 20 },
  async ({ rounds }) => {
    await using shop = await startDemo();
    const routes = await adminRoutes(shop);
    // The shop answers requests before its administrator is created.
    await until(() => shop.output().includes(" is open"));
    const before = fingerprint(shop.dataDir, WRITTEN);
    let sent = 0;
    const { others } = await besideOthers(shop.url, async () => {
      for (let round = 0; round < rounds; round += 1)
        for (const { method, path } of routes)
          for (const [body, type] of method === "GET" ? NO_BODY : BODIES) {
            const visitor = createShopper(shop.url);
            if (round % 2 === 1) visitor.cookies.set(COOKIE, `forged-${round}`);
            const { status } = await visitor.request(method, path, body, {
              "content-type": type,
            });
            expect([method, path, body, status]).toEqual([
              method,
              path,
              body,
              401,
            ]);
            sent += 1;
          }
    });
    expect(fingerprint(shop.dataDir, WRITTEN)).toBe(before);
    return {
      text: `${routes.length} routes, ${count(sent)} requests, each 401, 0 rows written`,
      others,
    };
  },
);

/** Headers that a browser sends with requests from another site's page. */
const FOREIGN: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://localhost.evil.example" },
  { origin: "http://" },
  { origin: "file://" },
];
/** Content types that a form can send to other sites without a preflight. */
const FORM_TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
];

/** The routes that read what a form sends, and write nothing of this body. */
const FORMS: string[] = [
  API.upload,
  API.mark,
  previewImport.path,
  importSubscribers.path,
];

export const crossSite = defineRow(
  "writes from other sites",
  { rounds: 10 },
  async ({ rounds }) => {
    await using shop = await startDemo();
    const maker = await logIn(shop);
    const routes = [
      ...(await adminRoutes(shop)),
      ...[API.cart, API.customClip, API.orders, API.subscribe, API.login].map(
        (path) => ({ method: "POST", path }),
      ),
    ].filter(({ method }) => method !== "GET");
    const tables = [...WRITTEN, "subscribers"];
    const before = fingerprint(shop.dataDir, tables);
    let sent = 0;
    const expectRefused = async (
      { method, path }: Route,
      headers: Record<string, string>,
      wanted: number[],
    ) => {
      const body = '{"productId":1,"quantity":1}';
      const { status } = await maker.request(method, path, body, headers);
      const isRefused = wanted.includes(status);
      expect([method, path, headers, status, isRefused]).toEqual([
        method,
        path,
        headers,
        status,
        true,
      ]);
      sent += 1;
    };
    const { others } = await besideOthers(shop.url, async () => {
      for (let round = 0; round < rounds; round += 1)
        for (const route of routes) {
          for (const headers of FOREIGN)
            await expectRefused(route, headers, [403]);
          // These refuse a body that is no picture, table or list of addresses.
          const wanted = FORMS.includes(route.path) ? [415, 422] : [415];
          for (const type of FORM_TYPES)
            await expectRefused(route, { "content-type": type }, wanted);
        }
    });
    expect(emailsOfOrders(shop.dataDir)).toEqual([]);
    expect(await readCart(maker)).toEqual([]);
    expect(fingerprint(shop.dataDir, tables)).toBe(before);
    expect((await maker.get(API.me)).status).toBe(200);
    return {
      text: `${routes.length} routes, ${FOREIGN.length} origins and ${FORM_TYPES.length} form types, ${count(sent)} requests, each 403 or 415, 0 rows written`,
      others,
    };
  },
);
