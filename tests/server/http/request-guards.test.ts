import { afterAll, describe, expect, test } from "bun:test";
import { RATE_LIMITS } from "#server/http/rate-limit.ts";
import { API } from "#tests/support/api.ts";
import { startApp } from "#tests/support/app.ts";

const shop = startApp({ PUBLIC_URL: "http://shop.example.com" });
afterAll(() => shop.close());
const visitor = shop.visitor();

describe("the guards of every request", () => {
  test("answers a health check with the standard headers", async () => {
    const answer = await visitor.get("/healthz");
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ ok: true });
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const loadableBy = answer.headers.get("cross-origin-resource-policy");
    expect(loadableBy).toBe("same-origin");
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("answers an unknown API path with a JSON 404", async () => {
    const answer = await visitor.get("/api/nothing");
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ code: "not_found" });
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("answers a wrong method with 405, unlike an unknown path", async () => {
    const answer = await visitor.delete(API.openapi);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
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

  test("refuses an origin without a host, and a plain http origin for a shop on https", async () => {
    using secure = startApp({ PUBLIC_URL: "https://shop.example.com" });
    const write = async (host: string, origin: string) => {
      const answer = await secure
        .visitor()
        .post("/api/nothing", {}, { host, origin });
      return answer.status;
    };
    const shopHost = "shop.example.com";
    expect(await write(shopHost, "https://shop.example.com")).toBe(404);
    expect(await write("localhost:3000", "http://localhost:3000")).toBe(404);
    for (const origin of [
      "http://",
      "https://",
      "http://shop.example.com",
      "https://shop.example.com:8443",
      "https://shop.example.com@evil.example",
      "https://evil.example/shop.example.com",
      "ftp://shop.example.com",
      "shop.example.com",
      "",
    ])
      expect([origin, await write(shopHost, origin)]).toEqual([origin, 403]);
    expect(await write("localhost:3000", "http://localhost")).toBe(403);
  });

  test("takes the public address for its own behind a proxy that keeps its own host", async () => {
    using shop = startApp({ PUBLIC_URL: "https://shop.example.com" });
    const write = async (origin: string) => {
      const headers = { host: "127.0.0.1:3000", origin };
      const answer = await shop.visitor().post("/api/nothing", {}, headers);
      return answer.status;
    };
    expect(await write("https://shop.example.com")).toBe(404);
    expect(await write("http://shop.example.com")).toBe(403);
    expect(await write("https://evil.example")).toBe(403);
  });

  test("limits saved designs however the path is written", async () => {
    const max = RATE_LIMITS[API.designs]?.max ?? 0;
    const design = { customText: "HI" };
    const statuses: number[] = [];
    for (let sent = 0; sent <= max; sent += 1) {
      const slash = sent % 2 === 0 ? "/" : "";
      const answer = await visitor.post(`${API.designs}${slash}`, design);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(max).fill(201), 429]);
    const refused = await visitor.post(API.designs, design);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.json).toMatchObject({
      message: "That was a lot at once. Please wait a minute and try again.",
    });
  });
});
