import { describe, expect, test } from "bun:test";
import {
  claimMail,
  findNextDueTime,
  recordFailure,
  recordWrittenToFile,
  requeueInterrupted,
  recordSent,
} from "#server/mail/claims.ts";
import { countMailsTo, enqueueMail } from "#server/mail/queue.ts";
import { retryAll } from "#server/mail/retry.ts";
import {
  inTransaction,
  onlyMail,
  outboxRows,
  tempDatabase,
} from "#tests/support/outbox.ts";
import { NO_LOCK } from "#server/db/locks.ts";

const enqueue = inTransaction(enqueueMail);
const claim = inTransaction(claimMail);
const retry = inTransaction(retryAll);
const requeue = inTransaction(requeueInterrupted);
const fail = inTransaction(recordFailure);
const file = inTransaction(recordWrittenToFile);
const send = inTransaction(recordSent);

const NOW = Date.UTC(2026, 2, 1, 12);
const MINUTE = 60_000;
const claimAt = (now: number) => ({
  now,
  unfiledOnly: false,
  waits: false,
});
const mailTo = (recipient: string, now = NOW) =>
  ({ kind: "test", recipient, now }) as const;

describe("the outbox", () => {
  test("stores a mail only if its transaction commits", async () => {
    const db = tempDatabase();
    await expect(
      db.commit(NO_LOCK, async (tx) => {
        await enqueueMail(tx, mailTo("a@example.com"));
        throw new Error("no order");
      }),
    ).rejects.toThrow("no order");
    expect(await outboxRows(db)).toEqual([]);
  });

  test.each([
    "a@example.com, b@example.com",
    "a@example.com;b@example.com",
    "a@example.com b@example.com",
    "a@example.com\r\nRCPT TO:<b@example.com>",
    "<a@example.com>",
    "a@b@example.com",
    "nobody",
  ])("refuses %j as a recipient", async (recipient) => {
    const db = tempDatabase();
    await expect(enqueue(db, mailTo(recipient))).rejects.toThrow(RangeError);
    expect(await outboxRows(db)).toEqual([]);
  });

  test("writes to nobody where there is no address", async () => {
    const db = tempDatabase();
    await enqueue(db, mailTo(""));
    expect(await outboxRows(db)).toEqual([]);
  });

  test("leases each due mail once, the longest waiting first", async () => {
    const db = tempDatabase();
    await enqueue(db, mailTo("late@example.com", NOW + 2));
    await enqueue(db, mailTo("early@example.com", NOW));
    const take = async () => (await claim(db, claimAt(NOW + 5)))?.recipient;
    expect(await take()).toBe("early@example.com");
    expect(await take()).toBe("late@example.com");
    expect(await take()).toBeUndefined();
  });

  test("leases a mail to one of those who ask at once", async () => {
    const db = tempDatabase();
    await enqueue(db, mailTo("one@example.com", NOW));
    await enqueue(db, mailTo("two@example.com", NOW));
    const taken = await Promise.all(
      [1, 2, 3].map(() => claim(db, claimAt(NOW + 5))),
    );
    expect(taken.flatMap((row) => row?.recipient ?? []).sort()).toEqual([
      "one@example.com",
      "two@example.com",
    ]);
  });

  test("does not lease a mail before its next attempt is due", async () => {
    const db = tempDatabase();
    await enqueue(db, mailTo("a@example.com"));
    await claim(db, claimAt(NOW));
    const { id } = await onlyMail(db);
    await fail(db, {
      id,
      now: NOW,
      error: "down",
      attempts: 1,
      failingSince: NOW,
      nextAttemptAt: NOW + MINUTE,
    });
    expect(await findNextDueTime(db, claimAt(NOW))).toBe(NOW + MINUTE);
    expect(await claim(db, claimAt(NOW + MINUTE - 1))).toBeUndefined();
    expect((await claim(db, claimAt(NOW + MINUTE)))?.attempts).toBe(1);
  });

  test("leases a mail again when its lease has expired", async () => {
    const db = tempDatabase();
    await enqueue(db, mailTo("a@example.com"));
    const first = await claim(db, claimAt(NOW));
    expect(await claim(db, claimAt(NOW + MINUTE - 1))).toBeUndefined();
    const second = await claim(db, claimAt(NOW + MINUTE));
    expect(second?.messageId).toBe(first?.messageId ?? "");
  });

  test("queues a mail again when a crash interrupted its delivery", async () => {
    const db = tempDatabase();
    await enqueue(db, mailTo("a@example.com"));
    await claim(db, claimAt(NOW));
    expect(await requeue(db)).toBe(1);
    expect((await claim(db, claimAt(NOW)))?.attempts).toBe(0);
  });

  test("leases a mail at once if a clock set back makes it due far in the future", async () => {
    const db = tempDatabase();
    const lastYear = NOW - 365 * 24 * 60 * MINUTE;
    await enqueue(db, mailTo("a@example.com"));
    expect(await findNextDueTime(db, claimAt(lastYear))).toBe(lastYear);
    const row = await claim(db, claimAt(lastYear));
    await fail(db, {
      id: row?.id ?? 0,
      now: lastYear,
      error: "down",
      attempts: 1,
      failingSince: NOW,
      nextAttemptAt: lastYear + MINUTE,
    });
    // The first attempt is immediate. Later pauses follow the new time.
    expect(await claim(db, claimAt(lastYear))).toBeUndefined();
    expect(await claim(db, claimAt(lastYear + MINUTE))).toBeDefined();
  });

  test.each([
    ["that was leased", false],
    ["whose next attempt was set", true],
  ])("leases a mail %s by a clock that was ahead", async (_, isRefused) => {
    const db = tempDatabase();
    const ahead = NOW + 365 * 24 * 60 * MINUTE;
    await enqueue(db, mailTo("a@example.com"));
    const row = await claim(db, claimAt(ahead));
    if (isRefused) {
      const id = row?.id ?? 0;
      const [attempts, nextAttemptAt] = [1, ahead + MINUTE];
      const failure = { error: "down", attempts, failingSince: NOW };
      // As it is for the copy of the shop whose clock was right.
      await fail(db, { id, now: NOW, ...failure, nextAttemptAt });
    }
    expect(await claim(db, claimAt(NOW))).toMatchObject({ id: row?.id });
  });

  test("counts no mail to a mailbox that a clock queued that was ahead", async () => {
    const db = tempDatabase();
    const [kind, recipient] = ["newsletter_welcome", "a@example.com"] as const;
    const ahead = NOW + 365 * 24 * 60 * MINUTE;
    await enqueue(db, { kind, recipient, now: ahead });
    await enqueue(db, { kind, recipient, now: NOW - MINUTE });
    expect(await countMailsTo(db, { kind, recipient, now: NOW })).toBe(1);
  });

  test("leases no mail early because another copy's clock is a moment ahead", async () => {
    const db = tempDatabase();
    const dueAt = NOW + MINUTE;
    await enqueue(db, { ...mailTo("a@example.com"), dueAt });
    const behind = claimAt(NOW - 500);
    expect(await claim(db, behind)).toBeUndefined();
    expect(await findNextDueTime(db, behind)).toBe(dueAt);
    expect(await claim(db, claimAt(dueAt))).toBeDefined();
  });

  test("never leases a sent mail again", async () => {
    const db = tempDatabase();
    await enqueue(db, mailTo("a@example.com"));
    const id = (await claim(db, claimAt(NOW)))?.id ?? 0;
    await send(db, { id, now: NOW });
    expect(await retry(db, { now: NOW })).toBe(0);
    expect(await requeue(db)).toBe(0);
    expect(
      await claim(db, claimAt(NOW + 365 * 24 * 60 * MINUTE)),
    ).toBeUndefined();
  });

  test("keeps a mail sent when another copy of the shop reports a failure later", async () => {
    const db = tempDatabase();
    await enqueue(db, mailTo("a@example.com"));
    const id = (await claim(db, claimAt(NOW)))?.id ?? 0;
    await claim(db, claimAt(NOW + MINUTE));
    await send(db, { id, now: NOW + MINUTE });
    await fail(db, {
      id,
      now: NOW + 2 * MINUTE,
      error: "down",
      attempts: 1,
      failingSince: NOW,
      nextAttemptAt: NOW + 3 * MINUTE,
    });
    expect(await onlyMail(db)).toMatchObject({
      state: "sent",
      lastError: null,
    });
  });

  test("writes a mail to a file once and keeps it queued for a mail server", async () => {
    const db = tempDatabase();
    const unfiled = { ...claimAt(NOW), unfiledOnly: true };
    await enqueue(db, mailTo("a@example.com"));
    const id = (await claim(db, unfiled))?.id ?? 0;
    await file(db, { id, now: NOW });
    expect(await claim(db, unfiled)).toBeUndefined();
    expect(await findNextDueTime(db, unfiled)).toBeUndefined();
    expect((await claim(db, claimAt(NOW)))?.filedAt).toBe(NOW);
  });

  test("makes failed and waiting mails due at once on retry, to be tried as long as new ones", async () => {
    const db = tempDatabase();
    await enqueue(db, mailTo("waiting@example.com"));
    await enqueue(db, mailTo("failed@example.com"));
    for (const nextAttemptAt of [NOW + MINUTE, undefined]) {
      const row = await claim(db, claimAt(NOW));
      await fail(db, {
        id: row?.id ?? 0,
        now: NOW,
        error: "no",
        attempts: 8,
        failingSince: NOW,
        nextAttemptAt,
      });
    }
    expect(await retry(db, { now: NOW + 1 })).toBe(2);
    expect(
      (await outboxRows(db)).map((row) => [
        row.state,
        row.attempts,
        row.failingSince,
        row.nextAttemptAt,
      ]),
    ).toEqual([
      ["queued", 0, null, NOW + 1],
      ["queued", 0, null, NOW + 1],
    ]);
  });
});

test("mails with many pictures wait until those with fewer are leased", async () => {
  const db = tempDatabase();
  await enqueue(db, { ...mailTo("long@example.com", NOW), pictures: 5 });
  await enqueue(db, { ...mailTo("short@example.com", NOW + 1), pictures: 4 });
  const first = await claim(db, claimAt(NOW + 5));
  const second = await claim(db, claimAt(NOW + 5));
  expect([first?.recipient, second?.recipient]).toEqual([
    "short@example.com",
    "long@example.com",
  ]);
});
