import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_LOGIN } from "#tests/support/admin.ts";
import type { Visitor } from "#tests/support/app.ts";
import {
  createHostileSender,
  operationsOf,
} from "#tests/support/hostile/requests.ts";
import { besideOthers } from "../process/others.ts";
import { memoryMiB } from "#tests/support/process/process-figures.ts";
import { randomFor } from "#tests/support/seed.ts";
import { createShopper } from "#tests/support/shopper.ts";
import { count, defineRow } from "../row.ts";

const SESSION = "barrette_admin";
const NAME = "fuzzed requests to every route";
/** Below every rate limit of one address. */
const REQUESTS_PER_ADDRESS = 5;

export const fuzzedRequests = defineRow(
  NAME,
  { requests: 250_000, atOnce: 16 },
  async ({ requests, atOnce }) => {
    const random = randomFor(NAME);
    await using shop = await startDemo();
    const maker = createShopper(shop.url);
    let login: Promise<unknown> | undefined;
    let stranger: Visitor = createShopper(shop.url);
    const { json } = await stranger.get(API.openapi);
    const send = createHostileSender(random, operationsOf(json));
    const errors: string[] = [];
    let sent = 0;
    const sendOn = async () => {
      for (; sent < requests; sent += 1) {
        if (sent % REQUESTS_PER_ADDRESS === 0)
          stranger = createShopper(shop.url);
        // Some requests log the maker out.
        if (!maker.cookies.has(SESSION)) {
          login ??= maker.post(API.login, ADMIN_LOGIN);
          await login;
          login = undefined;
        }
        const error = await send(random.pick([stranger, maker]));
        if (error) errors.push(error);
      }
    };
    const { others } = await besideOthers(
      shop.url,
      () => Promise.all(Array.from({ length: atOnce }, sendOn)),
      { changesCatalog: true },
    );
    expect(errors.slice(0, 20)).toEqual([]);
    expect(shop.output()).not.toContain("request_failed");
    const memory = memoryMiB(shop.pid);
    return {
      text: `${count(requests)} requests, 0 errors, 0 leaks, memory ${memory.toFixed(0)} MiB`,
      others,
    };
  },
);
