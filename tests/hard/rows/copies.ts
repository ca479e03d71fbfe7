import { expect } from "bun:test";
import { SQL } from "bun";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import {
  acknowledged,
  type Checkout,
  fillStock,
} from "../process/checkouts.ts";
import {
  expectAllOrdered,
  finishAll,
  orderWhile,
  startBalancer,
  startCopies,
} from "../process/copies.ts";
import { freePort } from "#tests/support/process/executable.ts";
import {
  startPostgres,
  startStandby,
} from "#tests/support/database/postgres.ts";
import { after, randomFor } from "#tests/support/seed.ts";
import { createShopper } from "#tests/support/shopper.ts";
import { startLine } from "#tests/support/servers/line.ts";
import { startSmtp } from "#tests/support/servers/smtp.ts";
import { until } from "#tests/support/until.ts";
import { count, defineRow } from "../row.ts";

const SHOPPERS = 6;
const OWNER = "owner@example.com";
/** The lease of a mail that a killed copy was sending ends after a minute. */
const LEASE_PATIENCE = { deadlineMs: 200_000, everyMs: 500 };

/** Starts shoppers who order at these URLs until they are stopped. */
export function startShopping(urls: string[]) {
  const begun: Checkout[] = [];
  const patience = { refused: 0 };
  let isOver = false;
  const shopping = Array.from({ length: SHOPPERS }, (_, index) =>
    orderWhile(() => urls[index % urls.length] ?? "", begun, {
      isOver: () => isOver,
      patience,
    }),
  );
  return {
    begun,
    patience,
    async stop() {
      isOver = true;
      await Promise.all(shopping);
    },
  };
}

export const killedCopies = defineRow(
  "SIGKILL of copies during orders",
  { copies: 3, kills: 100, allMails: true },
  async ({ copies: number, kills, allMails }) => {
    const random = randomFor("copies");
    await using smtp = await startSmtp();
    await using postgres = await startPostgres({ isDurable: true });
    await using shop = await startCopies(number, postgres.url(), {
      SMTP_URL: smtp.url(),
      OWNER_EMAIL: OWNER,
    });
    await fillStock(shop.urls[0] ?? "");
    const { begun, stop } = startShopping(shop.urls);
    for (let kill = 0; kill < kills; kill += 1) {
      const before = begun.length;
      await until(() => begun.length > before);
      await after(random.next() * 150);
      await shop.copies[kill % number]?.killAndStart();
    }
    await stop();
    const inTime = acknowledged(begun);
    await finishAll(begun);
    await expectAllOrdered(postgres.url(), begun);
    if (allMails) {
      const sent = () =>
        new Set(smtp.mails.map(({ mail }) => mail.messageId)).size;
      await until(() => sent() === 2 * begun.length, LEASE_PATIENCE);
    }
    return {
      text: `${number} copies, ${kills} kills, ${count(inTime)} acknowledged, 0 lost, 0 doubled, no number left out${allMails ? `, ${count(2 * begun.length)} mails, 0 missing` : ""}`,
    };
  },
);

export const databaseGone = defineRow(
  "backends killed, and the database gone",
  { kills: 60, goneMs: 60_000 },
  async ({ kills, goneMs }) => {
    await using postgres = await startPostgres({ isDurable: true });
    await using shop = await startCopies(2, postgres.url());
    const [url = ""] = shop.urls;
    await fillStock(url);
    // A page is rendered for its first visitor.
    expect((await createShopper(url).get(PAGES.home)).status).toBe(200);
    const shopping = startShopping(shop.urls);
    const server = new SQL(postgres.url(), { max: 1 });
    let killed = 0;
    while (killed < kills) {
      const before = shopping.begun.length;
      const [row] = await server.unsafe<{ killed: number }[]>(
        "select count(pg_terminate_backend(pid))::int as killed from pg_stat_activity where application_name like 'barrette %' and state <> 'idle'",
      );
      killed += row?.killed ?? 0;
      await until(() => shopping.begun.length > before);
    }
    await server.close();
    await postgres.kill();
    await shopping.stop();
    const visitor = createShopper(url);
    const goneAt = performance.now();
    let pages = 0;
    do {
      expect((await visitor.get(PAGES.home)).status).toBe(200);
      const refused = await visitor.post(API.cart, {
        productId: 1,
        quantity: 1,
      });
      expect([refused.status, refused.json]).toMatchObject([
        503,
        { code: "unavailable", message: expect.stringMatching(/\w+ .*\.$/) },
      ]);
      expect((await visitor.get("/readyz")).status).toBe(503);
      pages += 1;
      await Bun.sleep(100);
    } while (performance.now() - goneAt < goneMs);
    await postgres.start();
    const backAt = performance.now();
    await finishAll(shopping.begun);
    const recoveredMs = performance.now() - backAt;
    await expectAllOrdered(postgres.url(), shopping.begun);
    return {
      text: `${count(killed)} backends killed, ${count(shopping.begun.length)} orders, 0 lost, 0 doubled; ${count(goneMs / 1_000)} s without a database: ${count(pages)} pages served and as many orders refused in words, none answered 500, all orders in ${recoveredMs.toFixed(0)} ms after it was back`,
    };
  },
);

export const failover = defineRow(
  "failover to a synchronous standby",
  { orders: 500 },
  async ({ orders }) => {
    await using primary = await startPostgres({ isDurable: true });
    await using standby = await startStandby(primary);
    using line = await startLine(primary.port);
    await using shop = await startCopies(2, line.urlOf(primary.url()));
    await fillStock(shop.urls[0] ?? "");
    const shopping = startShopping(shop.urls);
    const { begun } = shopping;
    await until(() => acknowledged(begun) >= orders / 2, LEASE_PATIENCE);
    const acknowledgedBefore = begun.filter(({ orderId }) => orderId);
    await primary.kill();
    await standby.promote();
    line.redirectTo(standby.port);
    await until(() => acknowledged(begun) >= orders, LEASE_PATIENCE);
    await shopping.stop();
    await finishAll(begun);
    await expectAllOrdered(standby.url(), begun);
    return {
      text: `${count(acknowledgedBefore.length)} orders acknowledged before, ${count(begun.length - acknowledgedBefore.length)} after, 0 lost, 0 doubled`,
    };
  },
);

export const fullPool = defineRow(
  "a database with too few connections",
  { orders: 400 },
  async ({ orders }) => {
    await using postgres = await startPostgres({
      settings: ["max_connections=24"],
    });
    await using shop = await startCopies(2, postgres.url());
    await fillStock(shop.urls[0] ?? "");
    // Other clients take all remaining connections, so that no pool can grow.
    const clients = await holdAll(postgres.url());
    const shopping = startShopping(shop.urls);
    await until(() => acknowledged(shopping.begun) >= orders, LEASE_PATIENCE);
    for (const client of clients) await client.close();
    await shopping.stop();
    await finishAll(shopping.begun);
    await expectAllOrdered(postgres.url(), shopping.begun);
    return {
      text: `${count(shopping.begun.length)} orders, ${count(shopping.patience.refused)} asked to come back, 0 lost, none answered 500`,
    };
  },
);

/** Opens connections until the server has none left; returns the clients. */
async function holdAll(url: string): Promise<SQL[]> {
  const clients: SQL[] = [];
  for (;;) {
    const client = new SQL(url, { max: 1, connectionTimeout: 1 });
    try {
      await client.unsafe("select 1");
      clients.push(client);
    } catch {
      await client.close();
      return clients;
    }
  }
}

export const balanced = defineRow(
  "three copies behind HAProxy",
  { orders: 10_000, kills: 20 },
  async ({ orders, kills }) => {
    await using postgres = await startPostgres({ isDurable: true });
    const port = freePort();
    await using shop = await startCopies(3, postgres.url(), {
      PUBLIC_URL: `http://localhost:${port}`,
    });
    const ports = shop.urls.map((url) => new URL(url).port);
    await using balancer = await startBalancer(ports, port);
    await fillStock(balancer.url);
    const startedAt = performance.now();
    const shopping = startShopping([balancer.url]);
    const { begun } = shopping;
    for (let kill = 0; kill < kills; kill += 1) {
      const next = ((kill + 1) * orders) / (kills + 1);
      await until(() => acknowledged(begun) >= next, LEASE_PATIENCE);
      await shop.copies[kill % 3]?.killAndStart();
    }
    await until(() => acknowledged(begun) >= orders, LEASE_PATIENCE);
    const seconds = (performance.now() - startedAt) / 1_000;
    await shopping.stop();
    await finishAll(begun);
    await expectAllOrdered(postgres.url(), begun);
    return {
      text: `${count(begun.length)} orders in ${count(seconds)} s with ${kills} kills, 0 lost, 0 doubled, ${count(shopping.patience.refused)} asked to come back`,
    };
  },
);
