import { afterAll, describe, expect, test } from "bun:test";
import { API } from "#shared/paths.ts";
import { startApp, type TestApp } from "../app.ts";
import { addProduct, makeProduct, order } from "../make.ts";
import { until } from "#tests/until.ts";

const TOKEN = "a-token-of-many-letters";
const authorization = `Bearer ${TOKEN}`;
const shop = startApp({ METRICS_TOKEN: TOKEN });
afterAll(() => shop.close());
const product = makeProduct(shop.deps);
const visitor = shop.visitor();

/** The value of one line of /metrics; an answer counts a moment after it. */
async function metric(line: string): Promise<number> {
  for (;;) {
    const { text } = await visitor.get("/metrics", { authorization });
    const found = text.split("\n").find((each) => each.startsWith(`${line} `));
    if (found) return Number(found.slice(line.length));
    await new Promise(setImmediate);
  }
}

/** What was logged of requests; each comes a moment after its answer. */
async function loggedRequests(shop: TestApp, count: number) {
  const lines = () =>
    shop.logLines
      .map((line) => JSON.parse(line))
      .filter((line) => line.event === "request");
  await until(() => lines().length >= count);
  return lines();
}

describe("the numbers", () => {
  test("count answers by the pattern of their route and their status", async () => {
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

  test("tell of orders, mails and the size of the database", async () => {
    expect(await metric("barrette_orders_total")).toBe(0);
    await addProduct(visitor, product);
    await order(visitor);
    expect(await metric("barrette_orders_total")).toBe(1);
    expect(await metric('barrette_mails{state="queued"}')).toBe(2);
    expect(await metric('barrette_mails{state="failed"}')).toBe(0);
    expect(await metric("barrette_database_bytes")).toBeGreaterThan(4096);
    expect(await metric("barrette_last_backup_timestamp_seconds")).toBe(0);
  });

  test("are nobody's business without the token", async () => {
    const wrong: Record<string, string>[] = [
      {},
      { authorization: "Bearer guess" },
      { authorization: TOKEN },
    ];
    for (const headers of wrong)
      expect((await visitor.get("/metrics", headers)).status).toBe(404);
  });

  test("are shown to this machine alone where there is no token", async () => {
    using open = startApp();
    const get = (address: string, headers: Record<string, string> = {}) => {
      const server = { requestIP: () => ({ address }) };
      Object.assign(open.app, { server });
      return open.visitor().get("/metrics", headers);
    };
    expect((await get("127.0.0.1")).status).toBe(200);
    expect((await get("::1")).status).toBe(200);
    expect((await get("10.0.0.7")).status).toBe(404);
    const proxied = { "x-forwarded-for": "203.0.113.9" };
    expect((await get("127.0.0.1", proxied)).status).toBe(404);
  });
});

test("is ready while the database can be written", async () => {
  using ready = startApp();
  expect((await ready.visitor().get("/readyz")).json).toEqual({ ok: true });
  ready.deps.db.$client.run("PRAGMA query_only = ON");
  const answer = await ready.visitor().get("/readyz");
  expect(answer.status).toBe(503);
  expect(answer.json).toMatchObject({ code: "unavailable" });
});

test("logs writes with their request id and nothing of their content", async () => {
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

test("logs every request, or none, where it is told to", async () => {
  using all = startApp({ ACCESS_LOG: "all" });
  await all.visitor().get(API.products);
  await until(() => all.logLines.some((line) => line.includes(API.products)));
  using off = startApp({ ACCESS_LOG: "off" });
  await off.visitor().post(API.subscribe, { email: "a@example.com" });
  await off.visitor().get("/metrics");
  expect(off.logLines.join()).not.toContain('"request"');
});
