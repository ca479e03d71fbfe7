import { Database } from "bun:sqlite";
import { expect } from "bun:test";
import { join } from "node:path";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import type { TestSmtp } from "./smtp.ts";
import { until } from "./until.ts";

/**
 * Fails unless each recipient got exactly as many mails as it stands in the
 * list. A mail may come twice when its acknowledgement was lost, as one
 * Message-ID; returns how many copies did.
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

/** For three mails at once that have a dozen pictures to draw each. */
const LONGEST_MAIL_MS = 120_000;

/** Waits until nothing is left to send in a shop that runs. */
export async function untilMailed(dataDir: string): Promise<void> {
  const sqlite = new Database(join(dataDir, DATABASE_FILE), { readonly: true });
  const waiting = sqlite.query<{ count: number }, []>(
    "SELECT count(*) AS count FROM outbox WHERE state <> 'sent'",
  );
  const left = () => waiting.all()[0]?.count ?? 0;
  // Each wait is for some of them: thousands take longer than one wait may.
  while (left() > 0) {
    const before = left();
    await until(() => left() < before, { deadlineMs: LONGEST_MAIL_MS });
  }
  sqlite.close();
}
