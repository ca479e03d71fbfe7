import { afterAll, expect, test } from "bun:test";
import { loadDemo } from "#server/demo/load.ts";
import { startApp } from "#tests/support/app.ts";
import { createHostileBytes, errorOf } from "#tests/support/hostile/bytes.ts";
import { listen } from "#tests/support/servers/listener.ts";
import { exchange } from "#tests/support/raw.ts";
import { randomFor } from "#tests/support/seed.ts";
import { MAKER } from "#server/db/locks.ts";

// `npm run test:hard` sends many more requests, to the executable.
const REQUESTS = 2_000;
// A request over TLS takes ten times as long and tests the same HTTP code.
const SHARE_OF_HTTPS = 0.1;
const AT_ONCE = 16;
/** The test closes a connection after this long without a byte. */
const PATIENCE_MS = 200;

const shop = startApp({ DOMAIN: "shop.example.com,www.shop.example.com" });
await shop.deps.commit(MAKER, (tx) =>
  loadDemo(tx, { pictures: {}, language: "en", now: shop.clock.now() }),
);
const plain = listen(shop.app, "http");
const secure = listen(shop.app, "https");
afterAll(async () => {
  await Promise.all([
    plain[Symbol.asyncDispose](),
    secure[Symbol.asyncDispose](),
  ]);
  shop.close();
});

test("answers arbitrary bytes on a socket without an error or leaked details", async () => {
  const random = randomFor("raw fuzz");
  const nextBytes = createHostileBytes(random);
  const errors: string[] = [];
  let left = REQUESTS;
  const sendAll = async () => {
    while (left > 0) {
      left -= 1;
      shop.clock.advance(30_000);
      const listener = random.next() < SHARE_OF_HTTPS ? secure : plain;
      const sent = nextBytes();
      const answer = await exchange(listener, sent, PATIENCE_MS);
      const error = errorOf(sent, answer);
      if (error) errors.push(error);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendAll));
  expect(errors).toEqual([]);
  expect(
    shop.logLines.filter((line) => line.includes("request_failed")),
  ).toEqual([]);
  for (const { url } of [plain, secure]) {
    const tls = { rejectUnauthorized: false };
    expect((await fetch(`${url}/healthz`, { tls })).status).toBe(200);
  }
});
