import { describe, expect, test } from "bun:test";
import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseConfig } from "#server/config/config.ts";
import { readDkimKey } from "#server/mail/smtp.ts";
import type { Fault } from "#server/mail/mail.ts";
import { retryDelayMs } from "#server/mail/retry.ts";
import { explainSmtpError } from "#server/mail/smtp-failure.ts";
import { tempFolder } from "#tests/support/temp.ts";

const SERVER = { host: "mail.example.com", port: 587 };
const explain = (fault: object) =>
  explainSmtpError(Object.assign(new Error("raw"), fault), SERVER);

const rcpt = { code: "EENVELOPE", command: "RCPT TO" };
const data = { code: "EMESSAGE", command: "DATA" };
const login = { code: "EAUTH", command: "AUTH PLAIN" };
const greeting = { code: "EPROTOCOL", command: "CONN" };

describe("an error of the mail server", () => {
  test.each([
    ["refused the recipient", true, { ...rcpt, responseCode: 550 }],
    [
      "refused the sender",
      false,
      { ...rcpt, command: "MAIL FROM", responseCode: 553 },
    ],
    [
      "takes no more emails from this shop just now",
      false,
      {
        ...rcpt,
        responseCode: 550,
        response: "550 5.7.1 Daily sending limit exceeded",
      },
    ],
    [
      "takes no more emails from this shop just now",
      false,
      { ...data, responseCode: 554, response: "554 Too many messages" },
    ],
    [
      "refused the recipient",
      true,
      {
        ...rcpt,
        responseCode: 552,
        response: "552 5.2.2 Mailbox quota exceeded",
      },
    ],
    [
      "Write smtp:// instead of smtps://",
      false,
      {
        code: "ESOCKET",
        command: "CONN",
        originalCode: "ERR_SSL_WRONG_VERSION_NUMBER",
      },
    ],
    ["refused the email", true, { ...data, responseCode: 554 }],
    [
      "could not take the email just now",
      false,
      { ...rcpt, responseCode: 450 },
    ],
    [
      "could not take the email just now",
      false,
      { ...data, responseCode: 452 },
    ],
    ["refused the login", false, { ...login, responseCode: 535 }],
    [
      "refused the login",
      false,
      { ...rcpt, command: "MAIL FROM", responseCode: 530 },
    ],
    ["refused to talk to this shop", false, { ...greeting, responseCode: 554 }],
    ["could not be found", false, { code: "EDNS" }],
    ["did not answer in time", false, { code: "ETIMEDOUT" }],
    ["offers no secure connection", false, { code: "ETLS" }],
    [
      "could not be trusted",
      false,
      { code: "ESOCKET", originalCode: "CERT_HAS_EXPIRED" },
    ],
    [
      "could not be reached at mail.example.com:587",
      false,
      { code: "ESOCKET", originalCode: "ECONNREFUSED" },
    ],
    ["could not be reached at mail.example.com:587", false, {}],
  ])("%s (for good: %p)", (words, permanent, fault) => {
    const error = explain(fault);
    expect(error.message).toContain(words);
    expect(error.permanent).toBe(permanent);
  });

  test("quotes the server in the full message only, in one short line", () => {
    const response = `550 5.1.1 <mila@example.com>\r\n550 ${"no ".repeat(200)}`;
    const error = explain({ ...rcpt, responseCode: 550, response });
    expect(error.message).not.toContain("mila");
    expect(error.fullMessage).toContain(
      "It said: 550 5.1.1 <mila@example.com> 550 no",
    );
    expect(error.fullMessage.length).toBeLessThan(300);
    expect(error.fullMessage).not.toMatch(/[\r\n]/);
  });
});

describe("the fault that an error tells of", () => {
  const says = (response: string) => ({
    responseCode: Number(response.slice(0, 3)),
    response,
  });
  test.each([
    ["connection", { code: "ESOCKET", command: "CONN" }],
    ["connection", { code: "EDNS" }],
    ["connection", { ...greeting, ...says("421 4.7.0 too many connections") }],
    ["connection", { ...rcpt, ...says("421 4.3.2 Closing the channel") }],
    ["account", { ...login, responseCode: 454 }],
    ["account", { ...login, responseCode: 535 }],
    ["account", { ...greeting, ...says("554 5.7.1 You are blocked") }],
    [
      "account",
      { ...rcpt, command: "MAIL FROM", ...says("450 4.7.1 Slow down") },
    ],
    ["allowance", { ...rcpt, ...says("450 4.7.1 Error: too much mail") }],
    ["allowance", { ...data, ...says("451 4.7.0 Rate limit exceeded") }],
    ["mail", { ...rcpt, ...says("450 4.2.0 Greylisted, try again") }],
    ["mail", { ...rcpt, ...says("452 4.2.2 Mailbox is over its quota") }],
    ["mail", { ...rcpt, ...says("550 5.1.1 No such user") }],
    ["mail", { ...data, ...says("554 5.7.1 Message refused") }],
  ] as const)("is one of the %s: %j", (fault, error) => {
    expect(explain(error).fault).toBe(fault);
  });

  test("is one of the mail when the connection is lost while it is on its way", () => {
    const lost = Object.assign(new Error("raw"), { code: "ECONNECTION" });
    expect(explainSmtpError(lost, SERVER, true).fault).toBe("mail");
    expect(explainSmtpError(lost, SERVER, false).fault).toBe("connection");
  });
});

describe("the pause before another attempt", () => {
  const delayMs = (
    fault: Fault,
    { attempts = 1, failingForMs = 0, random = 0.5 },
  ) => retryDelayMs({ fault, attempts, failingForMs }, random);

  test("grows to four hours, with a random spread", () => {
    const minutes = [1, 2, 3, 4, 5, 6].map(
      (attempts) => delayMs("mail", { attempts }) / 60_000,
    );
    expect(minutes).toEqual([1, 4, 16, 64, 240, 240]);
    expect(delayMs("mail", { random: 0 })).toBe(45_000);
    expect(delayMs("mail", { random: 1 })).toBe(75_000);
    expect(delayMs("mail", { attempts: 40, random: 1 })).toBe(5 * 60 * 60_000);
  });

  test("begins with seconds where a limit is used up, and is none where the fault is the connection's", () => {
    expect(delayMs("allowance", {})).toBe(2_000);
    expect(delayMs("allowance", { failingForMs: 10_000 })).toBe(3_000);
    expect(delayMs("allowance", { failingForMs: 8e7 })).toBe(10 * 60_000);
    expect(delayMs("connection", { attempts: 9 })).toBe(0);
    expect(delayMs("account", { attempts: 9 })).toBe(0);
  });
});

describe("the mail settings", () => {
  test("accept a sender with and without a name", () => {
    const sender = (text: string) => parseConfig({ MAIL_FROM: text }).mailFrom;
    const address = "shop@example.com";
    expect(sender("shop@example.com")).toEqual({ name: "", address });
    expect(sender("My Shop <shop@example.com>")).toEqual({
      name: "My Shop",
      address,
    });
    expect(sender('"Clips, etc." <shop@example.com>')).toEqual({
      name: "Clips, etc.",
      address,
    });
  });

  test.each([
    "nobody",
    "a@example.com, b@example.com",
    "Shop <a@example.com> <b@example.com>",
    "Shop <a@example.com\r\nBcc: b@example.com>",
  ])("refuse the sender %j", (text) => {
    expect(() => parseConfig({ MAIL_FROM: text })).toThrow("MAIL_FROM");
  });

  test.each([
    "http://mail.example.com",
    "smtp://",
    "smtp://a:%zz@mail.example.com",
  ])("refuse the mail server %j without repeating it", (url) => {
    const parse = () =>
      parseConfig({ SMTP_URL: url, OWNER_EMAIL: "a@example.com" });
    expect(parse).toThrow("SMTP_URL");
    expect(parse).not.toThrow("%zz");
  });

  test("require all parts of a signing key or none", () => {
    const given = { DKIM_DOMAIN: "example.com", DKIM_KEY_FILE: "key.pem" };
    expect(() => parseConfig(given)).toThrow("DKIM_SELECTOR belongs to");
    expect(parseConfig({}).dkim).toBeUndefined();
  });

  test("report a signing key that is missing or invalid", () => {
    const file = join(tempFolder(), "key.pem");
    const config = parseConfig({
      DKIM_DOMAIN: "example.com",
      DKIM_SELECTOR: "shop",
      DKIM_KEY_FILE: file,
    });
    expect(() => readDkimKey(config)).toThrow(`${file} could not be read`);
    writeFileSync(file, "no key");
    expect(() => readDkimKey(config)).toThrow(
      "does not hold an RSA private key",
    );
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    writeFileSync(file, pem);
    expect(readDkimKey(config)).toEqual({
      domain: "example.com",
      selector: "shop",
      privateKey: pem,
    });
  });
});
