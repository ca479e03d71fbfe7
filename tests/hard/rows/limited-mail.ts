import { expect } from "bun:test";
import { subscribe } from "#shared/newsletter/calls.ts";
import { subscriberAddresses } from "#tests/support/letters.ts";
import { freePort } from "#tests/support/process/executable.ts";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { after, randomFor } from "#tests/support/seed.ts";
import { createShopper, placeOrder } from "#tests/support/shopper.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";
import { until } from "#tests/support/until.ts";
import { count, defineRow } from "../row.ts";
import { OWNER, sendLetter } from "./letters.ts";

const WINDOW_MS = 10_000;
const MAILS_IN_WINDOW = 20;
const LONGEST_PAUSE_MS = 7_000;
const PATIENCE = { deadlineMs: 300_000, everyMs: 20 };

/** A mail server that takes 20 mails in ten seconds. */
async function startLimitedSmtp() {
  const smtp = await startSmtp();
  let [window, taken, refused] = [0, 0, 0];
  const look = () => {
    const current = Math.floor(Date.now() / WINDOW_MS);
    if (current !== window) [window, taken] = [current, 0];
  };
  smtp.refusal = () => {
    look();
    if (taken < MAILS_IN_WINDOW) {
      taken += 1;
      return undefined;
    }
    refused += 1;
    return "450 4.7.1 Rate limit exceeded, try again later";
  };
  return {
    smtp,
    refused: () => refused,
    /** When it takes the next mail. */
    freeAt() {
      look();
      return taken < MAILS_IN_WINDOW ? Date.now() : (window + 1) * WINDOW_MS;
    },
  };
}

/** Orders; returns how long both mails took from the server's next free place. */
async function waitOfOrder(
  url: string,
  { smtp, freeAt }: { smtp: TestSmtp; freeAt: () => number },
): Promise<number> {
  const { id } = await placeOrder(url);
  const free = freeAt();
  const ofOrder = () =>
    smtp.mails.filter(({ mail }) => mail.subject?.includes(String(id)));
  await until(() => ofOrder().length === 2, PATIENCE);
  return Math.max(0, Date.now() - free);
}

export const limitedMail = defineRow(
  "sign-ups and a letter on a limited mail server",
  { signUps: 1_500, readers: 5_000, orders: 12, waitMs: 3_000 },
  async ({ signUps, readers, orders, waitMs }) => {
    const random = randomFor("limited mail");
    const server = await startLimitedSmtp();
    await using _ = server.smtp;
    await using shop = await startDemo({
      PORT: String(freePort()),
      SMTP_URL: server.smtp.url(),
      OWNER_EMAIL: OWNER,
      ACCESS_LOG: "off",
    });
    for (let nth = 0; nth < signUps; nth += 1) {
      const email = `sign-up-${nth}@example.com`;
      const shopper = createShopper(shop.url);
      const { status } = await shopper.post(subscribe.path, { email });
      if (status !== 200) throw new Error(`a sign-up got ${status}`);
    }
    await sendLetter(shop.url, subscriberAddresses(readers));
    const waits: number[] = [];
    for (let nth = 0; nth < orders; nth += 1) {
      await after(random.next() * LONGEST_PAUSE_MS);
      waits.push(await waitOfOrder(shop.url, server));
    }
    const slowest = Math.max(...waits);
    expect(slowest).toBeLessThan(waitMs);
    return {
      text: `${MAILS_IN_WINDOW} mails in ${WINDOW_MS / 1_000} s, ${count(signUps)} sign-ups and ${count(readers)} letters waiting: the mails of ${orders} orders after ${slowest.toFixed(0)} ms at most from the server's next free place, ${count(server.refused())} refused in all`,
    };
  },
);
