import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outbox } from "#server/db/schema/mails.ts";
import { settleFailed, settleSent } from "#server/outbox/outcomes.ts";
import { enqueueMail } from "#server/outbox/store.ts";
import { sweepMails } from "#server/outbox/sweep.ts";
import { startApp } from "../app.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test("mails that were sent long ago are forgotten with their files; the rest waits", () => {
  using shop = startApp({ MAIL_DAYS: "30" });
  const { db, config } = shop.deps;
  const now = shop.clock.now();
  for (let count = 0; count < 3; count += 1)
    enqueueMail(db, { kind: "test", recipient: "a@example.com", now });
  settleSent(db, 1, now);
  settleFailed(db, 2, {
    now,
    error: "refused",
    attempts: 8,
    nextAttemptAt: undefined,
  });
  const folder = join(config.dataDir, "mail");
  mkdirSync(folder);
  for (const id of [1, 2, 3])
    writeFileSync(join(folder, `00000${id}-test.eml`), "mail");

  shop.clock.advance(30 * DAY_MS - 1);
  expect(sweepMails(shop.deps)).toBe(0);
  shop.clock.advance(1);
  expect(sweepMails(shop.deps)).toBe(1);
  const rows = db.select({ id: outbox.id }).from(outbox).all();
  expect(rows.map((row) => row.id)).toEqual([2, 3]);
  expect(readdirSync(folder).sort()).toEqual([
    "000002-test.eml",
    "000003-test.eml",
  ]);
});
