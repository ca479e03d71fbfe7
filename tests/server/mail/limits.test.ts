import { expect, test } from "bun:test";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { countMails, sendTestMail } from "#server/mail/admin.ts";
import { shopMails } from "#server/mails.ts";
import { startOutbox } from "#server/mail/start.ts";
import { createTestClock } from "#tests/support/app.ts";
import { ENGINE } from "#tests/support/database/engine.ts";
import {
  openCopy,
  tempPostgres,
} from "#tests/support/database/postgres-shop.ts";
import {
  createTestTimer,
  expectMailedOnce,
  startOutboxShop,
} from "#tests/support/outbox.ts";
import { afterTest } from "#tests/support/temp.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";

// Mail servers limit this: connections, mails in a minute, unknown senders and
// single mailboxes. One shop on SQLite, three copies of it on PostgreSQL.

const MAILS = 120;
const TEST_MS = 60_000;

/** Opens the shop's copies, on one database and one clock. */
async function openCopies(smtp: TestSmtp) {
  if (ENGINE === "sqlite") {
    const shop = startOutboxShop(smtp.url());
    afterTest(shop.close);
    return { copies: [shop.deps], clock: shop.clock };
  }
  const [url, clock] = [tempPostgres(), createTestClock()];
  const env = { SMTP_URL: smtp.url(), OWNER_EMAIL: "maker@example.com" };
  const shops: Awaited<ReturnType<typeof openCopy>>[] = [];
  for (let copy = 0; copy < 3; copy += 1)
    shops.push(await openCopy(url, env, clock));
  afterTest(() => Promise.all(shops.map((shop) => shop.close())));
  return { copies: shops.map(({ deps }) => deps), clock };
}

/** Starts the copies; each queues its share of the mails to `recipients`. */
async function startSending(smtp: TestSmtp, recipients: string[]) {
  const { copies, clock } = await openCopies(smtp);
  const { timer, pass, skip } = createTestTimer(clock);
  const workers = await Promise.all(
    copies.map((deps) => startOutbox(deps, shopMails(deps), { timer })),
  );
  afterTest(() => Promise.all(workers.map((worker) => worker.stop(0))));
  const idle = async () => {
    for (const worker of workers) await worker.idle();
  };
  await Promise.all(
    recipients.map(async (recipient, index) => {
      const deps = copies[index % copies.length];
      if (deps) await sendTestMail(deps, recipient);
    }),
  );
  await idle();
  return {
    clock,
    pass: (ms: number) => pass(ms, { idle }),
    skip: (ms: number) => skip(ms, { idle }),
    count: () => countMails(copies[0]?.db ?? fail()),
  };
}

function fail(): never {
  throw new Error("there is no copy");
}

const addresses = (count: number, name = "mila") =>
  Array.from({ length: count }, (_, index) => `${name}${index}@example.com`);
const sent = (count: number) => ({
  queued: 0,
  sending: 0,
  sent: count,
  failed: 0,
});

test(
  "a server that takes two connections at once gets all mails, each once",
  async () => {
    await using smtp = await startSmtp({ maxConnections: 2 });
    const recipients = addresses(MAILS);
    const { pass, count } = await startSending(smtp, recipients);
    await pass(MINUTE_MS);
    expect(await count()).toEqual(sent(MAILS));
    expect(expectMailedOnce(smtp, recipients)).toBe(0);
    // Connections are kept: far fewer of them than mails.
    expect(smtp.connections).toBeLessThan(MAILS / 4);
  },
  TEST_MS,
);

test(
  "a server that takes twenty mails a minute gets all mails",
  async () => {
    await using smtp = await startSmtp();
    const recipients = addresses(MAILS);
    let now = createTestClock().now;
    let [minute, taken, refusals] = [0, 0, 0];
    smtp.refusal = () => {
      const current = Math.floor(now() / MINUTE_MS);
      if (current !== minute) [minute, taken] = [current, 0];
      taken += 1;
      if (taken <= 20) return undefined;
      refusals += 1;
      return "450 4.7.1 Too many messages, slow down";
    };
    const { pass, count, clock } = await startSending(smtp, recipients);
    now = clock.now;
    await pass(20 * MINUTE_MS);
    expect(await count()).toEqual(sent(MAILS));
    expect(expectMailedOnce(smtp, recipients)).toBe(0);
    // The copies ask less than once a second together, for six minutes.
    expect(refusals).toBeLessThan(6 * 60);
  },
  TEST_MS,
);

test(
  "a mail that is greylisted for a day and a half arrives in the end",
  async () => {
    await using smtp = await startSmtp();
    const seen = new Map<string, number>();
    let now = createTestClock().now;
    smtp.refusal = (recipient) => {
      const first = seen.get(recipient) ?? now();
      seen.set(recipient, first);
      return now() - first < 1.5 * DAY_MS
        ? "451 4.7.1 Greylisted, come back later"
        : undefined;
    };
    const recipients = addresses(6);
    const { skip, count, clock } = await startSending(smtp, recipients);
    now = clock.now;
    await skip(DAY_MS);
    expect(await count()).toEqual({ ...sent(0), queued: 6 });
    await skip(DAY_MS);
    expect(await count()).toEqual(sent(6));
  },
  TEST_MS,
);

test(
  "a mailbox that takes no mail holds up no other",
  async () => {
    await using smtp = await startSmtp();
    // Several times as many as are sent at once.
    const half = 20;
    const [busy, others] = [addresses(half, "busy"), addresses(half)];
    let isBusy = true;
    smtp.refusal = (recipient) =>
      isBusy && recipient.startsWith("busy")
        ? "450 4.2.1 Mailbox temporarily unavailable"
        : undefined;
    const mixed = busy.flatMap((each, index) => [each, others[index] ?? ""]);
    const { skip, count } = await startSending(smtp, mixed);
    expect(await count()).toEqual({ ...sent(half), queued: half });
    await skip(DAY_MS);
    expect(await count()).toEqual({ ...sent(half), queued: half });
    isBusy = false;
    await skip(5 * HOUR_MS);
    expect(await count()).toEqual(sent(2 * half));
    expect(expectMailedOnce(smtp, mixed)).toBe(0);
  },
  TEST_MS,
);
