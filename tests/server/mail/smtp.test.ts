import { describe, expect, test } from "bun:test";
import { generateKeyPairSync } from "node:crypto";
import { MailError, type OutgoingMail } from "#server/mail/mail.ts";
import { createSmtp, type SmtpOptions } from "#server/mail/smtp.ts";
import { TLS } from "#tests/support/servers/certificate.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";

const LOGIN = { user: "shop@example.com", password: "s&cret/ of:the@shop" };

const mail = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 1,
  label: "test",
  subject: "Hello",
  text: "Hello there",
  html: "<p>Hello there</p>",
  from: { name: "Barrette & Bloom", address: "shop@example.com" },
  to: "mila@example.com",
  messageId: "fixed@example.com",
  date: new Date("2026-03-01T12:00:00Z"),
  ...more,
});

/** Returns the error of sending a mail, or undefined when it is accepted. */
async function attempt(
  smtp: TestSmtp,
  options: SmtpOptions = {},
  outgoing = mail(),
  url = smtp.url(),
): Promise<MailError | undefined> {
  try {
    await createSmtp(url, { ca: TLS.cert, ...options }).send(outgoing);
    return undefined;
  } catch (error) {
    if (error instanceof MailError) return error;
    throw error;
  }
}

const SHORT = {
  connectMs: 200,
  greetingMs: 200,
  silenceMs: 200,
  deliveryMs: 5_000,
};

describe("sending over SMTP", () => {
  test("reaches one recipient with text, HTML and a fixed Message-ID", async () => {
    await using smtp = await startSmtp();
    expect(await attempt(smtp)).toBeUndefined();
    const [received] = smtp.mails;
    expect(received?.from).toBe("shop@example.com");
    expect(received?.recipients).toEqual(["mila@example.com"]);
    expect(received?.mail).toMatchObject({
      subject: "Hello",
      from: { name: "Barrette & Bloom", address: "shop@example.com" },
      messageId: "<fixed@example.com>",
      date: "2026-03-01T12:00:00.000Z",
    });
    expect(received?.mail.text).toContain("Hello there");
    expect(received?.mail.html).toContain("<p>Hello there</p>");
  });

  test("logs in after STARTTLS has encrypted the connection", async () => {
    await using smtp = await startSmtp({ tls: "starttls", login: LOGIN });
    expect(await attempt(smtp)).toBeUndefined();
    expect(smtp.mails[0]).toMatchObject({ secure: true, user: LOGIN.user });
  });

  test("logs in over implicit TLS", async () => {
    await using smtp = await startSmtp({ tls: "implicit", login: LOGIN });
    expect(await attempt(smtp)).toBeUndefined();
    expect(smtp.mails[0]).toMatchObject({ secure: true, user: LOGIN.user });
  });

  test("never sends the password unencrypted", async () => {
    await using smtp = await startSmtp({ tls: "none", login: LOGIN });
    const error = await attempt(smtp);
    expect(error?.message).toContain("offers no secure connection");
    expect(error?.permanent).toBe(false);
    expect(smtp.mails).toEqual([]);
  });

  test("refuses a certificate of an unknown authority", async () => {
    await using smtp = await startSmtp({ tls: "implicit", login: LOGIN });
    const error = await attempt(smtp, { ca: undefined });
    expect(error?.message).toContain("could not be trusted");
    expect(error?.permanent).toBe(false);
  });

  test("retries later when the login is refused", async () => {
    await using smtp = await startSmtp({ tls: "starttls", login: LOGIN });
    const url = smtp.url({ ...LOGIN, password: "wrong" });
    const error = await attempt(smtp, {}, mail(), url);
    expect(error?.message).toStartWith("The mail server refused the login.");
    expect(error?.permanent).toBe(false);
    expect(error?.fullMessage).not.toContain("wrong");
  });

  test("gives up a mail that is refused for good, and quotes the server", async () => {
    await using smtp = await startSmtp();
    smtp.mode = "refuse";
    const error = await attempt(smtp);
    expect(error?.permanent).toBe(true);
    expect(error?.message).toBe(
      "The mail server refused the recipient's address.",
    );
    expect(error?.fullMessage).toContain("no such user");
  });

  test("retries later when the server is busy", async () => {
    await using smtp = await startSmtp();
    smtp.mode = "busy";
    const error = await attempt(smtp);
    expect(error?.permanent).toBe(false);
    expect(error?.message).toBe(
      "The mail server could not take the email just now.",
    );
  });

  test("stops waiting for a server that hangs", async () => {
    await using smtp = await startSmtp();
    smtp.mode = "hang";
    const error = await attempt(smtp, { timeouts: SHORT });
    expect(error?.permanent).toBe(false);
    expect(error?.message).toStartWith(
      `The mail server at 127.0.0.1:${smtp.port} did not answer in time.`,
    );
  });

  test("aborts a delivery that takes too long", async () => {
    await using smtp = await startSmtp();
    smtp.mode = "hang";
    const error = await attempt(smtp, { timeouts: { deliveryMs: 100 } });
    expect(error?.message).toContain("did not answer in time");
  });

  test("names the server that cannot be reached", async () => {
    await using smtp = await startSmtp();
    await smtp.down();
    const error = await attempt(smtp);
    expect(error?.permanent).toBe(false);
    expect(error?.message).toBe(
      `The mail server could not be reached at 127.0.0.1:${smtp.port}.`,
    );
  });

  test.each([
    "mila@example.com, victim@example.com",
    "mila@example.com>\r\nRCPT TO:<victim@example.com",
    "mila@example.com victim@example.com",
    "Mila <mila@example.com>",
  ])("sends nothing to %j", async (to) => {
    await using smtp = await startSmtp();
    const error = await attempt(smtp, {}, mail({ to }));
    expect(error?.permanent).toBe(true);
    expect(smtp.mails).toEqual([]);
    expect(smtp.connections).toBe(0);
  });

  test("lets no line break start a header", async () => {
    await using smtp = await startSmtp();
    const evil = "Mila\r\nBcc: victim@example.com\r\n\r\nbody";
    const outgoing = mail({
      subject: evil,
      from: { name: evil, address: "shop@example.com" },
      replyTo: { name: evil, address: "mila@example.com" },
    });
    expect(await attempt(smtp, {}, outgoing)).toBeUndefined();
    const [received] = smtp.mails;
    expect(received?.recipients).toEqual(["mila@example.com"]);
    expect(received?.mail.bcc).toBeUndefined();
    expect(received?.mail.subject).toBe("Mila Bcc: victim@example.com body");
    expect(received?.mail.text?.trim()).toBe("Hello there");
  });

  test("reads no file that a mail names", async () => {
    await using smtp = await startSmtp();
    const html = '<img src="file:///etc/passwd">';
    expect(await attempt(smtp, {}, mail({ html }))).toBeUndefined();
    expect(smtp.mails[0]?.mail.attachments).toEqual([]);
  });

  test("signs with the shop's key, including the unsubscribe headers", async () => {
    await using smtp = await startSmtp();
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const dkim = {
      domain: "example.com",
      selector: "shop",
      privateKey: privateKey
        .export({ type: "pkcs8", format: "pem" })
        .toString(),
    };
    const headers = {
      "List-Unsubscribe": "<https://example.com/u>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    };
    expect(await attempt(smtp, { dkim }, mail({ headers }))).toBeUndefined();
    const signature = smtp.mails[0]?.mail.headers.find(
      ({ key }) => key === "dkim-signature",
    )?.value;
    const parts = new Map(
      signature
        ?.split(";")
        .map((part) => part.trim().split("=", 2))
        .map(([name = "", value = ""]) => [name, value]),
    );
    expect(parts.get("a")).toBe("rsa-sha256");
    expect(parts.get("d")).toBe("example.com");
    expect(parts.get("s")).toBe("shop");
    expect(parts.get("h")?.toLowerCase().split(":")).toEqual(
      expect.arrayContaining([
        "from",
        "subject",
        "list-unsubscribe",
        "list-unsubscribe-post",
      ]),
    );
    expect(parts.get("b")?.replace(/\s/g, "").length).toBeGreaterThan(300);
  });

  test("checks the server and the login without sending", async () => {
    await using smtp = await startSmtp({ tls: "starttls", login: LOGIN });
    await createSmtp(smtp.url(), { ca: TLS.cert }).verify();
    const wrong = createSmtp(smtp.url({ user: "x", password: "y" }), {
      ca: TLS.cert,
    });
    await expect(wrong.verify()).rejects.toThrow("refused the login");
    expect(smtp.mails).toEqual([]);
  });
});
