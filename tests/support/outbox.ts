import { MINUTE_MS } from "#shared/durations.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { NO_LEGAL } from "#shared/site/legal.ts";
import { newSite } from "#shared/site/new-site.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import type { ShopDatabase } from "#server/db/shop-database.ts";
import { outbox } from "#server/db/schema/mails.ts";
import { mailSources } from "#server/mail-sources.ts";
import type { OutboxRow } from "#server/mail/queue.ts";
import { getMailStatus, sendTestMail } from "#server/mail/admin.ts";
import type { Timer } from "#server/mail/pace.ts";
import { type OutboxOptions, startOutbox } from "#server/mail/start.ts";
import {
  composeMail,
  type MailSources,
} from "#server/mail/templates/compose.ts";
import type { OutboxWorker } from "#server/mail/worker.ts";
import {
  openTestDatabase,
  startApp,
  type TestApp,
  type TestClock,
} from "./app.ts";
import { SMTP_CA } from "#tests/support/servers/smtp.ts";
import { afterTest, tempFolder } from "./temp.ts";

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

/** Composes a mail of the outbox as it would be sent now; throws without one. */
export async function composeRow(
  { deps }: Pick<TestApp, "deps">,
  row: OutboxRow | undefined,
) {
  if (!row) throw new Error("there is no such mail in the outbox");
  const { config, log, clock } = deps;
  const tools = { config, log, pictureMs: 10_000, now: clock.now() };
  return composeMail(row, { ...tools, sources: mailSources(deps) });
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

export const noSources: MailSources = {
  getOrder: () => {
    throw new Error("no orders here");
  },
  getOrderProgress: () => {
    throw new Error("no orders here");
  },
  listSlugs: async () => new Map(),
  getClipName: () => {
    throw new Error("no clips here");
  },
  getSite: async () => ({
    ...newSite("en"),
    name: "Barrette & Bloom",
    language: "en",
    currency: "USD",
    timeZone: "UTC",
    legal: NO_LEGAL,
  }),
  getUnsubscribeToken: () => {
    throw new Error("no subscribers here");
  },
  endSubscription: async () => {},
  getTerms: async () => [],
  findDeclaredOrder: async () => undefined,
  composeReminder: () => {
    throw new Error("nobody waits here");
  },
  composeOrderLinks: () => {
    throw new Error("no orders here");
  },
  readWeek: () => {
    throw new Error("no orders here");
  },
  composeLetter: () => {
    throw new Error("no letters here");
  },
  drawDesign: () => {
    throw new Error("no designs here");
  },
  drawCode: () => {
    throw new Error("no codes here");
  },
  listUnpaid: async () => [],
  drawHead: () => {
    throw new Error("no head here");
  },
  readPictures: async () => new Map(),
};

/** Starts a shop whose outbox worker runs on the test's clock. */
export function startOutboxShop(smtpUrl: string, options: OutboxOptions = {}) {
  const shop = startApp({
    SMTP_URL: smtpUrl,
    OWNER_EMAIL: "maker@example.com",
  });
  const { deps, clock } = shop;
  const time = createTestTimer(clock);
  const start = () =>
    startOutbox(deps, noSources, {
      timer: time.timer,
      random: () => 0.5,
      smtp: { ca: SMTP_CA },
      ...options,
    });
  const mail = async (...addresses: string[]) => {
    for (const address of addresses) await sendTestMail(deps, address);
  };
  /** Queues a mail without notifying the worker. */
  const mailUnheard = (address: string) =>
    sendTestMail({ ...deps, outboxWake: () => {} }, address);
  const status = () => getMailStatus(deps);
  return {
    ...shop,
    start,
    mail,
    mailUnheard,
    time,
    status,
    [Symbol.dispose]: shop.close,
  };
}
