import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { loadDemo } from "#server/demo/load.ts";
import { RATE_LIMITS } from "#server/http/rate-limit.ts";
import { createPages } from "#server/pages/pages.ts";
import type { Assets } from "#server/pages/assets.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { API } from "#tests/support/api.ts";
import { startApp } from "#tests/support/app.ts";
import { listen } from "#tests/support/servers/listener.ts";
import { exchange, rawRequest, statusOf } from "#tests/support/raw.ts";
import { MAKER } from "#server/db/locks.ts";

const FILM = "/film.mp4";
const assets: Assets = {
  ...PAGE_ASSETS,
  handle: (_, path) =>
    path === FILM
      ? new Response("x".repeat(1_000), {
          headers: { "content-type": "video/mp4" },
        })
      : undefined,
};

const shop = startApp(
  {
    DOMAIN: "shop.example.com,www.shop.example.com",
    METRICS_TOKEN: "a-token-of-many-letters",
  },
  (deps) => {
    deps.responses.set("/throws", () => {
      throw new Error("secret detail");
    });
    deps.responses.set("/rejects", () =>
      Promise.reject(new Error("secret detail")),
    );
    deps.responses.set("/later", async () => new Response("later"));
    return createPages(deps, assets);
  },
);
beforeAll(() =>
  shop.deps.commit(MAKER, (tx) =>
    loadDemo(tx, { pictures: {}, language: "en", now: shop.clock.now() }),
  ),
);
afterAll(() => shop.close());

/** Returns how many GETs of this path got this status, as /metrics says. */
async function countOf(path: string, status: number): Promise<number> {
  const authorization = "Bearer a-token-of-many-letters";
  const { text } = await shop.visitor().get("/metrics", { authorization });
  const name = `barrette_http_requests_total{method="GET",route="${path}",status="${status}"}`;
  const line = text.split("\n").find((each) => each.startsWith(name));
  return Number(line?.slice(name.length) ?? 0);
}

const insecure = { tls: { rejectUnauthorized: false } };

describe.each(["http", "https"] as const)("a listener of %s", (scheme) => {
  const listener = listen(shop.app, scheme);
  afterAll(() => listener[Symbol.asyncDispose]());
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${listener.url}${path}`, {
      redirect: "manual",
      ...insecure,
      ...init,
    });
  const raw = (line: string, ...headers: string[]) =>
    exchange(listener, rawRequest(line, ...headers));

  test.each(["/throws", "/rejects"])(
    "answers %s, which fails, with a plain 500 and logs it",
    async (path) => {
      const answer = await ask(path);
      const text = await answer.text();
      expect(answer.status).toBe(500);
      expect(JSON.parse(text)).toEqual({
        code: "internal",
        message: "Something went wrong on our side. Please try again.",
      });
      const requestId = answer.headers.get("x-request-id");
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
      const logged = shop.logLines
        .map((line) => JSON.parse(line))
        .find((line) => line.requestId === requestId);
      expect(logged).toMatchObject({
        event: "request_failed",
        route: path,
        error: "secret detail",
      });
    },
  );

  test.each([
    "/",
    "/privacy",
    FILM,
    API.products,
    API.cart,
    "/healthz",
    "/readyz",
    "/no-such-page",
    "/api/nothing",
  ])(
    "gives %s the standard headers and a request id of its own",
    async (path) => {
      const [one, other] = await Promise.all([ask(path), ask(path)]);
      for (const { headers } of [one, other]) {
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("strict-transport-security")).toContain("max-age");
        const loadableBy = headers.get("cross-origin-resource-policy");
        expect(loadableBy).toBe("same-origin");
      }
      expect(one.headers.get("x-request-id")).not.toBe(
        other.headers.get("x-request-id"),
      );
    },
  );

  test.each([
    ["/", "identity"],
    ["/", "br"],
    ["/?design=none", "gzip"],
    ["/privacy", "br"],
    ["/robots.txt", "br"],
    [FILM, "identity"],
    [API.products, "identity"],
    [`${API.products}/`, "identity"],
    [API.cart, "identity"],
    ["/healthz", "identity"],
    ["/readyz", "identity"],
    ["/no-such-page", "identity"],
    ["/api/nothing", "identity"],
    ["/uploads/nothing", "identity"],
  ])("answers HEAD %s (%s) with the headers of GET", async (path, encoding) => {
    const headers = { "accept-encoding": encoding };
    const get = await ask(path, { headers });
    const head = await ask(path, { headers, method: "HEAD" });
    // Once a page has been asked for again, it is compressed further.
    const later = await ask(path, { headers });
    const told = ({ status, headers }: Response) => {
      const { date: _, "x-request-id": __, ...rest } = headers.toJSON();
      return { status, ...rest };
    };
    expect([told(get), told(later)]).toContainEqual(told(head));
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(1);
    expect(await head.text()).toBe("");
  });

  test("counts requests that are answered at once, answered later, or fail", async () => {
    for (const [path, status] of [
      ["/later", 200],
      ["/rejects", 500],
      ["/healthz", 200],
    ] as const) {
      const before = await countOf(path, status);
      expect((await ask(path)).status).toBe(status);
      expect(await countOf(path, status)).toBe(before + 1);
    }
  });

  test("refuses foreign hosts and redirects the shop's other names to its address", async () => {
    for (const path of ["/", API.products, "/healthz", FILM, API.cart]) {
      const foreign = await ask(path, { headers: { host: "evil.example" } });
      expect(foreign.status).toBe(421);
      const alias = { host: "www.shop.example.com" };
      const led = await ask(`${path}?a=b`, { headers: alias });
      expect(led.status).toBe(308);
      expect(led.headers.get("location")).toBe(
        `https://shop.example.com${path}?a=b`,
      );
      expect(led.headers.get("strict-transport-security")).toContain("max-age");
    }
  });

  test.each(["/", "/healthz", "/privacy", FILM, API.products, API.cart])(
    "answers HTTP/1.0 without a host at %s",
    async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.0`);
      expect(statusOf(answer)).toBe(200);
      const [, length] = /content-length: (\d+)/i.exec(answer) ?? [];
      expect(answer.split("\r\n\r\n")[1]).toHaveLength(Number(length));
    },
  );

  test.each([
    ["CONNECT ^api/orders HTTP/1.1", "Host: localhost", 400],
    ["CONNECT localhost:443 HTTP/1.1", "Host: localhost", 400],
    ["CONNECT ^api/orders HTTP/1.1", "Host: www.shop.example.com", 400],
    ["TRACE / HTTP/1.1", "Host: localhost", 405],
    ["PROPFIND /api/cart HTTP/1.1", "Host: localhost", 405],
    ["POST /film.mp4 HTTP/1.1", "Host: localhost", 405],
    ["GET / HTTP/1.1", "Host:", 421],
    ["GET / HTTP/1.1", "Host: [::1", 421],
    ["GET / HTTP/1.1", "Host: a b", 421],
    ["GET /designs/%ff HTTP/1.1", "Host: localhost", 404],
    ["GET /designs/%ff HTTP/1.0", "X: 1", 404],
    ["GET /uploads/%E0%A4%A HTTP/1.1", "Host: localhost", 404],
    ["GET /api/custom-clip-designs/%80 HTTP/1.1", "Host: localhost", 404],
    ["PUT /api/cart/%c0%80 HTTP/1.1", "Host: localhost", 404],
    ["GET /%ff HTTP/1.1", "Host: localhost", 404],
    ["GET /?design=%ff HTTP/1.1", "Host: localhost", 200],
    ["GET /?design=%ff HTTP/1.0", "X: 1", 200],
    ["GET //evil.example/x HTTP/1.1", "Host: localhost", 404],
  ])("answers %s with %s by %i", async (line, header, status) => {
    expect(statusOf(await raw(line, header))).toBe(status);
  });

  test("knows the client address of a request for the rate limit", async () => {
    const max = RATE_LIMITS[API.designs]?.max ?? 0;
    const body = JSON.stringify({ customText: "HI" });
    const headers = { "content-type": "application/json" };
    const save = () => ask(API.designs, { method: "POST", headers, body });
    shop.clock.advance(3_600_000);
    const saved = await Promise.all(Array.from({ length: max + 1 }, save));
    expect(saved.map(({ status }) => status).toSorted()).toEqual([
      ...Array(max).fill(201),
      429,
    ]);
  });
});
