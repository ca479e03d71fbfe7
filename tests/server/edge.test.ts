import { afterAll, describe, expect, test } from "bun:test";
import { API } from "#shared/paths.ts";
import { startApp } from "../app.ts";

const shop = startApp({ PUBLIC_URL: "http://shop.example.com" });
afterAll(() => shop.close());
const visitor = shop.visitor();

describe("the edge of every request", () => {
  test("answers a health check with the standard headers", async () => {
    const answer = await visitor.get("/healthz");
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ ok: true });
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("answers an unknown API path with a JSON 404", async () => {
    const answer = await visitor.get("/api/nothing");
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ code: "not_found" });
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("tells the wrong method from an unknown path", async () => {
    const answer = await visitor.delete(API.openapi);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET");
  });

  test("refuses a host that is not the shop's", async () => {
    for (const host of [
      "x",
      "evil.example",
      "shop.example.com.evil.example",
      "shop.example.com:99999",
      "localhost:99999999999999999999",
      "evil.example@shop.example.com",
    ]) {
      const answer = await visitor.get("/healthz", { host });
      expect(answer.status).toBe(421);
    }
    const own = await visitor.get("/healthz", { host: "shop.example.com" });
    expect(own.status).toBe(200);
  });

  test("refuses writes from another site and lets its own through", async () => {
    const write = (headers: Record<string, string>) =>
      visitor.post("/api/nothing", {}, headers);
    const foreign: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://evil.example" },
      { origin: "null" },
    ];
    for (const headers of foreign)
      expect((await write(headers)).status).toBe(403);
    const own: Record<string, string>[] = [
      { "sec-fetch-site": "same-origin" },
      { origin: "http://localhost" },
      {},
    ];
    for (const headers of own) expect((await write(headers)).status).toBe(404);
  });

  test("counts orders to an address, however it is written", async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) {
      const slash = sent % 2 === 0 ? "/" : "";
      const answer = await visitor.post(`${API.orders}${slash}`, {});
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    const refused = await visitor.post(API.orders, {});
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.json).toMatchObject({
      message: "That was a lot at once. Please wait a minute and try again.",
    });
  });
});
