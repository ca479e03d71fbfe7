import { describe, expect, test } from "bun:test";
import { API } from "#shared/api/paths.ts";
import { subscribe } from "#server/newsletter/subscription.ts";
import { startOutbox } from "#server/mail/start.ts";
import { sendTestMail, getMailStatus } from "#server/mail/admin.ts";
import { mailSources } from "#server/mail-sources.ts";
import { startApp } from "#tests/support/app.ts";
import { barrette } from "#tests/support/barrette.ts";
import { createTestTimer } from "#tests/support/outbox.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { sqliteOf } from "#tests/support/sqlite.ts";

describe("barrette mail test", () => {
  test("sends a mail at once and says that it was taken", async () => {
    await using smtp = await startSmtp();
    const { code, out } = await barrette(["mail", "test", "mila@example.com"], {
      SMTP_URL: smtp.url(),
    });
    expect(code).toBe(0);
    expect(out).toContain("took the test mail to mila@example.com");
    expect(smtp.mails[0]).toMatchObject({
      recipients: ["mila@example.com"],
      from: "maker@example.com",
    });
    expect(smtp.mails[0]?.mail.subject).toStartWith("Test mail from");
  });

  test("says in words why a mail was not taken", async () => {
    await using smtp = await startSmtp();
    smtp.mode = "refuse";
    const { code, errors } = await barrette(["mail", "test", "x@example.com"], {
      SMTP_URL: smtp.url(),
    });
    expect(code).toBe(69);
    expect(errors).toContain("refused the recipient's address");
    expect(errors).toContain("no such user");
  });

  test("says what is missing where no mail server is set up", async () => {
    const { code, errors } = await barrette(["mail", "test", "x@example.com"]);
    expect(code).toBe(78);
    expect(errors).toContain("SMTP_URL is empty");
  });

  test("refuses what is not one address", async () => {
    await using smtp = await startSmtp();
    const env = { SMTP_URL: smtp.url() };
    for (const address of ["nobody", "a@example.com,b@example.com"]) {
      const { code, errors } = await barrette(["mail", "test", address], env);
      expect(code).toBe(64);
      expect(errors).toContain("is not one email address");
    }
    expect(smtp.mails).toEqual([]);
  });
});

describe("barrette mail retry", () => {
  test("has the running shop send what had failed", async () => {
    await using smtp = await startSmtp();
    using shop = startApp({
      SMTP_URL: smtp.url(),
      OWNER_EMAIL: "maker@example.com",
    });
    const { deps, clock } = shop;
    const time = createTestTimer(clock);
    smtp.mode = "refuse";
    const worker = await startOutbox(deps, mailSources(deps), {
      timer: time.timer,
    });
    await sendTestMail(deps, "mila@example.com");
    await worker.idle();
    expect((await getMailStatus(deps)).failed).toBe(1);
    smtp.mode = "accept";
    const { code, out } = await barrette(["mail", "retry"], {
      DATA_DIR: deps.config.dataDir,
      SMTP_URL: smtp.url(),
    });
    expect(code).toBe(0);
    expect(out).toContain("1 mail is due now");
    // The command goes by the real clock, the shop by the test's.
    clock.advance(Math.max(0, Date.now() - clock.now()));
    await time.pass(60_000, worker);
    expect(await getMailStatus(deps)).toMatchObject({ sent: 1, failed: 0 });
    await worker.stop(0);
  });

  test("says so when there is nothing to do, or no mail server", async () => {
    using shop = startApp();
    const { code, out, errors } = await barrette(["mail", "retry"], {
      DATA_DIR: shop.deps.config.dataDir,
    });
    expect(code).toBe(0);
    expect(out).toContain("No mail is waiting");
    expect(errors).toContain("No mail server is set up");
  });

  test("does not make a shop where there is none", async () => {
    const { code, errors } = await barrette(["mail", "retry"], {
      DATA_DIR: tempFolder(),
    });
    expect(code).toBe(66);
    expect(errors).toContain("There is no shop in");
  });
});

describe("barrette newsletter export", () => {
  test("lists who is on the list, with the link out, and no formula", async () => {
    using shop = startApp();
    const { config } = shop.deps;
    const visitor = shop.visitor();
    await visitor.post(API.subscribe, { email: "Mila@example.com" });
    await visitor.post(API.subscribe, { email: "gone@example.com" });
    const row = sqliteOf(shop.deps)
      .query<{ token: string }, []>(
        "select token from subscribers where email = 'gone@example.com'",
      )
      .all()[0];
    await visitor.post(`${API.unsubscribe}?token=${row?.token}`);
    await subscribe(shop.deps, "=cmd|calc@example.com");
    const { code, out } = await barrette(["newsletter", "export"], {
      DATA_DIR: config.dataDir,
      PUBLIC_URL: "https://clips.example.com",
    });
    expect(code).toBe(0);
    const lines = out.replace("\ufeff", "").trimEnd().split("\r\n");
    expect(lines[0]).toBe("email,joined at,unsubscribe link");
    expect(lines[1]).toMatch(
      /^mila@example\.com,2026-11-21T10:00:00\.000Z,https:\/\/clips\.example\.com\/api\/newsletter\/unsubscribe\?token=.{32}$/,
    );
    expect(lines[2]).toStartWith("'=cmd|calc@example.com,");
    expect(lines.length).toBe(3);
  });
});

test.each(["mail test", "mail retry", "newsletter export"])(
  "barrette %s --help tells of itself",
  async (name) => {
    const { code, out } = await barrette([...name.split(" "), "--help"]);
    expect(code).toBe(0);
    expect(out).toStartWith(`barrette ${name}`);
    expect(out).toContain("Exit codes:");
  },
);
