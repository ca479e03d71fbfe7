import { afterAll, expect, test } from "bun:test";
import { loadDemo } from "#server/demo/load.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV, ADMIN_LOGIN, logIn } from "#tests/support/admin.ts";
import { startApp } from "#tests/support/app.ts";
import {
  createHostileSender,
  operationsOf,
} from "#tests/support/hostile/requests.ts";
import { randomFor } from "#tests/support/seed.ts";
import { MAKER } from "#server/db/locks.ts";

// `npm run test:hard` sends many more requests, to the executable.
const REQUESTS = 4_000;

const shop = startApp(ADMIN_ENV);
afterAll(() => shop.close());
await shop.deps.commit(MAKER, (tx) =>
  loadDemo(tx, { pictures: {}, language: "en", now: shop.clock.now() }),
);

test("answers thousands of hostile requests without an error or leaked details", async () => {
  const random = randomFor("hostile requests");
  const visitor = shop.visitor();
  const maker = await logIn(shop);
  const { json } = await visitor.get(API.openapi);
  const send = createHostileSender(random, operationsOf(json));
  const errors: string[] = [];
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    // Without this step, the rate limits would refuse most requests.
    shop.clock.advance(30_000);
    // Some requests log the maker out.
    if (maker.cookies.size === 0) await maker.post(API.login, ADMIN_LOGIN);
    const error = await send(random.pick([visitor, maker]));
    if (error) errors.push(error);
  }
  expect(errors).toEqual([]);
  expect(
    shop.logLines.filter((line) => line.includes("request_failed")),
  ).toEqual([]);
});
