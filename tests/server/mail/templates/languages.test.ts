import { afterEach, describe, expect, test } from "bun:test";
import { unsubscribePath } from "#shared/newsletter/calls.ts";
import { LANGUAGES, type Language } from "#shared/messages/languages.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import {
  type OrderRemarks,
  outbox,
  subscribers,
} from "#server/db/schema/mails.ts";
import { getMailStatus, sendTestMail } from "#server/mail/admin.ts";
import { explainSmtpError } from "#server/mail/smtp-failure.ts";
import { shopMails } from "#server/mails.ts";
import type { OutgoingMail } from "#server/mail/mail.ts";
import type { OutboxRow } from "#server/mail/queue.ts";
import { composeMail } from "#server/mail/compose.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { rowsOfEachKind, sendEverything } from "#tests/support/every-mail.ts";
import { addProduct, makeProduct } from "#tests/support/make.ts";
import { move, orderWithLinks } from "#tests/support/orders.ts";
import { outboxRows } from "#tests/support/outbox.ts";
import { plainWords, pseudoMessages } from "#tests/support/pseudo-language.ts";
import { changeSite } from "#tests/support/site.ts";

/** Words that only an English text has. */
const ENGLISH =
  /\b(?:the|your|with|and|you|from|please|what|order|this|reply|write|each|resin|clip|left|middle|gap|total:)\b/i;

let shop: TestApp | undefined;
afterEach(() => {
  shop?.close();
  shop = undefined;
});

function start(language: Language): TestApp {
  shop = startApp({
    OWNER_EMAIL: "maker@example.com",
    SUPPORT_EMAIL: "help@example.com",
    PUBLIC_URL: "https://clips.example.com",
    SHOP_LANGUAGE: language,
    SHOP_CURRENCY: "EUR",
  });
  return shop;
}

const compose = (
  row: OutboxRow,
  { deps }: TestApp,
  tools: Pick<Parameters<typeof composeMail>[1], "loadMessages"> = {},
) =>
  composeMail(row, {
    ...deps,
    ...tools,
    mails: shopMails(deps, { drawDesign: async () => new Uint8Array(1) }),
    pictureMs: 10_000,
    now: 0,
  });

/**
 * Returns what people read or hear in HTML; links, which are not read, are left
 * out.
 */
function readTexts(html: string): string[] {
  const names = [...html.matchAll(/alt="([^"]*)"/g)];
  const texts = html
    .replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, "\n")
    .split("\n");
  return [...texts, ...names.map(([, name = ""]) => name)]
    .map((text) => text.trim())
    .filter(Boolean);
}

const withoutLinks = (text: string) =>
  text.replaceAll(/https:\/\/\S+|\S+@example\.com/g, "");

function expectNoEnglish({ subject, text, html }: OutgoingMail): void {
  const read = [subject, ...text.split("\n"), ...readTexts(html)];
  const lines = read.map(withoutLinks);
  expect(lines.filter((line) => ENGLISH.test(line))).toEqual([]);
  expect(lines.filter((line) => line.includes("$"))).toEqual([]);
  expect(lines.filter((line) => /undefined|\{\}/.test(line))).toEqual([]);
}

const REMARKS: OrderRemarks[] = [
  { largeTakes: [{ name: "Daisy", taken: 3, before: 4 }] },
  { unconfirmed: "limit" },
  { unconfirmed: "origin" },
  { unconfirmed: "program" },
];
const LOW = [
  { name: "Daisy", left: 0 },
  { name: "Moon", left: 2 },
];

/** The rows, the maker's with everything that she may be told. */
const withRemarks = (rows: OutboxRow[]): OutboxRow[] =>
  rows.flatMap((row) =>
    row.kind === "order_owner"
      ? REMARKS.map((remarks) => ({ ...row, remarks, lowCharms: LOW }))
      : [row],
  );

describe.each(LANGUAGES.filter((each) => each !== "en"))(
  "in a shop in %s, with euros,",
  (language: Language) => {
    test("no mail has an English word or a dollar", async () => {
      const app = start(language);
      await sendEverything(app);
      for (const row of withRemarks(await rowsOfEachKind(app.deps))) {
        const mail = await compose(row, app);
        expectNoEnglish(mail);
        expect(mail.html).toContain(`<html lang="${language}">`);
        if (row.orderId !== null) expect(mail.text).toContain("€");
      }
    });

    test("the pages of the unsubscribe link have no English word", async () => {
      const app = start(language);
      await sendEverything(app);
      const [subscriber] = await app.deps.db.select().from(subscribers).all();
      const path = unsubscribePath(subscriber?.token ?? "");
      const guest = app.visitor();
      for (const { text } of [
        await guest.get(path),
        await guest.post(path, {}),
        await guest.get(unsubscribePath("unknown")),
      ]) {
        expect(text).toContain(`<html lang="${language}">`);
        const lines = readTexts(text);
        expect(lines.length).toBeGreaterThan(3);
        expect(lines.filter((line) => ENGLISH.test(line))).toEqual([]);
      }
    });
  },
);

/** The parts of a mail that are the maker's, the customers' and `Intl`'s. */
const DATA = new RegExp(
  [
    "Barrette|Bloom|About Friday|Sea Foam|Daisy|Moon|Tide Agate|\\badmin\\b",
    "Mila( Sand)?|DE89|Order 10\\d\\d|pay\\.example\\.com|Ada|Example",
    "You are on the list\\. We write when there is something new\\.",
    "\\w+day, November|November \\d+|at \\d+:\\d+\\sAM( UTC)?",
  ].join("|"),
  "gi",
);

test("every text of a mail comes from a catalogue", async () => {
  const app = start("en");
  await sendEverything(app);
  for (const row of withRemarks(await rowsOfEachKind(app.deps))) {
    const mail = await compose(row, app, { loadMessages: pseudoMessages });
    const read = [
      mail.subject,
      ...mail.text.split("\n"),
      ...readTexts(mail.html),
    ];
    const lines = read.map((line) => withoutLinks(line).replaceAll(DATA, ""));
    const kind = row.kind;
    expect([kind, lines.flatMap(plainWords)]).toEqual([kind, []]);
  }
});

describe("after the maker has changed language and currency", () => {
  async function changed() {
    const app = start("de");
    const visitor = app.visitor();
    const product = await makeProduct(app.deps, { price: "1234.50" });
    await addProduct(visitor, product);
    const { makerToken } = await orderWithLinks(app, visitor);
    await changeSite(app.deps, { language: "fr", currency: "USD" });
    await move(visitor, makerToken, { status: "making" });
    const rows = await outboxRows(app.deps.db);
    const mailOf = async (kind: OutboxRow["kind"]) => {
      const row = rows.find((each) => each.kind === kind);
      if (!row) throw new Error(`no mail ${kind}`);
      return compose(row, app);
    };
    return mailOf;
  }

  test("a customer is still written to as they ordered", async () => {
    const mail = await (await changed())("order_making");
    expect(mail.subject).toBe(
      "Deine Bestellung 1001 bei Barrette & Bloom ist in Arbeit",
    );
    expect(mail.text).toContain("1.234,50\u00a0€");
  });

  test("the maker reads her new language, and the order's amounts", async () => {
    const mail = await (await changed())("order_owner");
    expect(mail.subject).toStartWith("Nouvelle commande 1001");
    expect(mail.subject).toContain("1\u202f234,50\u00a0€");
  });
});

describe("why a mail could not be sent", () => {
  async function messageOf(lastError: string, language: Language) {
    const app = start(language);
    const { deps } = app;
    await sendTestMail(deps, "ada@example.com");
    const failed = { lastError, lastErrorAt: 1 };
    await deps.commit(NO_LOCK, (tx) => tx.update(outbox).set(failed).run());
    return (await getMailStatus(deps)).lastError?.message;
  }

  test("is said in the shop's language, with the server's own reply", async () => {
    const server = { host: "mail.example.com", port: 25 };
    const { failure } = explainSmtpError(new Error("lost"), server);
    const stored = JSON.stringify({ ...failure, reply: "554 no" });
    expect(await messageOf(stored, "de")).toBe(
      "Der Mailserver mail.example.com:25 war nicht zu erreichen. Seine Antwort: 554 no",
    );
  });

  test("stays as an earlier version stored it", async () => {
    const said = "The mail server refused the email. It said: {no}";
    expect(await messageOf(said, "fr")).toBe(said);
  });
});

test("French labels have a space before their colon", async () => {
  const app = start("fr");
  await sendEverything(app);
  const texts = await Promise.all(
    (await rowsOfEachKind(app.deps)).map((row) => compose(row, app)),
  );
  for (const { text } of texts)
    expect(text).not.toMatch(/[^\u00a0]: (?!.*example)/);
  expect(texts.map(({ text }) => text).join()).toContain(
    "Total\u00a0: 76,50\u00a0€",
  );
});

test("dates are in the shop's language and zone", async () => {
  const app = start("de");
  await changeSite(app.deps, { timeZone: "Europe/Berlin" });
  await sendEverything(app);
  const rows = await rowsOfEachKind(app.deps);
  const row = rows.find(({ kind }) => kind === "order_customer");
  if (!row) throw new Error("no confirmation");
  expect((await compose(row, app)).text).toMatch(
    /Samstag, 21\.\sNovember 2026 um 11:\d\d\sMEZ/,
  );
});
