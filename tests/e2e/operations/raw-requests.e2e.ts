import { expect, test } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { API } from "#tests/support/api.ts";
import { malformed } from "#tests/hard/rows/malformed.ts";
import { halfOpen } from "#tests/hard/rows/quiet-clients.ts";
import { FEW } from "#tests/hard/process/others.ts";
import { exchange, rawRequest, statusOf } from "#tests/support/raw.ts";

// `npm run test:hard` runs the rows with larger counts.

test("ambiguous and malformed requests are refused and not repeated", async () => {
  await malformed.run({ requests: 500, fewest: FEW });
});

test("a load balancer that uses HTTP/1.0 without a Host header gets a healthy answer", async () => {
  await using shop = await startDemo();
  const at = { port: Number(new URL(shop.url).port) };
  const ask = async (line: string, ...headers: string[]) =>
    statusOf(await exchange(at, rawRequest(line, ...headers)));
  for (const path of ["/healthz", "/readyz", "/", API.products])
    expect([path, await ask(`GET ${path} HTTP/1.0`)]).toEqual([path, 200]);
  for (const line of ["CONNECT ^api/orders HTTP/1.1", "CONNECT a:1 HTTP/1.1"])
    expect(await ask(line, "Host: localhost")).toBe(400);
  expect(shop.output()).not.toContain("request_failed");
});

test("a thousand unfinished requests do not delay other requests", async () => {
  await halfOpen.run({
    clients: 1_000,
    holdMs: 0,
    // Other tests run at the same time; the hard suite checks the real limit.
    homeP99Ms: 2_000,
    isReaped: false,
    fewest: FEW,
  });
});
