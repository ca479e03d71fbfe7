import { Database } from "bun:sqlite";
import { expect } from "bun:test";
import { join } from "node:path";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import type { TestSmtp } from "#tests/support/servers/smtp.ts";
import { until } from "./until.ts";

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
