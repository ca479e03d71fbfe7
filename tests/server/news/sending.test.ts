import { describe, expect, test } from "bun:test";
import { trustsClock } from "#server/db/sweeps.ts";
import { subscribers } from "#server/db/schema/mails.ts";
import { letterMails } from "#server/db/schema/letters.ts";
import { sendTestMail } from "#server/mail/admin.ts";
import { subscribe, unsubscribePath } from "#shared/newsletter/calls.ts";
import {
  addSubscribers,
  subscriberAddresses,
  readLetter,
  tellLetter,
  writeLetter,
} from "#tests/support/letters.ts";
import { createLetterQueue } from "#server/news/letter-queue.ts";
import { logIn } from "#tests/support/admin.ts";
import { startApp } from "#tests/support/app.ts";
import { withMailing } from "#tests/support/outbox.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";
import { sqliteTest } from "#tests/support/database/engine.ts";
import { until } from "#tests/support/until.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Starts a shop with readers, whose maker is logged in. */
async function startLetterShop(
  smtpUrl: string,
  readers: number,
  env: Record<string, string> = {},
) {
  const { deps, ...app } = startApp({
    ...(smtpUrl && { SMTP_URL: smtpUrl }),
    OWNER_EMAIL: "maker@example.com",
    ...env,
  });
  const shop = withMailing(
    { ...app, deps },
    { others: async (tools) => [await createLetterQueue(deps, tools)] },
  );
  const addresses = subscriberAddresses(readers);
  await addSubscribers(deps.db, addresses);
  return { ...shop, addresses, maker: await logIn(shop) };
}

const reached = ({ mails }: TestSmtp) =>
  mails.flatMap(({ recipients }) => recipients).sort();

describe("sending a letter", () => {
  test("reaches everyone on the list once", async () => {
    await using smtp = await startSmtp();
    await using shop = await startLetterShop(smtp.url(), 30);
    const worker = await shop.start();
    const { id } = await writeLetter(shop.maker);
    const sent = await tellLetter(shop.maker, "sendLetter", id);
    expect(sent.status).toBe(200);
    await worker.idle();
    await shop.time.pass(HOUR, worker);
    expect(reached(smtp)).toEqual(shop.addresses.toSorted());
    expect(await readLetter(shop.maker, id)).toMatchObject({
      state: "sent",
      progress: { readers: 30, sent: 30, failed: 0, left: 0, doneAt: null },
    });
  });

  test("leaves an order's mail what a limited mail server takes next", async () => {
    await using smtp = await startSmtp();
    await using shop = await startLetterShop(smtp.url(), 150);
    let [minute, taken] = [0, 0];
    const arrivedAt = new Map<string, number>();
    smtp.refusal = (recipient) => {
      const now = shop.clock.now();
      const current = Math.floor(now / MINUTE);
      if (current !== minute) [minute, taken] = [current, 0];
      taken += 1;
      if (taken > 20) return "450 4.7.1 Too many messages, slow down";
      arrivedAt.set(recipient, now);
      return undefined;
    };
    const worker = await shop.start();
    const { id } = await writeLetter(shop.maker);
    await tellLetter(shop.maker, "sendLetter", id);
    await worker.idle();
    const waits: number[] = [];
    for (const seconds of [90, 124]) {
      await shop.time.pass(seconds * 1_000, worker);
      const sentAt = shop.clock.now();
      const recipient = `maker-${waits.length}@example.com`;
      await sendTestMail(shop.deps, recipient);
      await worker.idle();
      await shop.time.pass(3 * MINUTE, worker);
      waits.push((arrivedAt.get(recipient) ?? Infinity) - sentAt);
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(2 * MINUTE);
    // The letter goes on meanwhile.
    expect(smtp.mails.length).toBeGreaterThan(50);
  }, 30_000);

  test("answers 409 to a second time, and sends nothing", async () => {
    await using smtp = await startSmtp();
    await using shop = await startLetterShop(smtp.url(), 3);
    const worker = await shop.start();
    const { id } = await writeLetter(shop.maker);
    await tellLetter(shop.maker, "sendLetter", id);
    await worker.idle();
    const again = await tellLetter(shop.maker, "sendLetter", id);
    expect([again.status, again.json]).toMatchObject([
      409,
      { code: "letter_sent" },
    ]);
    await shop.time.skip(DAY, worker);
    expect(smtp.mails).toHaveLength(3);
  });

  test("waits for its time, and reaches who joined until then", async () => {
    await using smtp = await startSmtp();
    await using shop = await startLetterShop(smtp.url(), 2);
    const worker = await shop.start();
    const { id } = await writeLetter(shop.maker);
    const at = new Date(shop.clock.now() + DAY).toISOString();
    const planned = await tellLetter(shop.maker, "sendLetter", id, { at });
    expect(planned.json).toMatchObject({ state: "scheduled", sendAt: at });
    await shop.time.skip(DAY - HOUR, worker);
    expect(smtp.mails).toHaveLength(0);
    const left = shop.addresses[0] ?? "";
    await shop.visitor().post(unsubscribePath(`token-of-${left}`));
    await shop.time.skip(2 * HOUR, worker);
    expect(reached(smtp)).toEqual(["reader-1@example.com"]);
  });

  test("waits for its time while the clock is ahead for a moment", async () => {
    await using smtp = await startSmtp();
    await using shop = await startLetterShop(smtp.url(), 2);
    const worker = await shop.start();
    await trustsClock(shop.deps);
    const { id } = await writeLetter(shop.maker);
    const at = new Date(shop.clock.now() + 3 * DAY).toISOString();
    await tellLetter(shop.maker, "sendLetter", id, { at });
    for (const ms of [400 * DAY, -400 * DAY]) {
      shop.clock.advance(ms);
      await shop.time.pass(HOUR, worker);
      await trustsClock(shop.deps);
    }
    expect(smtp.mails).toHaveLength(0);
    for (let day = 0; day < 3; day += 1) {
      await shop.time.skip(DAY, worker);
      await trustsClock(shop.deps);
    }
    expect(reached(smtp)).toEqual(shop.addresses.toSorted());
  });

  test("takes no time that is over or a year away", async () => {
    await using shop = await startLetterShop("", 1);
    const { id } = await writeLetter(shop.maker);
    for (const ms of [-MINUTE, 400 * DAY]) {
      const at = new Date(shop.clock.now() + ms).toISOString();
      const answer = await tellLetter(shop.maker, "sendLetter", id, { at });
      expect([answer.status, answer.json]).toMatchObject([
        422,
        { fields: { at: expect.any(String) } },
      ]);
    }
  });

  test("sends no empty letter, and none to nobody", async () => {
    await using shop = await startLetterShop("", 0);
    const empty = await writeLetter(shop.maker, { markdown: "" });
    const one = await tellLetter(shop.maker, "sendLetter", empty.id);
    expect([one.status, one.json]).toMatchObject([
      422,
      { fields: { markdown: "Write a few words first." } },
    ]);
    const { id } = await writeLetter(shop.maker);
    const other = await tellLetter(shop.maker, "sendLetter", id);
    expect([other.status, other.json]).toMatchObject([
      409,
      { code: "no_readers" },
    ]);
    expect((await readLetter(shop.maker, id)).state).toBe("draft");
  });

  test("waits without a mail server, and writes no files", async () => {
    await using shop = await startLetterShop("", 2);
    const worker = await shop.start();
    const { id } = await writeLetter(shop.maker);
    await tellLetter(shop.maker, "sendLetter", id);
    await worker.idle();
    expect(await readLetter(shop.maker, id)).toMatchObject({
      state: "sending",
      progress: { sent: 0, readers: 2 },
    });
  });

  test("can be paused, gone on with and stopped", async () => {
    await using smtp = await startSmtp();
    await using shop = await startLetterShop(smtp.url(), 5, {
      MAIL_PER_HOUR: "60",
    });
    const worker = await shop.start();
    const { id } = await writeLetter(shop.maker);
    await tellLetter(shop.maker, "sendLetter", id);
    await worker.idle();
    await shop.time.pass(1.5 * MINUTE, worker);
    expect(smtp.mails).toHaveLength(2);
    const paused = await tellLetter(shop.maker, "pauseLetter", id);
    expect(paused.json).toMatchObject({ state: "paused" });
    await shop.time.skip(HOUR, worker);
    expect(smtp.mails).toHaveLength(2);
    await tellLetter(shop.maker, "resumeLetter", id);
    await worker.idle();
    expect(smtp.mails).toHaveLength(3);
    const stopped = await tellLetter(shop.maker, "stopLetter", id);
    expect(stopped.json).toMatchObject({
      state: "stopped",
      progress: { readers: 5, sent: 3, left: 2 },
    });
    await shop.time.skip(DAY, worker);
    expect(smtp.mails).toHaveLength(3);
    const again = await tellLetter(shop.maker, "resumeLetter", id);
    expect(again.status).toBe(409);
  });

  test("is a draft again when it is stopped before its time", async () => {
    await using shop = await startLetterShop("", 1);
    const { id } = await writeLetter(shop.maker);
    const at = new Date(shop.clock.now() + DAY).toISOString();
    await tellLetter(shop.maker, "sendLetter", id, { at });
    const stopped = await tellLetter(shop.maker, "stopLetter", id);
    expect(stopped.json).toMatchObject({ state: "draft", sendAt: null });
  });
});

describe("the pace of letters", () => {
  test("keeps to MAIL_PER_HOUR, less what orders' mails take", async () => {
    await using smtp = await startSmtp();
    await using shop = await startLetterShop(smtp.url(), 40, {
      MAIL_PER_HOUR: "20",
    });
    const worker = await shop.start();
    for (let order = 0; order < 10; order += 1)
      await sendTestMail(shop.deps, "customer@example.com");
    await worker.idle();
    const { id } = await writeLetter(shop.maker);
    await tellLetter(shop.maker, "sendLetter", id);
    await worker.idle();
    const letters = () => smtp.mails.length - 10;
    await shop.time.pass(59 * MINUTE, worker);
    expect(letters()).toBe(10);
    const { progress } = await readLetter(shop.maker, id);
    expect(progress?.doneAt).toBe(
      new Date(shop.clock.now() + 1.5 * HOUR).toISOString(),
    );
    await shop.time.pass(3 * HOUR, worker);
    expect(letters()).toBe(40);
  });

  test("goes on once a clock that was ahead is right again", async () => {
    await using smtp = await startSmtp();
    await using shop = await startLetterShop(smtp.url(), 4, {
      MAIL_PER_HOUR: "20",
    });
    const ahead = 400 * DAY;
    shop.clock.advance(ahead);
    // The jump has ended her session.
    const maker = await logIn(shop);
    const worker = await shop.start();
    for (let order = 0; order < 10; order += 1)
      await sendTestMail(shop.deps, "customer@example.com");
    smtp.refusal = (recipient) =>
      recipient === "reader-0@example.com" ? "450 4.2.0 Later" : undefined;
    const { id } = await writeLetter(maker);
    await tellLetter(maker, "sendLetter", id);
    await worker.idle();
    await shop.time.pass(7 * MINUTE, worker);
    expect(smtp.mails).toHaveLength(11);
    shop.clock.advance(-ahead);
    smtp.refusal = () => undefined;
    // Three of twenty an hour: what the other clock sent no longer counts.
    await shop.time.pass(10 * MINUTE, worker);
    expect(smtp.mails).toHaveLength(10 + 4);
  });

  test("leaves a lane to orders' mails while the server hangs on letters", async () => {
    await using smtp = await startSmtp();
    const hanging = Promise.withResolvers<undefined>();
    smtp.refusal = (recipient) =>
      recipient.startsWith("reader-") ? hanging.promise : undefined;
    await using shop = await startLetterShop(smtp.url(), 20);
    const worker = await shop.start();
    const { id } = await writeLetter(shop.maker);
    await tellLetter(shop.maker, "sendLetter", id);
    await until(() => smtp.connections === 4);
    await sendTestMail(shop.deps, "customer@example.com");
    await smtp.arrived(1);
    expect(reached(smtp)).toEqual(["customer@example.com"]);
    hanging.resolve(undefined);
    await worker.idle();
    await shop.time.pass(HOUR, worker);
    expect(smtp.mails).toHaveLength(21);
  });
});

describe("a mail server that does not take a letter", () => {
  test("gets it again where it refuses every tenth for a while", async () => {
    await using smtp = await startSmtp();
    let asked = 0;
    let isRefusing = true;
    smtp.refusal = () => {
      asked += 1;
      return isRefusing && asked % 10 === 0 ? "450 4.2.0 Later" : undefined;
    };
    await using shop = await startLetterShop(smtp.url(), 60);
    const worker = await shop.start();
    const { id } = await writeLetter(shop.maker);
    await tellLetter(shop.maker, "sendLetter", id);
    await worker.idle();
    expect(smtp.mails.length).toBeLessThan(60);
    isRefusing = false;
    await shop.time.pass(HOUR, worker);
    expect(reached(smtp)).toEqual(shop.addresses.toSorted());
    expect((await readLetter(shop.maker, id)).state).toBe("sent");
  });

  test("ends an address that it does not know", async () => {
    await using smtp = await startSmtp();
    smtp.refusal = (recipient) =>
      recipient.startsWith("reader-0")
        ? "550 5.1.1 No such user"
        : recipient.startsWith("reader-1")
          ? "550 5.7.1 Not from you"
          : undefined;
    await using shop = await startLetterShop(smtp.url(), 3);
    const worker = await shop.start();
    const { id } = await writeLetter(shop.maker);
    await tellLetter(shop.maker, "sendLetter", id);
    await worker.idle();
    await shop.time.pass(HOUR, worker);
    expect((await readLetter(shop.maker, id)).progress).toMatchObject({
      sent: 1,
      failed: 2,
    });
    const rows = await shop.deps.db.select().from(subscribers).all();
    const ended = rows.filter((row) => row.unsubscribedAt !== null);
    expect(ended.map((row) => row.email)).toEqual(["reader-0@example.com"]);
    expect(ended[0]?.bouncedAt).toBe(shop.clock.now() - HOUR);
    expect(shop.logLines.join("")).not.toContain("reader-0@");
  });

  test("ends an address whose welcome it refuses, until it joins again", async () => {
    await using smtp = await startSmtp();
    smtp.mode = "refuse";
    await using shop = await startLetterShop(smtp.url(), 0);
    const worker = await shop.start();
    const join = async () => {
      const body = { email: "mila@example.com" };
      expect((await shop.visitor().post(subscribe.path, body)).status).toBe(
        200,
      );
      await worker.idle();
      return shop.deps.db.select().from(subscribers).all();
    };
    const now = shop.clock.now();
    expect(await join()).toMatchObject([
      { bouncedAt: now, unsubscribedAt: now },
    ]);
    smtp.mode = "accept";
    expect(await join()).toMatchObject([
      { bouncedAt: null, unsubscribedAt: null },
    ]);
    expect(reached(smtp)).toEqual(["mila@example.com"]);
  });

  test("gets no mail twice whose answer was lost", async () => {
    await using smtp = await startSmtp();
    await using shop = await startLetterShop(smtp.url(), 6);
    smtp.mode = "lose answer";
    const worker = await shop.start();
    const { id } = await writeLetter(shop.maker);
    await tellLetter(shop.maker, "sendLetter", id);
    await worker.idle();
    smtp.mode = "accept";
    await shop.time.skip(DAY, worker);
    expect(reached(smtp)).toEqual(shop.addresses.toSorted());
    expect((await readLetter(shop.maker, id)).state).toBe("sent");
  });

  test("gets a letter later when it is down", async () => {
    await using smtp = await startSmtp();
    await using shop = await startLetterShop(smtp.url(), 8);
    await smtp.down();
    const worker = await shop.start();
    const { id } = await writeLetter(shop.maker);
    await tellLetter(shop.maker, "sendLetter", id);
    await worker.idle();
    await shop.time.skip(2 * HOUR, worker);
    await smtp.up();
    await shop.time.skip(HOUR, worker);
    expect(reached(smtp)).toEqual(shop.addresses.toSorted());
  });
});

describe("a worker that dies while it sends a letter", () => {
  const stateOf = async (
    shop: Awaited<ReturnType<typeof startLetterShop>>,
    state: "leased" | "given",
  ) => {
    await shop.deps.db.commit([], (tx) =>
      tx
        .update(letterMails)
        .set({ state, claim: "dead", leasedUntil: shop.clock.now() + MINUTE })
        .run(),
    );
  };

  sqliteTest(
    "has sent what it gave to the server, and nothing else",
    async () => {
      for (const [state, mails] of [
        ["leased", 2],
        ["given", 0],
      ] as const) {
        await using smtp = await startSmtp();
        await using shop = await startLetterShop(smtp.url(), 2);
        const { id } = await writeLetter(shop.maker);
        await tellLetter(shop.maker, "sendLetter", id);
        await stateOf(shop, state);
        const worker = await shop.start();
        await worker.idle();
        await shop.time.pass(HOUR, worker);
        expect([state, smtp.mails.length]).toEqual([state, mails]);
        expect((await readLetter(shop.maker, id)).progress?.sent).toBe(2);
      }
    },
  );

  test("loses a mail to a copy that took it over, before the mail's end", async () => {
    await using smtp = await startSmtp();
    const hanging = Promise.withResolvers<undefined>();
    let isFirst = true;
    smtp.refusal = () => {
      if (!isFirst) return undefined;
      isFirst = false;
      return hanging.promise;
    };
    await using shop = await startLetterShop(smtp.url(), 1);
    const worker = await shop.start();
    const { id } = await writeLetter(shop.maker);
    await tellLetter(shop.maker, "sendLetter", id);
    await until(() => !isFirst);
    // As if this process had slept for longer than its lease.
    await stateOf(shop, "leased");
    hanging.resolve(undefined);
    await worker.idle();
    expect(smtp.mails).toHaveLength(0);
    // The connection whose mail had no end is not used for another mail.
    await sendTestMail(shop.deps, "customer@example.com");
    await worker.idle();
    expect(reached(smtp)).toEqual(["customer@example.com"]);
    await shop.time.pass(HOUR, worker);
    expect(reached(smtp)).toEqual([
      "customer@example.com",
      "reader-0@example.com",
    ]);
  });
});
