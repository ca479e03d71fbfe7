import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { copyFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { systemError } from "#server/runtime/system.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { copyIntoFile } from "#server/db/postgres/move.ts";
import {
  begin,
  type Books,
  type Checkout,
  expectNoneLost,
  finish,
  readBooks,
} from "./checkouts.ts";
import {
  freePort,
  makeShopFolder,
  type RunningShop,
} from "#tests/support/process/executable.ts";
import { MIGRATIONS } from "#tests/support/database/migrations.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { until } from "#tests/support/until.ts";

// Runs several copies of the shop on one database, and shoppers who retry.

/** One copy, which can be killed and started again on its port. */
export type Copy = {
  shop: RunningShop;
  /** Kills the copy (SIGKILL) and starts it again on the same port. */
  killAndStart(): Promise<void>;
  /** Stops the copy in an orderly way and starts another executable instead. */
  replaceBy(executable: string): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** Starts one copy of the demo shop on a database. */
export async function startCopy(
  databaseUrl: string,
  env: Record<string, string> = {},
  executable?: string,
): Promise<Copy> {
  const port = String(freePort());
  const start = (folder: string) =>
    startDemo(
      { ACCESS_LOG: "off", DATABASE_URL: databaseUrl, PORT: port, ...env },
      { folder },
    );
  const copy: Copy = {
    shop: await start(makeShopFolder(executable)),
    async killAndStart() {
      await copy.shop.kill();
      copy.shop = await start(copy.shop.folder);
    },
    async replaceBy(executable) {
      expect(await copy.shop.stop()).toBe(0);
      const { folder } = copy.shop;
      // The file is a link to the executable that the tests were built as.
      rmSync(join(folder, "barrette"));
      copyFileSync(executable, join(folder, "barrette"));
      copy.shop = await start(folder);
    },
    [Symbol.asyncDispose]: () => copy.shop[Symbol.asyncDispose](),
  };
  return copy;
}

/** Starts `count` copies of the demo shop, one after the other. */
export async function startCopies(
  count: number,
  databaseUrl: string,
  env?: Record<string, string>,
  executable?: string,
) {
  const copies: Copy[] = [];
  for (let index = 0; index < count; index += 1)
    copies.push(await startCopy(databaseUrl, env, executable));
  return {
    copies,
    urls: copies.map(({ shop }) => shop.url),
    async [Symbol.asyncDispose]() {
      for (const copy of copies) await copy[Symbol.asyncDispose]();
    },
  };
}

/** Counts the attempts that failed and were repeated. */
export type Patience = { refused: number };

/**
 * Places orders until `isOver` returns true. Tries again when the shop is down
 * or refuses an order for now; fails when it answers with an internal error.
 */
export async function orderWhile(
  urlOf: () => string,
  begun: Checkout[],
  { isOver, patience }: { isOver: () => boolean; patience: Patience },
): Promise<void> {
  while (!isOver())
    try {
      const checkout = await begin(urlOf());
      begun.push(checkout);
      await finish(checkout);
    } catch (error) {
      expectPassing(error);
      patience.refused += 1;
      await Bun.sleep(20);
    }
}

/** Fails if the error is the shop's answer to an internal error. */
export function expectPassing(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  expect(text).not.toContain('"internal"');
}

/** Retries every unacknowledged checkout, with its key, until it succeeds. */
export async function finishAll(begun: Checkout[]): Promise<void> {
  for (const checkout of begun) {
    if (checkout.orderId !== undefined) continue;
    await until(async () => {
      try {
        await finish(checkout);
        return true;
      } catch (error) {
        expectPassing(error);
        return false;
      }
    });
  }
}

/** Reads the books of a shop on PostgreSQL with the checks of `readBooks`. */
export async function readPostgresBooks(url: string): Promise<Books> {
  const folder = tempFolder();
  await copyIntoFile(url, join(folder, DATABASE_FILE), MIGRATIONS);
  return readBooks(folder);
}

/** Fails unless each checkout is one order and the numbers have no gap. */
export async function expectAllOrdered(
  url: string,
  begun: Checkout[],
): Promise<void> {
  const { orders } = await readPostgresBooks(url);
  expectNoneLost(orders, begun);
  expect(orders.map(({ id }) => id)).toEqual(
    Array.from({ length: begun.length }, (_, index) => 1001 + index),
  );
}

/** Starts HAProxy in front of the copies, configured as in OPERATIONS.md. */
export async function startBalancer(ports: string[], port: number) {
  const file = join(tempFolder(), "haproxy.cfg");
  const servers = ports.map(
    (each, index) => `  server copy${index} 127.0.0.1:${each} check`,
  );
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  retries 3
  option redispatch
  retry-on conn-failure empty-response
frontend shop
  bind 127.0.0.1:${port}
  default_backend copies
backend copies
  balance roundrobin
  option httpchk GET /readyz
  http-request disable-l7-retry unless { method GET HEAD }
  default-server inter 500ms fall 2 rise 1
${servers.join("\n")}
`,
  );
  const child = Bun.spawn(["haproxy", "-f", file], {
    stdin: "ignore",
    stdout: "ignore",
    stderr: "ignore",
  });
  const url = `http://localhost:${port}`;
  await until(async () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await child.exited;
    },
  };
}

/**
 * Starts a balancer that gives each request to the next copy, and to the one
 * after that where a copy does not listen; so a page's requests reach all.
 */
export function startRoundRobin(ports: string[]) {
  let requests = 0;
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = await request.arrayBuffer();
      requests += 1;
      const first = requests;
      for (let tries = 0; tries < ports.length; tries += 1) {
        const port = ports[(first + tries) % ports.length];
        const to = `http://127.0.0.1:${port}`;
        try {
          return await fetch(to + pathname + search, {
            method,
            headers,
            body: body.byteLength > 0 ? body : null,
            redirect: "manual",
            decompress: false,
            keepalive: false,
          });
        } catch (error) {
          // What reached a copy that then stopped may have been written.
          const { code } = systemError(error);
          if (method !== "GET" && code !== "ECONNREFUSED") break;
        }
      }
      return new Response("No copy answers.", { status: 502 });
    },
  });
  return {
    url: `http://localhost:${server.port}`,
    [Symbol.asyncDispose]: () => server.stop(true),
  };
}
