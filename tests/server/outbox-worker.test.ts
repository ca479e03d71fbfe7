import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { MailSources } from "#server/outbox/compose.ts";
import { type OutboxOptions, startOutbox } from "#server/outbox/start.ts";
import {
  enqueueTestMail,
  mailStatus,
  retryMails,
} from "#server/outbox/status.ts";
import { claimMail } from "#server/outbox/claims.ts";
import { startApp } from "#tests/app.ts";
import { createTestTimer, onlyMail, outboxRows } from "#tests/outbox.ts";
import { SMTP_CA, startSmtp } from "#tests/smtp.ts";
import { until } from "#tests/until.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;

const noSources: MailSources = {
  getOrder: () => {
    throw new Error("no orders here");
  },
  getClipName: () => {
    throw new Error("no clips here");
  },
  getUnsubscribeToken: () => {
    throw new Error("no subscribers here");
  },
  drawDesign: () => {
    throw new Error("no designs here");
  },
};

/** A shop whose outbox runs on the test's clock. */
function startShop(smtpUrl: string, options: OutboxOptions = {}) {
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
  const mail = (...addresses: string[]) => {
    for (const address of addresses) enqueueTestMail(deps, address);
  };
  const status = () => mailStatus(deps);
  return { ...shop, start, mail, time, status, [Symbol.dispose]: shop.close };
}

describe("the outbox worker", () => {
  test("sends each mail once", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url());
    const worker = shop.start();
    shop.mail(
      "a@example.com",
      "b@example.com",
      "c@example.com",
      "d@example.com",
    );
    await worker.idle();
    await shop.time.pass(HOUR, worker);
    expect(smtp.mails.flatMap((mail) => mail.recipients).sort()).toEqual([
      "a@example.com",
      "b@example.com",
      "c@example.com",
      "d@example.com",
    ]);
    expect(shop.status()).toMatchObject({ waiting: 0, sent: 4, failed: 0 });
    await worker.stop(0);
  });

  test("sends everything once a server that was down for an hour is back", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url());
    await smtp.down();
    const worker = shop.start();
    for (let hour = 0; hour < 6; hour += 1) {
      shop.mail(`ten-minutes-${hour}@example.com`);
      await worker.idle();
      await shop.time.pass(10 * MINUTE, worker);
    }
    expect(shop.status()).toMatchObject({ waiting: 6, sent: 0, failed: 0 });
    expect(shop.status().lastError?.message).toContain("could not be reached");
    const nextTryAt = Date.parse(shop.status().nextTryAt ?? "");
    expect(nextTryAt).toBeGreaterThan(shop.clock.now());
    expect(nextTryAt).toBeLessThan(shop.clock.now() + HOUR);
    await smtp.up();
    await shop.time.pass(2 * HOUR, worker);
    expect(smtp.mails.length).toBe(6);
    expect(shop.status()).toMatchObject({ waiting: 0, sent: 6, failed: 0 });
    expect(shop.status().lastError).toBeNull();
    expect(shop.status().nextTryAt).toBeNull();
    await worker.stop(0);
  });

  test("sends what an outage held up as soon as one mail gets through", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url());
    await smtp.down();
    const worker = shop.start();
    shop.mail("a@example.com", "b@example.com");
    await worker.idle();
    // By now the next try is hours away.
    await shop.time.pass(10 * HOUR, worker);
    await smtp.up();
    shop.mail("c@example.com");
    await worker.idle();
    expect(shop.status()).toMatchObject({ waiting: 0, sent: 3 });
    await worker.stop(0);
  });

  test("hurries no mail that is itself what the server will not take yet", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url());
    smtp.mode = "busy";
    const worker = shop.start();
    shop.mail("a@example.com");
    await worker.idle();
    smtp.mode = "accept";
    shop.mail("b@example.com");
    await worker.idle();
    expect(shop.status()).toMatchObject({ waiting: 1, sent: 1 });
    await worker.stop(0);
  });

  test("tries what waits when the shop is started anew, but not at every fall", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url());
    await smtp.down();
    const first = shop.start();
    shop.mail("a@example.com");
    await first.idle();
    await shop.time.pass(10 * HOUR, first);
    await first.stop(0);
    const { attempts } = onlyMail(shop.deps.db);
    for (const falls of [1, 2, 3]) {
      const again = shop.start();
      await again.idle();
      await again.stop(0);
      expect({ falls, tried: onlyMail(shop.deps.db).attempts }).toEqual({
        falls,
        tried: attempts + 1,
      });
    }
    await smtp.up();
    shop.clock.advance(2 * MINUTE);
    const last = shop.start();
    await last.idle();
    expect(shop.status()).toMatchObject({ waiting: 0, sent: 1 });
    await last.stop(0);
  });

  test("gives up after eight tries over two days, until it is told to retry", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url());
    smtp.mode = "busy";
    const worker = shop.start();
    shop.mail("a@example.com");
    await worker.idle();
    await shop.time.pass(40 * HOUR, worker);
    expect(onlyMail(shop.deps.db)).toMatchObject({
      state: "queued",
      attempts: 7,
    });
    await shop.time.pass(10 * HOUR, worker);
    expect(onlyMail(shop.deps.db)).toMatchObject({
      state: "failed",
      attempts: 8,
    });
    expect(smtp.connections).toBe(8);
    smtp.mode = "accept";
    expect(retryMails(shop.deps)).toBe(1);
    await worker.idle();
    expect(shop.status()).toMatchObject({ sent: 1, failed: 0 });
    await worker.stop(0);
  });

  test("does not try again what is refused for good", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url());
    smtp.mode = "refuse";
    const worker = shop.start();
    shop.mail("nobody@example.com");
    await worker.idle();
    await shop.time.pass(48 * HOUR, worker);
    expect(smtp.connections).toBe(1);
    expect(shop.status()).toMatchObject({ waiting: 0, failed: 1 });
    expect(shop.status().lastError?.message).toContain("no such user");
    expect(shop.logLines.join("")).toContain("mail_failed");
    await worker.stop(0);
  });

  test("logs no address", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url());
    smtp.mode = "refuse";
    const worker = shop.start();
    shop.mail("secret-person@example.com");
    await worker.idle();
    expect(shop.logLines.join("")).not.toContain("secret-person");
    await worker.stop(0);
  });

  test("sends the others while the server hangs on some", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url(), {
      smtp: { ca: SMTP_CA, timeouts: { greetingMs: 2_000 } },
    });
    smtp.mode = "hang";
    const worker = shop.start();
    shop.mail("hanging@example.com");
    await until(() => smtp.connections > 0);
    smtp.mode = "accept";
    shop.mail("next@example.com");
    await smtp.arrived(1);
    expect(smtp.mails[0]?.recipients).toEqual(["next@example.com"]);
    await worker.idle();
    await shop.time.pass(2 * MINUTE, worker);
    expect(shop.status()).toMatchObject({ sent: 2 });
    await worker.stop(0);
  });

  test("a lost acknowledgement gives the same mail twice, under one Message-ID", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url());
    smtp.mode = "lose answer";
    const worker = shop.start();
    shop.mail("a@example.com");
    await worker.idle();
    expect(shop.status()).toMatchObject({ waiting: 1, sent: 0 });
    smtp.mode = "accept";
    await shop.time.pass(2 * MINUTE, worker);
    expect(shop.status()).toMatchObject({ waiting: 0, sent: 1 });
    const ids = smtp.mails.map(({ mail }) => mail.messageId);
    expect(ids.length).toBe(2);
    expect(new Set(ids).size).toBe(1);
    await worker.stop(0);
  });

  test("sends after a restart what a crash left in hand", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url());
    shop.mail("a@example.com");
    const now = shop.clock.now();
    claimMail(shop.deps.db, { now, leaseMs: HOUR, unfiledOnly: false });
    expect(onlyMail(shop.deps.db).state).toBe("sending");
    const worker = shop.start();
    await worker.idle();
    expect(onlyMail(shop.deps.db)).toMatchObject({ state: "sent" });
    expect(smtp.mails.length).toBe(1);
    await worker.stop(0);
  });

  test("neither stalls nor sends twice when the clock jumps", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url());
    smtp.mode = "busy";
    const worker = shop.start();
    shop.mail("a@example.com");
    await worker.idle();
    shop.clock.advance(-YEAR);
    smtp.mode = "accept";
    // The alarm goes by time passed, which a jump of the clock does not hold back.
    worker.wake();
    await worker.idle();
    expect(shop.status()).toMatchObject({ sent: 1 });
    shop.mail("b@example.com");
    await worker.idle();
    shop.clock.advance(2 * YEAR);
    worker.wake();
    await worker.idle();
    expect(smtp.mails.length).toBe(2);
    await worker.stop(0);
  });

  test("picks up by itself what another process has made due", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url());
    smtp.mode = "refuse";
    const worker = shop.start();
    shop.mail("a@example.com");
    await worker.idle();
    smtp.mode = "accept";
    retryMails({ ...shop.deps, outboxWake: () => {} });
    await shop.time.pass(MINUTE, worker);
    expect(shop.status()).toMatchObject({ sent: 1, failed: 0 });
    await worker.stop(0);
  });

  test("goes on by itself once the database can be used again", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url());
    const worker = shop.start();
    shop.mail("a@example.com");
    shop.deps.db.$client.run("alter table outbox rename to out_of_reach");
    await worker.idle();
    expect(shop.logLines.join("")).toContain("outbox_stumbled");
    shop.deps.db.$client.run("alter table out_of_reach rename to outbox");
    await shop.time.pass(MINUTE, worker);
    expect(shop.status()).toMatchObject({ sent: 1 });
    await worker.stop(0);
  });

  test("a mail that cannot be put together waits and is logged", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url());
    const worker = shop.start();
    shop.mail("a@example.com");
    shop.deps.db.$client.run("update outbox set kind = 'newsletter_welcome'");
    await worker.idle();
    expect(onlyMail(shop.deps.db)).toMatchObject({
      state: "queued",
      attempts: 1,
    });
    expect(shop.logLines.join("")).toContain("a mail tells of nothing");
    await worker.stop(0);
  });

  test("finishes what is under way when it is stopped, and begins nothing", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url());
    const worker = shop.start();
    shop.mail("a@example.com");
    await until(() => smtp.connections > 0);
    await worker.stop(10_000);
    expect(shop.status()).toMatchObject({ sent: 1 });
    shop.mail("b@example.com");
    await worker.idle();
    expect(shop.status()).toMatchObject({ sent: 1, waiting: 1 });
  });

  test("breaks off at the deadline, and the mail is sent after the restart", async () => {
    await using smtp = await startSmtp();
    using shop = startShop(smtp.url(), {
      smtp: { ca: SMTP_CA, timeouts: { greetingMs: 60_000 } },
    });
    smtp.mode = "hang";
    const stuck = shop.start();
    shop.mail("a@example.com");
    await until(() => smtp.connections > 0);
    await stuck.stop(10);
    expect(onlyMail(shop.deps.db)).toMatchObject({
      state: "sending",
      attempts: 0,
    });
    smtp.mode = "accept";
    const worker = shop.start();
    await worker.idle();
    expect(shop.status()).toMatchObject({ sent: 1, waiting: 0 });
    await worker.stop(0);
  });
});

describe("without a mail server", () => {
  test("keeps each mail waiting and writes it once as a private file", async () => {
    using shop = startShop("");
    const worker = shop.start();
    shop.mail("a@example.com");
    await worker.idle();
    const folder = join(shop.deps.config.dataDir, "mail");
    const names = readdirSync(folder);
    expect(names).toEqual(["000001-test.eml"]);
    const file = join(folder, names[0] ?? "");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(readFileSync(file));
    expect(mail.to).toEqual([{ name: "", address: "a@example.com" }]);
    expect(mail.subject).toBe("Test mail from Barrette & Bloom");
    writeFileSync(file, "touched");
    await shop.time.pass(HOUR, worker);
    expect(readFileSync(file, "utf8")).toBe("touched");
    expect(shop.status()).toMatchObject({
      smtpConfigured: false,
      waiting: 1,
      sent: 0,
    });
    expect(shop.logLines.join("")).toContain("SMTP_URL is not set");
    await worker.stop(0);
  });

  test("sends what has waited once a mail server is set up", async () => {
    await using smtp = await startSmtp();
    using shop = startShop("");
    const files = shop.start();
    shop.mail("a@example.com", "b@example.com");
    await files.idle();
    await files.stop(0);
    shop.deps.config.smtpUrl = smtp.url();
    const worker = shop.start();
    await worker.idle();
    expect(shop.status()).toMatchObject({ waiting: 0, sent: 2 });
    expect(smtp.mails.length).toBe(2);
    await worker.stop(0);
  });

  test("goes on trying when the folder cannot be written", async () => {
    using shop = startShop("");
    const folder = join(shop.deps.config.dataDir, "mail");
    writeFileSync(folder, "a file in the way");
    const worker = shop.start();
    shop.mail("a@example.com");
    await worker.idle();
    await shop.time.pass(2 * HOUR, worker);
    expect(onlyMail(shop.deps.db)).toMatchObject({
      state: "queued",
      attempts: 0,
    });
    expect(shop.status().lastError?.message).toBe(
      "The mail could not be written to the folder.",
    );
    expect(outboxRows(shop.deps.db).length).toBe(1);
    await worker.stop(0);
  });
});
