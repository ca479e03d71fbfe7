import { afterAll, describe, expect, test } from "bun:test";
import { API } from "#tests/support/api.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { addProduct, makeProduct, order } from "#tests/support/make.ts";
import { until } from "#tests/support/until.ts";
import { version } from "../../../../package.json";
import { countVisit } from "#shared/visits/calls.ts";
import { sqliteOf, sqliteTest } from "#tests/support/database/engine.ts";

const TOKEN = "a-token-of-many-letters";
const authorization = `Bearer ${TOKEN}`;
const shop = startApp({ METRICS_TOKEN: TOKEN });
afterAll(() => shop.close());
const product = await makeProduct(shop.deps);
const visitor = shop.visitor();

/** Polls /metrics for a line, as a response is counted after it is sent. */
async function metric(line: string): Promise<number> {
  for (;;) {
    const { text } = await visitor.get("/metrics", { authorization });
    const found = text.split("\n").find((each) => each.startsWith(`${line} `));
    if (found) return Number(found.slice(line.length));
    await new Promise(setImmediate);
  }
}

/** Waits for `count` logged requests, as each is logged after its response. */
async function loggedRequests(shop: TestApp, count: number) {
  const lines = () =>
    shop.logLines
      .map((line) => JSON.parse(line))
      .filter((line) => line.event === "request");
  await until(() => lines().length >= count);
  return lines();
}

describe("the metrics", () => {
  test("count responses by route pattern and status", async () => {
    await visitor.get(API.products);
    await visitor.delete(`${API.cart}/12345`);
    await visitor.get("/api/nothing/at/all");
    expect(
      await metric(
        `barrette_http_requests_total{method="GET",route="${API.products}",status="200"}`,
      ),
    ).toBe(1);
    expect(
      await metric(
        `barrette_http_requests_total{method="DELETE",route="${API.cart}/:id",status="404"}`,
      ),
    ).toBe(1);
    expect(
      await metric(
        `barrette_http_requests_total{method="GET",route="(other)",status="404"}`,
      ),
    ).toBe(1);
    const name = "barrette_http_request_duration_seconds";
    expect(
      await metric(`${name}_bucket{route="${API.products}",le="+Inf"}`),
    ).toBe(1);
    expect(await metric(`${name}_count{route="${API.products}"}`)).toBe(1);
  });

  test("report orders, mails and the size of the database", async () => {
    expect(await metric("barrette_orders_total")).toBe(0);
    await addProduct(visitor, product);
    await order(visitor);
    expect(await metric("barrette_orders_total")).toBe(1);
    expect(await metric('barrette_mails{state="queued"}')).toBe(2);
    expect(await metric('barrette_mails{state="failed"}')).toBe(0);
    expect(await metric("barrette_database_bytes")).toBeGreaterThan(4096);
    expect(await metric("barrette_last_backup_timestamp_seconds")).toBe(0);
  });

  test("report the version of the running program", async () => {
    const labels = `version="${version}",commit="dev",date=""`;
    expect(await metric(`barrette_build_info{${labels}}`)).toBe(1);
  });

  test("are hidden from requests without the token", async () => {
    const wrong: Record<string, string>[] = [
      {},
      { authorization: "Bearer guess" },
      { authorization: TOKEN },
    ];
    for (const headers of wrong)
      expect((await visitor.get("/metrics", headers)).status).toBe(404);
  });

  test("are shown to this machine alone when no token is set", async () => {
    const local = "localhost:3000";
    const get = async (
      address: string,
      headers: Record<string, string> = {},
      env: Record<string, string> = {},
    ) => {
      using open = startApp(env);
      const server = { requestIP: () => ({ address }) };
      Object.assign(open.app, { server });
      const answer = await open
        .visitor()
        .get("/metrics", { host: local, ...headers });
      return answer.status;
    };
    expect(await get("127.0.0.1")).toBe(200);
    expect(await get("::1")).toBe(200);
    expect(await get("10.0.0.7")).toBe(404);
    const proxied = { "x-forwarded-for": "203.0.113.9" };
    expect(await get("127.0.0.1", proxied)).toBe(404);
    // A proxy on this machine may add no header. The settings or the Host
    // header then show that the request can come from another machine.
    const publicUrl = { PUBLIC_URL: "https://shop.example.com" };
    expect(await get("127.0.0.1", {}, publicUrl)).toBe(404);
    const named = { host: "shop.example.com" };
    expect(await get("127.0.0.1", named, publicUrl)).toBe(404);
    expect(await get("127.0.0.1", {}, { TRUST_PROXY: "1" })).toBe(404);
    expect(await get("127.0.0.1", {}, { DOMAIN: "shop.example.com" })).toBe(
      404,
    );
    const lan = { HOST: "192.168.0.9" };
    expect(await get("127.0.0.1", { host: "192.168.0.9" }, lan)).toBe(404);
  });
});

sqliteTest("is ready only while the database can be written", async () => {
  using ready = startApp();
  expect((await ready.visitor().get("/readyz")).json).toEqual({ ok: true });
  sqliteOf(ready.deps).run("PRAGMA query_only = ON");
  const answer = await ready.visitor().get("/readyz");
  expect(answer.status).toBe(503);
  expect(answer.json).toMatchObject({ code: "unavailable" });
});

test("logs writes with their request id and without their content", async () => {
  using shop = startApp();
  const visitor = shop.visitor();
  const subscribed = await visitor.post(API.subscribe, {
    email: "secret@example.com",
  });
  await visitor.get(`${API.unsubscribe}?token=very-secret`);
  await visitor.post(`${API.unsubscribe}?token=very-secret`);
  const [first, second] = await loggedRequests(shop, 2);
  expect(first).toMatchObject({
    requestId: subscribed.headers.get("x-request-id"),
    method: "POST",
    route: API.subscribe,
    status: 200,
  });
  expect(second).toMatchObject({ route: API.unsubscribe });
  expect(shop.logLines.join()).not.toContain("secret");
});

test("logs no line for a page that was looked at", async () => {
  using shop = startApp();
  const visitor = shop.visitor();
  await visitor.post(countVisit.path, { path: "/" });
  await visitor.post(API.subscribe, { email: "a@example.com" });
  await loggedRequests(shop, 1);
  expect(shop.logLines.join()).not.toContain(countVisit.path);
});

test("logs every request or none, as ACCESS_LOG says", async () => {
  using all = startApp({ ACCESS_LOG: "all" });
  await all.visitor().get(API.products);
  await until(() => all.logLines.some((line) => line.includes(API.products)));
  using off = startApp({ ACCESS_LOG: "off" });
  await off.visitor().post(API.subscribe, { email: "a@example.com" });
  await off.visitor().get("/metrics");
  expect(off.logLines.join()).not.toContain('"request"');
});
