import { describe, expect, test } from "bun:test";
import { retryMails } from "#server/mail/admin.ts";
import { openShopWithOrder } from "#tests/support/orders.ts";
import {
  onlyMail,
  outboxRows,
  startOutboxShop,
} from "#tests/support/outbox.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;

function setMode(smtp: TestSmtp, mode: TestSmtp["mode"]): void {
  smtp.mode = mode;
}

describe("a mail that could not be sent", () => {
  test("is sent, like all others, once a server that was down for an hour is back", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
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
    const lastSentAt = Date.parse((await shop.status()).lastSentAt ?? "");
    expect(lastSentAt).toBeGreaterThan(shop.clock.now() - 2 * HOUR);
  });

  test("is sent within minutes of the end of an outage, however long that was", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
    await smtp.down();
    const worker = await shop.start();
    await shop.mail("a@example.com", "b@example.com", "c@example.com");
    await worker.idle();
    await shop.time.skip(40 * HOUR, worker);
    expect(await shop.status()).toMatchObject({ waiting: 3, failed: 0 });
    const nextTryAt = Date.parse((await shop.status()).nextTryAt ?? "");
    expect(nextTryAt).toBeWithin(
      shop.clock.now(),
      shop.clock.now() + 13 * MINUTE,
    );
    await smtp.up();
    await shop.time.pass(13 * MINUTE, worker);
    expect(await shop.status()).toMatchObject({ waiting: 0, sent: 3 });
  });

  test("is tried again within a second when another mail is queued", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
    await smtp.down();
    const worker = await shop.start();
    await shop.mail("a@example.com");
    await worker.idle();
    await shop.time.pass(2 * HOUR, worker);
    await smtp.up();
    await shop.mail("b@example.com");
    await shop.time.pass(1_000, worker);
    expect(await shop.status()).toMatchObject({ waiting: 0, sent: 2 });
  });

  test("is not retried early when the server was busy for that mail alone", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
    smtp.mode = "busy";
    const worker = await shop.start();
    await shop.mail("a@example.com");
    await worker.idle();
    smtp.mode = "accept";
    await shop.mail("b@example.com");
    await worker.idle();
    expect(await shop.status()).toMatchObject({ waiting: 1, sent: 1 });
  });

  test("is retried when the shop starts, and outlasts a crash loop", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
    await smtp.down();
    for (let crash = 0; crash < 12; crash += 1) {
      const worker = await shop.start();
      if (crash === 0) await shop.mail("a@example.com");
      await worker.idle();
      await worker.stop(0);
    }
    expect(await onlyMail(shop.deps.db)).toMatchObject({ state: "queued" });
    await smtp.up();
    const last = await shop.start();
    await last.idle();
    expect(await shop.status()).toMatchObject({ waiting: 0, sent: 1 });
  });

  test("is given up after two days, until a retry is requested", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
    smtp.mode = "busy";
    const worker = await shop.start();
    await shop.mail("a@example.com");
    await worker.idle();
    await shop.time.skip(48 * HOUR - 1, worker);
    expect(await onlyMail(shop.deps.db)).toMatchObject({ state: "queued" });
    await shop.time.pass(MINUTE, worker);
    const { state, attempts } = await onlyMail(shop.deps.db);
    expect({ state, attempts }).toEqual({ state: "failed", attempts: 17 });
    await shop.time.skip(48 * HOUR, worker);
    expect((await onlyMail(shop.deps.db)).attempts).toBe(attempts);
    smtp.mode = "accept";
    expect(await retryMails(shop.deps)).toBe(1);
    await worker.idle();
    expect(await shop.status()).toMatchObject({ sent: 1, failed: 0 });
  });

  test.each(["busy", "refuse", "limit", "down"] as const)(
    "that tells the maker of an order is not given up within five days (%s)",
    async (fault) => {
      await using smtp = await startSmtp();
      await using shop = await openShopWithOrder({
        smtp,
        beforeOrder: () =>
          fault === "down" ? smtp.down() : setMode(smtp, fault),
      });
      const { time, worker } = shop;
      const ownersMail = async () =>
        (await outboxRows(shop.deps.db)).find(
          ({ kind }) => kind === "order_owner",
        )?.state;
      // A whole server that is out is asked again all the time.
      const leapMs = fault === "limit" || fault === "down" ? HOUR : undefined;
      await time.skip(5 * 24 * HOUR - 1, worker, leapMs);
      expect(await ownersMail()).toBe("queued");
      await time.skip(12 * HOUR, worker);
      expect(await ownersMail()).toBe("failed");
    },
  );

  test("is not tried again when it is refused for good", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
    smtp.mode = "refuse";
    const worker = await shop.start();
    await shop.mail("nobody@example.com");
    await worker.idle();
    await shop.time.leap(48 * HOUR, worker);
    expect(smtp.connections).toBe(1);
    expect(await shop.status()).toMatchObject({ waiting: 0, failed: 1 });
    expect((await shop.status()).lastError?.message).toContain("no such user");
    expect(shop.logLines.join("")).toContain("mail_failed");
  });

  test("is neither delayed nor sent twice when the clock jumps", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop(smtp.url());
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
  });
});
