import { expect } from "bun:test";
import { DAY_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { API } from "#tests/support/api.ts";
import { sweepCarts } from "#server/cart/cart-store.ts";
import { sweepMails } from "#server/mail/removal.ts";
import { addAdmin, ADMIN_LOGIN } from "#tests/support/admin.ts";
import type { Visitor } from "#tests/support/app.ts";
import { percentile } from "#tests/support/process/load.ts";
import { startSellingApp } from "../selling-app.ts";
import { expectMailedOnce } from "#tests/support/outbox.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";
import { count, defineRow } from "../row.ts";

const JUMPS: [name: string, ms: number][] = [
  ["a day on", DAY_MS],
  ["a day back", -DAY_MS],
  ["a year on", 365 * DAY_MS],
  ["a year back", -365 * DAY_MS],
];
/** One connection for each mail, and at most one more. */
const MOST_CONNECTIONS_PER_MAIL = 2;

type SellingApp = Awaited<ReturnType<typeof startSellingApp>>;

async function logIn(shop: SellingApp): Promise<Visitor> {
  const maker = shop.visitor(`192.0.2.${shop.orderTimesMs.length & 255}`);
  const { status } = await maker.post(API.login, ADMIN_LOGIN);
  expect(status).toBe(200);
  return maker;
}

const isIn = async (maker: Visitor) => (await maker.get(API.me)).status === 200;

/** Runs sweeps, mails and an order after the clock was set. */
async function liveOn(shop: SellingApp, smtp: TestSmtp): Promise<void> {
  const { connections } = smtp;
  const sent = smtp.mails.length;
  await sweepCarts(shop.deps);
  await sweepMails(shop.deps);
  await shop.leap(MINUTE_MS);
  await shop.order();
  await shop.leap(MINUTE_MS);
  // The waiting mails were sent within a minute, and none was sent twice.
  expect(expectMailedOnce(smtp, shop.recipients)).toBe(0);
  const most = MOST_CONNECTIONS_PER_MAIL * (smtp.mails.length - sent);
  expect(smtp.connections - connections).toBeLessThanOrEqual(most);
  expect((await shop.visitor().get("/readyz")).status).toBe(200);
}

/** Orders while the mail server is busy, so that the order's mails wait. */
async function orderLater(shop: SellingApp, smtp: TestSmtp): Promise<void> {
  smtp.mode = "busy";
  await shop.order();
  await shop.worker.idle();
  smtp.mode = "accept";
}

/** Moves the clock by `ms` and back; returns how many sessions it checked. */
async function jump(shop: SellingApp, smtp: TestSmtp, ms: number) {
  const before = await logIn(shop);
  const ended = await logIn(shop);
  const stolen = new Map(ended.cookies);
  await ended.post(API.logout);
  for (const [name, value] of stolen) ended.cookies.set(name, value);
  const sessions: [Visitor, boolean][] = [
    [before, true],
    [ended, false],
  ];
  const expectNoneRevived = async () => {
    for (const session of sessions) {
      const [maker, wasIn] = session;
      session[1] = await isIn(maker);
      // The jump may end a session, but must not revive an ended session.
      expect(session[1] && !wasIn).toBe(false);
    }
  };
  await orderLater(shop, smtp);
  shop.clock.advance(ms);
  await expectNoneRevived();
  await liveOn(shop, smtp);
  sessions.push([await logIn(shop), true]);
  await orderLater(shop, smtp);
  shop.clock.advance(-ms);
  await expectNoneRevived();
  await liveOn(shop, smtp);
  await expectNoneRevived();
  return sessions.length;
}

export const clockJumps = defineRow(
  "a clock a day or a year off",
  { rounds: 25, orderP99Ms: 200 },
  async ({ rounds, orderP99Ms }) => {
    await using smtp = await startSmtp();
    await using shop = await startSellingApp(smtp);
    await addAdmin(shop);
    let sessions = 0;
    for (let round = 0; round < rounds; round += 1)
      for (const [, ms] of JUMPS) sessions += await jump(shop, smtp, ms);
    const p99 = percentile(shop.orderTimesMs, 0.99);
    expect(p99).toBeLessThan(orderP99Ms);
    return {
      text: `${count(rounds * JUMPS.length)} times off and right again (${JUMPS.map(([name]) => name).join(", ")}), ${count(sessions)} sessions, 0 revived, ${count(shop.recipients.length)} mails, each sent once and within a minute, ${count(shop.orderTimesMs.length)} orders, p99 ${p99.toFixed(0)} ms`,
    };
  },
);
