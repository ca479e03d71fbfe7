import { Database } from "bun:sqlite";
import { expect } from "bun:test";
import { join } from "node:path";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import type { ShopDatabase } from "#server/db/shop-database.ts";
import { outbox } from "#server/db/schema/mails.ts";
import { shopMails } from "#server/mails.ts";
import type { OutboxRow } from "#server/mail/queue.ts";
import { getMailStatus, sendTestMail } from "#server/mail/admin.ts";
import type { Timer } from "#server/mail/pace.ts";
import { type OutboxOptions, startOutbox } from "#server/mail/start.ts";
import { composeMail, type ShopMails } from "#server/mail/compose.ts";
import type { OutboxWorker } from "#server/mail/worker.ts";
import { TLS } from "#tests/support/servers/certificate.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import type { TestSmtp } from "#tests/support/servers/smtp.ts";
import {
  openTestDatabase,
  startApp,
  type TestApp,
  type TestClock,
} from "./app.ts";
import { afterTest, tempFolder } from "./temp.ts";
import { until } from "./until.ts";

/** Opens a new migrated database, which is closed after the test. */
export function tempDatabase(): ShopDatabase {
  const db = openTestDatabase(tempFolder());
  afterTest(() => void db.close());
  return db;
}

/** Wraps a store function so that it runs in its own transaction. */
export function inTransaction<Args extends unknown[], Result>(
  write: (tx: Tx, ...args: Args) => Promise<Result>,
): (db: ShopDatabase, ...args: Args) => Promise<Result> {
  return (db, ...args) => db.commit(NO_LOCK, (tx) => write(tx, ...args));
}

/** Returns every mail of the outbox, oldest first. */
export async function outboxRows(db: Db) {
  return db.select().from(outbox).orderBy(outbox.id).all();
}

/** Returns the only mail of the outbox. Throws unless there is exactly one. */
export async function onlyMail(db: Db) {
  const [row, ...more] = await outboxRows(db);
  if (!row || more.length > 0) throw new Error("expected exactly one mail");
  return row;
}

/** Drawn by a process, whose first picture takes seconds where much runs. */
const UNDRAWN = {
  drawDesign: async () => new Uint8Array(1),
  drawHead: async () => ({ name: undefined, teeth: new Uint8Array(1) }),
};

/**
 * Composes a mail of the outbox as it would be sent now, for its words: without
 * drawing the shop's name and the designs. Throws without one.
 */
export async function composeRow(
  { deps }: Pick<TestApp, "deps">,
  row: OutboxRow | undefined,
) {
  if (!row) throw new Error("there is no such mail in the outbox");
  const { config, log, clock } = deps;
  const tools = { config, log, pictureMs: 10_000, now: clock.now() };
  return composeMail(row, { ...tools, mails: shopMails(deps, UNDRAWN) });
}

/** Lets two minutes pass and marks all mails as sent, as the worker does. */
export function sendAll({ deps, clock }: Pick<TestApp, "deps" | "clock">) {
  clock.advance(2 * MINUTE_MS);
  const sentAt = clock.now();
  return deps.commit(NO_LOCK, (tx) =>
    tx.update(outbox).set({ state: "sent", sentAt }).run(),
  );
}

const LEAP_MS = 15 * 60_000;

/**
 * Creates a timer that fires only when `pass`, `leap` or `skip` is called, which
 * advance the clock too. As with a real timer, advancing the clock alone fires nothing.
 */
export function createTestTimer(clock: TestClock) {
  const alarms = new Set<{ at: number; run: () => void }>();
  let elapsedMs = 0;
  const timer: Timer = (run, ms) => {
    const alarm = { at: elapsedMs + ms, run };
    alarms.add(alarm);
    return { cancel: () => alarms.delete(alarm) };
  };
  const next = () => [...alarms].sort((a, b) => a.at - b.at)[0];
  const advance = (ms: number) => {
    elapsedMs += ms;
    clock.advance(ms);
  };
  /** Advances in one step, then fires every alarm that is due by then. */
  async function leap(ms: number, worker: Pick<OutboxWorker, "idle">) {
    advance(ms);
    for (const alarm of [...alarms]) {
      if (alarm.at > elapsedMs) continue;
      alarms.delete(alarm);
      alarm.run();
    }
    await worker.idle();
  }
  return {
    timer,
    /** Advances from alarm to alarm; after each, waits for the worker. */
    async pass(ms: number, worker: Pick<OutboxWorker, "idle">) {
      const end = elapsedMs + ms;
      for (let alarm = next(); alarm && alarm.at <= end; alarm = next()) {
        alarms.delete(alarm);
        advance(Math.max(0, alarm.at - elapsedMs));
        alarm.run();
        await worker.idle();
      }
      advance(end - elapsedMs);
    },
    leap,
    /** Advances by hours or days, in leaps of a quarter of an hour or longer. */
    async skip(
      ms: number,
      worker: Pick<OutboxWorker, "idle">,
      leapMs = LEAP_MS,
    ) {
      const end = elapsedMs + ms;
      while (elapsedMs < end)
        await leap(Math.min(leapMs, end - elapsedMs), worker);
    },
  };
}

export type MailingOptions = OutboxOptions & {
  drawing?: Parameters<typeof shopMails>[1];
  kinds?: Partial<ShopMails["kinds"]>;
};

/** Lets a shop send its mails on the test's clock, by workers that it ends. */
export function withMailing(shop: TestApp, given: MailingOptions = {}) {
  const { deps, clock } = shop;
  const time = createTestTimer(clock);
  const workers: OutboxWorker[] = [];
  return {
    ...shop,
    time,
    async start(options: OutboxOptions = {}): Promise<OutboxWorker> {
      const mails = shopMails(deps, given.drawing);
      const kinds = { ...mails.kinds, ...given.kinds };
      const worker = await startOutbox(
        deps,
        { ...mails, kinds },
        {
          timer: time.timer,
          random: () => 0.5,
          smtp: { ca: TLS.cert },
          ...given,
          ...options,
        },
      );
      workers.push(worker);
      return worker;
    },
    async [Symbol.asyncDispose]() {
      for (const worker of workers) await worker.stop(0);
      shop.close();
    },
  };
}

/** A shop of the maker with this mail server, for test mails to any address. */
export function startOutboxShop(smtpUrl: string, options: OutboxOptions = {}) {
  const shop = withMailing(
    startApp({ SMTP_URL: smtpUrl, OWNER_EMAIL: "maker@example.com" }),
    options,
  );
  const { deps } = shop;
  return {
    ...shop,
    async mail(...addresses: string[]) {
      for (const address of addresses) await sendTestMail(deps, address);
    },
    /** Queues a mail without notifying the worker. */
    mailUnheard: (address: string) =>
      sendTestMail({ ...deps, outboxWake: () => {} }, address),
    status: () => getMailStatus(deps),
  };
}

/**
 * Fails unless each address received as many mails as it occurs in
 * `recipients`. A mail may arrive again with the same Message-ID if its
 * acknowledgement was lost; returns the number of these duplicates.
 */
export function expectMailedOnce(
  { mails }: Pick<TestSmtp, "mails">,
  recipients: string[],
): number {
  const sent = new Map(
    mails.map((each) => [each.mail.messageId, each.recipients]),
  );
  for (const each of mails)
    expect(each.recipients).toEqual(sent.get(each.mail.messageId) ?? []);
  expect([...sent.values()].flat().sort()).toEqual(recipients.toSorted());
  return mails.length - sent.size;
}

/** Enough for three concurrent mails that each draw a dozen pictures. */
const LONGEST_MAIL_MS = 120_000;

/** Waits until a running shop has sent all mails of its outbox. */
export async function untilMailed(dataDir: string): Promise<void> {
  const sqlite = new Database(join(dataDir, DATABASE_FILE), { readonly: true });
  const waiting = sqlite.query<{ count: number }, []>(
    "SELECT count(*) AS count FROM outbox WHERE state <> 'sent'",
  );
  const left = () => waiting.all()[0]?.count ?? 0;
  // Waits only for the next mail at a time, because thousands of mails take
  // longer than the deadline of one wait.
  for (let before = left(); before > 0; before = left()) {
    const someAreSent = () => left() < before;
    await until(someAreSent, { deadlineMs: LONGEST_MAIL_MS });
  }
  sqlite.close();
}
