import { describe, expect, test } from "bun:test";
import { retryMails } from "#server/mail/admin.ts";
import type { OutboxWorker } from "#server/mail/worker.ts";
import { onlyMail, startOutboxShop } from "#tests/support/outbox.ts";
import { startSmtp } from "#tests/support/servers/smtp.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;

/** Moves the clock to just before the next attempt, and then past it. */
async function toNextAttempt(
  shop: ReturnType<typeof startOutboxShop>,
  worker: OutboxWorker,
): Promise<void> {
  const nextTryAt = Date.parse((await shop.status()).nextTryAt ?? "");
  const before = await onlyMail(shop.deps.db);
  await shop.time.leap(nextTryAt - 1 - shop.clock.now(), worker);
  expect(await onlyMail(shop.deps.db)).toEqual(before);
  await shop.time.leap(MINUTE, worker);
}

describe("a mail that could not be sent", () => {
  test("is sent, like all others, once a server that was down for an hour is back", async () => {
    await using smtp = await startSmtp();
    using shop = startOutboxShop(smtp.url());
    await smtp.down();
    const worker = await shop.start();
    for (let hour = 0; hour < 6; hour += 1) {
      await shop.mail(`ten-minutes-${hour}@example.com`);
      await worker.idle();
      await shop.time.pass(10 * MINUTE, worker);
    }
    expect(await shop.status()).toMatchObject({
      waiting: 6,
      sent: 0,
      failed: 0,
    });
    expect((await shop.status()).lastError?.message).toContain(
      "could not be reached",
    );
    const nextTryAt = Date.parse((await shop.status()).nextTryAt ?? "");
    expect(nextTryAt).toBeGreaterThan(shop.clock.now());
    expect(nextTryAt).toBeLessThan(shop.clock.now() + HOUR);
    await smtp.up();
    await shop.time.pass(2 * HOUR, worker);
    expect(smtp.mails.length).toBe(6);
    expect(await shop.status()).toMatchObject({
      waiting: 0,
      sent: 6,
      failed: 0,
    });
    expect((await shop.status()).lastError).toBeNull();
    expect((await shop.status()).nextTryAt).toBeNull();
    await worker.stop(0);
  });

  test("is sent as soon as another mail is accepted after an outage", async () => {
    await using smtp = await startSmtp();
    using shop = startOutboxShop(smtp.url());
    await smtp.down();
    const worker = await shop.start();
    await shop.mail("a@example.com", "b@example.com");
    await worker.idle();
    // After five attempts the next attempt is hours away.
    for (const pauseMinutes of [2, 8, 32, 128])
      await shop.time.leap(pauseMinutes * MINUTE, worker);
    const nextTryAt = Date.parse((await shop.status()).nextTryAt ?? "");
    expect(nextTryAt).toBeGreaterThan(shop.clock.now() + 2 * HOUR);
    await smtp.up();
    await shop.mail("c@example.com");
    await worker.idle();
    expect(await shop.status()).toMatchObject({ waiting: 0, sent: 3 });
    await worker.stop(0);
  });

  test("is not retried early when the server was busy for that mail alone", async () => {
    await using smtp = await startSmtp();
    using shop = startOutboxShop(smtp.url());
    smtp.mode = "busy";
    const worker = await shop.start();
    await shop.mail("a@example.com");
    await worker.idle();
    smtp.mode = "accept";
    await shop.mail("b@example.com");
    await worker.idle();
    expect(await shop.status()).toMatchObject({ waiting: 1, sent: 1 });
    await worker.stop(0);
  });

  test("is retried when the shop starts, but not at every restart of a crash loop", async () => {
    await using smtp = await startSmtp();
    using shop = startOutboxShop(smtp.url());
    await smtp.down();
    const first = await shop.start();
    await shop.mail("a@example.com");
    await first.idle();
    for (let attempt = 2; attempt <= 5; attempt += 1)
      await toNextAttempt(shop, first);
    // The next attempt is still hours away.
    await shop.time.leap(HOUR, first);
    await first.stop(0);
    const { attempts } = await onlyMail(shop.deps.db);
    for (const crashes of [1, 2, 3]) {
      const again = await shop.start();
      await again.idle();
      await again.stop(0);
      expect({
        crashes,
        tried: (await onlyMail(shop.deps.db)).attempts,
      }).toEqual({
        crashes,
        tried: attempts + 1,
      });
    }
    await smtp.up();
    shop.clock.advance(2 * MINUTE);
    const last = await shop.start();
    await last.idle();
    expect(await shop.status()).toMatchObject({ waiting: 0, sent: 1 });
    await last.stop(0);
  });

  test("is given up after eight attempts in two days, until a retry is requested", async () => {
    await using smtp = await startSmtp();
    using shop = startOutboxShop(smtp.url());
    smtp.mode = "busy";
    const worker = await shop.start();
    await shop.mail("a@example.com");
    await worker.idle();
    const startedAt = shop.clock.now();
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      expect(await onlyMail(shop.deps.db)).toMatchObject({
        state: "queued",
        attempts: attempt - 1,
      });
      await toNextAttempt(shop, worker);
      expect(smtp.connections).toBe(attempt);
    }
    expect(shop.clock.now() - startedAt).toBeWithin(40 * HOUR, 50 * HOUR);
    expect(await onlyMail(shop.deps.db)).toMatchObject({
      state: "failed",
      attempts: 8,
    });
    await shop.time.leap(48 * HOUR, worker);
    expect(smtp.connections).toBe(8);
    smtp.mode = "accept";
    expect(await retryMails(shop.deps)).toBe(1);
    await worker.idle();
    expect(await shop.status()).toMatchObject({ sent: 1, failed: 0 });
    await worker.stop(0);
  });

  test("is not tried again when it is refused for good", async () => {
    await using smtp = await startSmtp();
    using shop = startOutboxShop(smtp.url());
    smtp.mode = "refuse";
    const worker = await shop.start();
    await shop.mail("nobody@example.com");
    await worker.idle();
    await shop.time.leap(48 * HOUR, worker);
    expect(smtp.connections).toBe(1);
    expect(await shop.status()).toMatchObject({ waiting: 0, failed: 1 });
    expect((await shop.status()).lastError?.message).toContain("no such user");
    expect(shop.logLines.join("")).toContain("mail_failed");
    await worker.stop(0);
  });

  test("is neither delayed nor sent twice when the clock jumps", async () => {
    await using smtp = await startSmtp();
    using shop = startOutboxShop(smtp.url());
    smtp.mode = "busy";
    const worker = await shop.start();
    await shop.mail("a@example.com");
    await worker.idle();
    shop.clock.advance(-YEAR);
    smtp.mode = "accept";
    // A real timer counts elapsed time, so it fires in spite of the clock.
    worker.wake();
    await worker.idle();
    expect(await shop.status()).toMatchObject({ sent: 1 });
    await shop.mail("b@example.com");
    await worker.idle();
    shop.clock.advance(2 * YEAR);
    worker.wake();
    await worker.idle();
    expect(smtp.mails.length).toBe(2);
    await worker.stop(0);
  });
});
