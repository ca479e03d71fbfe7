import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import {
  onlyMail,
  outboxRows,
  startOutboxShop,
} from "#tests/support/outbox.ts";
import { startSmtp } from "#tests/support/servers/smtp.ts";

const HOUR = 3_600_000;

describe("without a mail server", () => {
  test("keeps each mail waiting and writes it once as a private file", async () => {
    await using shop = startOutboxShop("");
    const worker = await shop.start();
    await shop.mail("a@example.com");
    await worker.idle();
    const folder = join(shop.deps.config.dataDir, "mail");
    const names = readdirSync(folder);
    expect(names).toEqual(["000001-test.eml"]);
    const file = join(folder, names[0] ?? "");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(readFileSync(file));
    expect(mail.to).toEqual([{ name: "", address: "a@example.com" }]);
    expect(mail.subject).toBe("Test email from Barrette & Bloom");
    writeFileSync(file, "touched");
    await shop.time.pass(HOUR, worker);
    expect(readFileSync(file, "utf8")).toBe("touched");
    expect(await shop.status()).toMatchObject({
      smtpConfigured: false,
      waiting: 1,
      sent: 0,
    });
    expect(shop.logLines.join("")).toContain("SMTP_URL is not set");
  });

  test("sends the waiting mails once a mail server is set up", async () => {
    await using smtp = await startSmtp();
    await using shop = startOutboxShop("");
    const files = await shop.start();
    await shop.mail("a@example.com", "b@example.com");
    await files.idle();
    await files.stop(0);
    shop.deps.config.smtpUrl = smtp.url();
    const worker = await shop.start();
    await worker.idle();
    expect(await shop.status()).toMatchObject({ waiting: 0, sent: 2 });
    expect(smtp.mails.length).toBe(2);
  });

  test("retries when a mail cannot be written to the folder", async () => {
    await using shop = startOutboxShop("");
    const folder = join(shop.deps.config.dataDir, "mail");
    writeFileSync(folder, "a file in the way");
    const worker = await shop.start();
    await shop.mail("a@example.com");
    await worker.idle();
    await shop.time.pass(2 * HOUR, worker);
    expect(await onlyMail(shop.deps.db)).toMatchObject({
      state: "queued",
      attempts: 0,
    });
    expect((await shop.status()).lastError?.message).toBe(
      "The email could not be written to the folder.",
    );
    expect((await outboxRows(shop.deps.db)).length).toBe(1);
  });
});
