import { describe, expect, test } from "bun:test";
import { API } from "#tests/support/api.ts";
import { subscribe } from "#server/news/subscription.ts";
import { startOutbox } from "#server/mail/start.ts";
import { sendTestMail, getMailStatus } from "#server/mail/admin.ts";
import { shopMails } from "#server/mails.ts";
import { startApp } from "#tests/support/app.ts";
import { barrette } from "./barrette.ts";
import { createTestTimer } from "#tests/support/outbox.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { startSmtp } from "#tests/support/servers/smtp.ts";
import { sqliteOf } from "#tests/support/database/engine.ts";

describe("barrette mail test", () => {
  test("sends a mail at once and says that the server accepted it", async () => {
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
    expect(smtp.mails[0]?.mail.subject).toStartWith("Test email from");
  });

  test("says why the server refused a mail", async () => {
    await using smtp = await startSmtp();
    smtp.mode = "refuse";
    const { code, errors } = await barrette(["mail", "test", "x@example.com"], {
      SMTP_URL: smtp.url(),
    });
    expect(code).toBe(69);
    expect(errors).toContain("refused the recipient's address");
    expect(errors).toContain("no such user");
  });

  test("says which setting is missing when no mail server is set up", async () => {
    const { code, errors } = await barrette(["mail", "test", "x@example.com"]);
    expect(code).toBe(78);
    expect(errors).toContain("SMTP_URL is empty");
  });

  test("refuses anything but one address", async () => {
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
  test("makes the running shop send the failed mails", async () => {
    await using smtp = await startSmtp();
    using shop = startApp({
      SMTP_URL: smtp.url(),
      OWNER_EMAIL: "maker@example.com",
    });
    const { deps, clock } = shop;
    const time = createTestTimer(clock);
    smtp.mode = "refuse";
    const worker = await startOutbox(deps, shopMails(deps), {
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
    // The command uses the real clock, and the shop uses the test's clock.
    clock.advance(Math.max(0, Date.now() - clock.now()));
    await time.pass(60_000, worker);
    expect(await getMailStatus(deps)).toMatchObject({ sent: 1, failed: 0 });
    await worker.stop(0);
  });

  test("reports when no mail is waiting and when no mail server is set up", async () => {
    using shop = startApp();
    const { code, out, errors } = await barrette(["mail", "retry"], {
      DATA_DIR: shop.deps.config.dataDir,
    });
    expect(code).toBe(0);
    expect(out).toContain("No mail is waiting");
    expect(errors).toContain("No mail server is set up");
  });

  test("does not create a shop in an empty folder", async () => {
    const { code, errors } = await barrette(["mail", "retry"], {
      DATA_DIR: tempFolder(),
    });
    expect(code).toBe(66);
    expect(errors).toContain("There is no shop in");
  });
});

describe("barrette newsletter export", () => {
  test("lists subscribers with their unsubscribe links, and without formulas", async () => {
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
  "barrette %s --help prints its usage and exit codes",
  async (name) => {
    const { code, out } = await barrette([...name.split(" "), "--help"]);
    expect(code).toBe(0);
    expect(out).toStartWith(`barrette ${name}`);
    expect(out).toContain("Exit codes:");
  },
);
