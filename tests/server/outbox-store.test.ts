import { describe, expect, test } from "bun:test";
import { claimMail, nextDueAt } from "#server/outbox/claims.ts";
import { makeDue, requeueInterrupted } from "#server/outbox/due.ts";
import {
  settleFailed,
  settleFiled,
  settleSent,
} from "#server/outbox/outcomes.ts";
import { enqueueMail } from "#server/outbox/store.ts";
import { onlyMail, outboxRows, tempDatabase } from "#tests/outbox.ts";

const NOW = Date.UTC(2026, 2, 1, 12);
const MINUTE = 60_000;
const claimAt = (now: number) => ({ now, leaseMs: MINUTE, unfiledOnly: false });
const mailTo = (recipient: string, now = NOW) =>
  ({ kind: "test", recipient, now }) as const;

describe("the outbox", () => {
  test("keeps a mail only if its transaction is kept", () => {
    const db = tempDatabase();
    expect(() =>
      db.transaction((tx) => {
        enqueueMail(tx, mailTo("a@example.com"));
        throw new Error("no order");
      }),
    ).toThrow("no order");
    expect(outboxRows(db)).toEqual([]);
  });

  test.each([
    "a@example.com, b@example.com",
    "a@example.com;b@example.com",
    "a@example.com b@example.com",
    "a@example.com\r\nRCPT TO:<b@example.com>",
    "<a@example.com>",
    "a@b@example.com",
    "nobody",
    "",
  ])("refuses %j as a recipient", (recipient) => {
    const db = tempDatabase();
    expect(() => enqueueMail(db, mailTo(recipient))).toThrow(RangeError);
    expect(outboxRows(db)).toEqual([]);
  });

  test("gives each due mail to one taker, the longest waiting first", () => {
    const db = tempDatabase();
    enqueueMail(db, mailTo("late@example.com", NOW + 2));
    enqueueMail(db, mailTo("early@example.com", NOW));
    const taken = [1, 2, 3].map(() => claimMail(db, claimAt(NOW + 5)));
    expect(taken.map((row) => row?.recipient)).toEqual([
      "early@example.com",
      "late@example.com",
      undefined,
    ]);
  });

  test("holds back a mail until its next try is due", () => {
    const db = tempDatabase();
    enqueueMail(db, mailTo("a@example.com"));
    claimMail(db, claimAt(NOW));
    const { id } = onlyMail(db);
    settleFailed(db, id, {
      now: NOW,
      error: "down",
      attempts: 1,
      nextAttemptAt: NOW + MINUTE,
    });
    expect(nextDueAt(db, claimAt(NOW))).toBe(NOW + MINUTE);
    expect(claimMail(db, claimAt(NOW + MINUTE - 1))).toBeUndefined();
    expect(claimMail(db, claimAt(NOW + MINUTE))?.attempts).toBe(1);
  });

  test("gives out a mail again when its lease ran out", () => {
    const db = tempDatabase();
    enqueueMail(db, mailTo("a@example.com"));
    const first = claimMail(db, claimAt(NOW));
    expect(claimMail(db, claimAt(NOW + MINUTE - 1))).toBeUndefined();
    const second = claimMail(db, claimAt(NOW + MINUTE));
    expect(second?.messageId).toBe(first?.messageId ?? "");
  });

  test("takes back what a crash left half sent", () => {
    const db = tempDatabase();
    enqueueMail(db, mailTo("a@example.com"));
    claimMail(db, claimAt(NOW));
    expect(requeueInterrupted(db)).toBe(1);
    expect(claimMail(db, claimAt(NOW))?.attempts).toBe(0);
  });

  test("does not wait for a time that a clock set back has moved away", () => {
    const db = tempDatabase();
    const lastYear = NOW - 365 * 24 * 60 * MINUTE;
    enqueueMail(db, mailTo("a@example.com"));
    expect(nextDueAt(db, claimAt(lastYear))).toBe(lastYear);
    const row = claimMail(db, claimAt(lastYear));
    settleFailed(db, row?.id ?? 0, {
      now: lastYear,
      error: "down",
      attempts: 1,
      nextAttemptAt: lastYear + MINUTE,
    });
    // One try at once, then the usual pace of the new time.
    expect(claimMail(db, claimAt(lastYear))).toBeUndefined();
    expect(claimMail(db, claimAt(lastYear + MINUTE))).toBeDefined();
  });

  test("never sends again what is sent", () => {
    const db = tempDatabase();
    enqueueMail(db, mailTo("a@example.com"));
    settleSent(db, claimMail(db, claimAt(NOW))?.id ?? 0, NOW);
    expect(makeDue(db, NOW)).toBe(0);
    expect(requeueInterrupted(db)).toBe(0);
    expect(
      claimMail(db, claimAt(NOW + 365 * 24 * 60 * MINUTE)),
    ).toBeUndefined();
  });

  test("files a mail once and keeps it for a mail server", () => {
    const db = tempDatabase();
    const unfiled = { ...claimAt(NOW), unfiledOnly: true };
    enqueueMail(db, mailTo("a@example.com"));
    settleFiled(db, claimMail(db, unfiled)?.id ?? 0, NOW);
    expect(claimMail(db, unfiled)).toBeUndefined();
    expect(nextDueAt(db, unfiled)).toBeUndefined();
    expect(claimMail(db, claimAt(NOW))?.filedAt).toBe(NOW);
  });

  test("makes failed and waiting mails due at once, with all their tries", () => {
    const db = tempDatabase();
    enqueueMail(db, mailTo("waiting@example.com"));
    enqueueMail(db, mailTo("failed@example.com"));
    for (const nextAttemptAt of [NOW + MINUTE, undefined]) {
      const row = claimMail(db, claimAt(NOW));
      settleFailed(db, row?.id ?? 0, {
        now: NOW,
        error: "no",
        attempts: 8,
        nextAttemptAt,
      });
    }
    expect(makeDue(db, NOW + 1)).toBe(2);
    expect(
      outboxRows(db).map((row) => [row.state, row.attempts, row.nextAttemptAt]),
    ).toEqual([
      ["queued", 0, NOW + 1],
      ["queued", 0, NOW + 1],
    ]);
  });
});
