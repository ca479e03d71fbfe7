import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outbox } from "#server/db/schema/mails.ts";
import { recordFailure, recordSent } from "#server/mail/claims.ts";
import { enqueueMail } from "#server/mail/queue.ts";
import { sweepMails } from "#server/mail/removal.ts";
import { startApp } from "#tests/support/app.ts";
import { NO_LOCK } from "#server/db/locks.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test("removes mails that were sent long ago and their files, and no others", async () => {
  using shop = startApp({ MAIL_DAYS: "30" });
  const { db, config } = shop.deps;
  const now = shop.clock.now();
  await shop.deps.commit(NO_LOCK, async (tx) => {
    for (let count = 0; count < 3; count += 1)
      await enqueueMail(tx, { kind: "test", recipient: "a@example.com", now });
    await recordSent(tx, { id: 1, now });
    await recordFailure(tx, {
      id: 2,
      now,
      error: "refused",
      attempts: 8,
      failingSince: now,
      nextAttemptAt: undefined,
    });
  });
  const folder = join(config.dataDir, "mail");
  mkdirSync(folder);
  for (const id of [1, 2, 3])
    writeFileSync(join(folder, `00000${id}-test.eml`), "mail");

  shop.clock.advance(30 * DAY_MS - 1);
  expect(await sweepMails(shop.deps)).toBe(0);
  shop.clock.advance(1);
  expect(await sweepMails(shop.deps)).toBe(1);
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .orderBy(outbox.id)
    .all();
  expect(rows.map((row) => row.id)).toEqual([2, 3]);
  expect(readdirSync(folder).sort()).toEqual([
    "000002-test.eml",
    "000003-test.eml",
  ]);
});
