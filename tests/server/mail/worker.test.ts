import { describe, expect, test } from "bun:test";
import { claimMail } from "#server/mail/claims.ts";
import { retryMails } from "#server/mail/admin.ts";
import { onlyMail, startOutboxShop } from "#tests/support/outbox.ts";
import { TLS } from "#tests/support/servers/certificate.ts";
import { startSmtp } from "#tests/support/servers/smtp.ts";
import { until } from "#tests/support/until.ts";
import { sqliteOf, sqliteTest } from "#tests/support/database/engine.ts";
import { NO_LOCK } from "#server/db/locks.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe("the outbox worker", () => {
  test("sends each mail once", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
    const worker = await shop.start();
    await shop.mail(
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
    expect(await shop.status()).toMatchObject({
      waiting: 0,
      sent: 4,
      failed: 0,
    });
  });

  test("logs no mail address", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
    smtp.mode = "refuse";
    const worker = await shop.start();
    await shop.mail("secret-person@example.com");
    await worker.idle();
    expect(shop.logLines.join("")).not.toContain("secret-person");
  });

  test("sends other mails while the server hangs on one", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url(), {
      smtp: { ca: TLS.cert, timeouts: { greetingMs: 2_000 } },
    });
    smtp.mode = "hang";
    const worker = await shop.start();
    await shop.mail("hanging@example.com");
    await until(() => smtp.connections > 0);
    smtp.mode = "accept";
    await shop.mail("next@example.com");
    await smtp.arrived(1);
    expect(smtp.mails[0]?.recipients).toEqual(["next@example.com"]);
    await worker.idle();
    await shop.time.pass(2 * MINUTE, worker);
    expect(await shop.status()).toMatchObject({ sent: 2 });
  });

  test("sends a mail twice under one Message-ID when the server's reply was lost", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
    smtp.mode = "lose answer";
    const worker = await shop.start();
    await shop.mail("a@example.com");
    await worker.idle();
    expect(await shop.status()).toMatchObject({ waiting: 1, sent: 0 });
    smtp.mode = "accept";
    await shop.time.pass(2 * MINUTE, worker);
    expect(await shop.status()).toMatchObject({ waiting: 0, sent: 1 });
    const ids = smtp.mails.map(({ mail }) => mail.messageId);
    expect(ids.length).toBe(2);
    expect(new Set(ids).size).toBe(1);
  });

  test("renews its lease on a mail for as long as the server takes", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
    smtp.mode = "hang";
    const worker = await shop.start();
    await shop.mail("slow@example.com");
    await until(() => smtp.connections > 0);
    const before = (await onlyMail(shop.deps.db)).leasedUntil ?? 0;
    // Advances in steps shorter than the lease and awaits the renewals of each.
    const isRenewed = async () => {
      const { leasedUntil } = await onlyMail(shop.deps.db);
      return (leasedUntil ?? 0) > shop.clock.now() + MINUTE / 2;
    };
    await shop.time.pass(3 * MINUTE, { idle: () => until(isRenewed) });
    await until(async () => {
      const { leasedUntil } = await onlyMail(shop.deps.db);
      return leasedUntil === before + 3 * MINUTE;
    });
    const now = shop.clock.now();
    const other = { now, unfiledOnly: false, waits: false };
    const taken = await shop.deps.commit(NO_LOCK, (tx) => claimMail(tx, other));
    expect(taken).toBeUndefined();
    await worker.stop(0);
    expect(await onlyMail(shop.deps.db)).toMatchObject({
      state: "queued",
      leasedUntil: null,
    });
  });

  sqliteTest("resends a mail that a crash interrupted", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
    await shop.mail("a@example.com");
    const now = shop.clock.now();
    await shop.deps.commit(NO_LOCK, (tx) =>
      claimMail(tx, { now, unfiledOnly: false, waits: false }),
    );
    expect((await onlyMail(shop.deps.db)).state).toBe("sending");
    const worker = await shop.start();
    await worker.idle();
    expect(await onlyMail(shop.deps.db)).toMatchObject({ state: "sent" });
    expect(smtp.mails.length).toBe(1);
  });

  test("polls for mails that another process made due", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
    smtp.mode = "refuse";
    const worker = await shop.start();
    await shop.mail("a@example.com");
    await worker.idle();
    smtp.mode = "accept";
    await retryMails({ ...shop.deps, outboxWake: () => {} });
    await shop.time.pass(MINUTE, worker);
    expect(await shop.status()).toMatchObject({ sent: 1, failed: 0 });
  });

  sqliteTest(
    "continues without a restart once the database can be used again",
    async () => {
      await using smtp = await startSmtp();
      await using shop = startOutboxShop(smtp.url());
      const worker = await shop.start();
      await worker.idle();
      await shop.mailUnheard("a@example.com");
      sqliteOf(shop.deps).run("alter table outbox rename to out_of_reach");
      worker.wake();
      await worker.idle();
      expect(shop.logLines.join("")).toContain("outbox_error");
      sqliteOf(shop.deps).run("alter table out_of_reach rename to outbox");
      await shop.time.pass(MINUTE, worker);
      expect(await shop.status()).toMatchObject({ sent: 1 });
    },
  );

  sqliteTest("sends a mail once that it could not mark as sent", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
    const worker = await shop.start();
    sqliteOf(shop.deps).run(`create trigger away before update on outbox
      when new.state = 'sent' begin select raise(abort, 'away'); end`);
    await shop.mail("a@example.com");
    await worker.idle();
    expect(await shop.status()).toMatchObject({ sent: 0 });
    sqliteOf(shop.deps).run("drop trigger away");
    await shop.time.pass(HOUR, worker);
    expect(await shop.status()).toMatchObject({ sent: 1 });
    expect(smtp.mails).toHaveLength(1);
  });

  sqliteTest(
    "logs a mail that cannot be composed, and keeps it in the queue",
    async () => {
      await using smtp = await startSmtp();
      await using shop = startOutboxShop(smtp.url());
      const worker = await shop.start();
      await worker.idle();
      await shop.mailUnheard("a@example.com");
      sqliteOf(shop.deps).run("update outbox set kind = 'newsletter_welcome'");
      worker.wake();
      await worker.idle();
      expect(await onlyMail(shop.deps.db)).toMatchObject({
        state: "queued",
        attempts: 1,
      });
      expect(shop.logLines.join("")).toContain("the mail names no subscriber");
    },
  );

  test("finishes the current mail when it is stopped, and starts no other", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
    const worker = await shop.start();
    await shop.mail("a@example.com");
    await until(() => smtp.connections > 0);
    await worker.stop(10_000);
    expect(await shop.status()).toMatchObject({ sent: 1 });
    await shop.mail("b@example.com");
    await worker.idle();
    expect(await shop.status()).toMatchObject({ sent: 1, waiting: 1 });
  });

  test("aborts a mail at the deadline of a stop, and sends it after the restart", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url(), {
      smtp: { ca: TLS.cert, timeouts: { greetingMs: 60_000 } },
    });
    smtp.mode = "hang";
    const stuck = await shop.start();
    await shop.mail("a@example.com");
    await until(() => smtp.connections > 0);
    await stuck.stop(10);
    expect(await onlyMail(shop.deps.db)).toMatchObject({
      state: "queued",
      attempts: 0,
    });
    smtp.mode = "accept";
    const worker = await shop.start();
    await worker.idle();
    expect(await shop.status()).toMatchObject({ sent: 1, waiting: 0 });
  });
});
