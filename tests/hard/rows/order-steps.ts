import { Database } from "bun:sqlite";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { expect } from "bun:test";
import { join } from "node:path";
import { statusPath } from "#tests/support/api.ts";
import type { StatusBody } from "#shared/orders/progress.ts";
import { openExisting } from "#server/db/open.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { findOrderLinks } from "#server/orders/links.ts";
import { getOrderRow } from "#server/orders/store.ts";
import {
  freePort,
  type RunningShop,
} from "#tests/support/process/executable.ts";
import { MIGRATIONS } from "#tests/support/database/migrations.ts";
import { tokenIn } from "#tests/support/orders.ts";
import { after, randomFor } from "#tests/support/seed.ts";
import { placeOrder } from "#tests/support/shopper.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";
import { until } from "#tests/support/until.ts";
import { defineRow } from "../row.ts";

const NAME = "SIGKILL between a step of an order and its mail";
/** A step is answered in a few milliseconds; its mail waits a minute. */
const LONGEST_LIFE_MS = 40;
const MAIL_DEADLINE_MS = 120_000;

type State = { id: number; status: string; events: number; mails: number };

export const killedBetweenSteps = defineRow(
  NAME,
  { kills: 100, waitsForMails: true },
  async ({ kills, waitsForMails }) => {
    const random = randomFor(NAME);
    await using smtp = await startSmtp();
    const env = {
      PORT: String(freePort()),
      SMTP_URL: smtp.url(),
      OWNER_EMAIL: "owner@example.com",
      ACCESS_LOG: "off",
    };
    let shop = await startDemo(env);
    const { folder } = shop;
    let acknowledged = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      // The shop limits the mails to one mailbox per day.
      const customerEmail = `customer-${kill}@example.com`;
      const { id } = await placeOrder(shop.url, { customerEmail });
      const token = await makerToken(shop, id);
      // Every other kill happens during a step back to "received".
      const isBack = kill % 2 === 1;
      if (isBack) await tap(shop, token, { status: "making" });
      const wish = isBack
        ? ({ status: "received", from: "making" } as const)
        : ({ status: "making", from: "received" } as const);
      const tapped = tap(shop, token, wish).catch(() => 0);
      await after(random.next() * LONGEST_LIFE_MS);
      await shop.kill();
      const status = await tapped;
      shop = await startDemo(env, { folder });
      const state = readStates(shop.dataDir).find((each) => each.id === id);
      if (status === 200) {
        acknowledged += 1;
        expect(state?.status).toBe(wish.status);
      }
      expectWhole(readStates(shop.dataDir));
      // A maker without a response repeats the step.
      expect(await tap(shop, token, { status: wish.status })).toBe(200);
    }
    await using last = shop;
    const states = readStates(last.dataDir);
    expectWhole(states);
    const making = states.filter(({ status }) => status === "making");
    expect(making).toHaveLength(Math.ceil(kills / 2));
    const copies = waitsForMails ? await expectMails(smtp, making.length) : 0;
    return {
      text: `${kills} kills, ${acknowledged} steps acknowledged, 0 lost, 0 doubled, ${making.length} mails ${waitsForMails ? `sent (${copies} twice, under one Message-ID)` : "waiting"}`,
    };
  },
);

async function tap(
  { url }: RunningShop,
  token: string,
  body: StatusBody,
): Promise<number> {
  const answer = await fetch(`${url}${statusPath(token)}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.status;
}

/** Returns the token of the maker's link to an order, as in her mail. */
async function makerToken(
  { dataDir, url }: RunningShop,
  id: number,
): Promise<string> {
  const db = openExisting(dataDir, MIGRATIONS, "read");
  try {
    const order = await getOrderRow(db, id);
    return tokenIn((await findOrderLinks(db, { order, publicUrl: url })).maker);
  } finally {
    db.close();
  }
}

function readStates(dataDir: string): State[] {
  const sqlite = new Database(join(dataDir, DATABASE_FILE), { readonly: true });
  try {
    sqlite.run("PRAGMA busy_timeout = 5000");
    return sqlite
      .query<State, []>(
        `SELECT id, status,
           (SELECT count(*) FROM order_events WHERE order_id = orders.id) AS events,
           (SELECT count(*) FROM outbox
            WHERE order_id = orders.id AND kind = 'order_making') AS mails
         FROM orders`,
      )
      .all();
  } finally {
    sqlite.close();
  }
}

/** Fails if a step is stored without its event and its mail, or these alone. */
function expectWhole(states: State[]): void {
  const broken = states.filter(({ status, events, mails }) => {
    const steps = status === "making" ? 1 : 0;
    return events !== steps || mails !== steps;
  });
  expect(broken).toEqual([]);
}

/** Waits for all mails about the steps; returns how many came twice. */
async function expectMails(smtp: TestSmtp, count: number): Promise<number> {
  const about = () =>
    smtp.mails.filter(({ mail }) => mail.subject?.endsWith("is being made"));
  const ids = () => new Set(about().map(({ mail }) => mail.messageId));
  await until(() => ids().size >= count, { deadlineMs: MAIL_DEADLINE_MS });
  expect(ids().size).toBe(count);
  return about().length - count;
}
