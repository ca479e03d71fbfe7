import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { pathOf } from "#shared/api/call.ts";
import * as calls from "#shared/letters/calls.ts";
import { Letter } from "#shared/letters/schema.ts";
import { importPath } from "#shared/newsletter/calls.ts";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { subscriberAddresses } from "#tests/support/letters.ts";
import { makerCookie } from "#tests/support/admin.ts";
import { startCopies } from "../process/copies.ts";
import { freePort } from "#tests/support/process/executable.ts";
import { after, randomFor } from "#tests/support/seed.ts";
import { placeOrder } from "#tests/support/shopper.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";
import { until } from "#tests/support/until.ts";
import { count, defineRow } from "../row.ts";

export const OWNER = "owner@example.com";
/**
 * A refused mail is tried again after a minute, then after four; a lease ends
 * after one.
 */
const PATIENCE = { deadlineMs: 900_000, everyMs: 500 };

/** A mail server that refuses every tenth letter until so many have arrived. */
async function startRefusingSmtp(patientAfter: number) {
  const smtp = await startSmtp();
  let asked = 0;
  let refused = 0;
  smtp.refusal = (recipient) => {
    if (!recipient.startsWith("reader-")) return undefined;
    asked += 1;
    const isRefused = asked % 10 === 0 && smtp.mails.length < patientAfter;
    refused += isRefused ? 1 : 0;
    return isRefused ? "450 4.2.0 Later" : undefined;
  };
  return { smtp, refused: () => refused };
}

/** Adds the readers to a shop's list and sends them a letter. */
export async function sendLetter(
  url: string,
  addresses: string[],
): Promise<number> {
  const cookie = await makerCookie(url);
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} said ${await answer.text()}`);
    return answer.json();
  };
  const imported = await fetch(url + importPath("On paper"), {
    method: "POST",
    headers: { cookie, "content-type": "text/csv" },
    body: addresses.join("\n"),
  });
  expect(await imported.json()).toMatchObject({ added: addresses.length });
  const { id } = Letter.parse(
    await post(calls.writeLetter.path, {
      subject: "The meadow is back",
      markdown: "Twelve clips came out of them.",
    }),
  );
  await post(pathOf(calls.sendLetter, { id }), {});
  return id;
}

/** Waits until the shop has done with a letter. */
async function letterSent(url: string, id: number): Promise<void> {
  const cookie = await makerCookie(url);
  const isSent = async () => {
    const path = pathOf(calls.getLetter, { id });
    const answer = await fetch(url + path, { headers: { cookie } });
    return Letter.parse(await answer.json()).state === "sent";
  };
  await until(isSent, PATIENCE);
}

export const reached = ({ mails }: TestSmtp) =>
  mails
    .flatMap(({ recipients }) => recipients)
    .filter((recipient) => recipient.startsWith("reader-"));

/** Orders, and returns how long the maker's mail took to arrive. */
export async function timeOrder(url: string, smtp: TestSmtp): Promise<number> {
  const { id } = await placeOrder(url);
  const orderedAt = performance.now();
  const hasCome = () =>
    smtp.mails.some(
      ({ recipients, mail }) =>
        recipients.includes(OWNER) && mail.subject?.includes(String(id)),
    );
  await until(hasCome, { deadlineMs: 20_000, everyMs: 20 });
  return performance.now() - orderedAt;
}

type Sent = { url: string; id: number; smtp: TestSmtp; addresses: string[] };

/** Waits until the shop has done with the letter, and counts what arrived. */
async function expectEachOnce(sent: Sent): Promise<void> {
  const { url, id, smtp, addresses } = sent;
  await letterSent(url, id);
  const times = Map.groupBy(reached(smtp), (address) => address);
  const missing = addresses.filter((address) => !times.has(address));
  const doubled = [...times].filter(([, mails]) => mails.length > 1);
  expect({ missing, doubled: doubled.map(([address]) => address) }).toEqual({
    missing: [],
    doubled: [],
  });
}

type Counts = {
  readers: number;
  kills: number;
  orderMs: number;
  /** The share of the letters that arrives before the server takes them all. */
  refusedShare: number;
};
export const COUNTS: Counts = {
  readers: 5_000,
  kills: 20,
  orderMs: 2_000,
  refusedShare: 0.2,
};
const ORDER_EVERY = 4;
const LONGEST_LIFE_MS = 700;

export const killedLetters = defineRow(
  "SIGKILL during a letter",
  COUNTS,
  async ({ readers, kills, orderMs, refusedShare }) => {
    const random = randomFor("letters");
    const { smtp, refused } = await startRefusingSmtp(readers * refusedShare);
    await using _ = smtp;
    const env = {
      PORT: String(freePort()),
      SMTP_URL: smtp.url(),
      OWNER_EMAIL: OWNER,
      ACCESS_LOG: "off",
    };
    let shop = await startDemo(env);
    const addresses = subscriberAddresses(readers);
    const id = await sendLetter(shop.url, addresses);
    const orderTimes: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill % ORDER_EVERY === 0)
        orderTimes.push(await timeOrder(shop.url, smtp));
      await after(random.next() * LONGEST_LIFE_MS);
      await shop.kill();
      shop = await startDemo(env, { folder: shop.folder });
    }
    const killedAfter = reached(smtp).length;
    await using last = shop;
    await expectEachOnce({ url: last.url, id, smtp, addresses });
    expect(await last.stop()).toBe(0);
    const slowest = Math.max(...orderTimes);
    expect(slowest).toBeLessThan(orderMs);
    return {
      text: `${count(readers)} letters, ${kills} kills until ${count(killedAfter)} had arrived, ${count(refused())} refused at first, each address once; an order's mail after ${slowest.toFixed(0)} ms at most`,
    };
  },
);

export const killedLetterCopies = defineRow(
  "SIGKILL of copies during a letter",
  COUNTS,
  async ({ readers, kills, orderMs, refusedShare }) => {
    const random = randomFor("letter copies");
    const { smtp, refused } = await startRefusingSmtp(readers * refusedShare);
    await using _ = smtp;
    await using postgres = await startPostgres({ isDurable: true });
    await using shop = await startCopies(2, postgres.url(), {
      SMTP_URL: smtp.url(),
      OWNER_EMAIL: OWNER,
    });
    const [url = ""] = shop.urls;
    const addresses = subscriberAddresses(readers);
    const id = await sendLetter(url, addresses);
    const orderTimes: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill % ORDER_EVERY === 0) orderTimes.push(await timeOrder(url, smtp));
      await after(random.next() * LONGEST_LIFE_MS);
      await shop.copies[kill % 2]?.killAndStart();
    }
    await expectEachOnce({ url, id, smtp, addresses });
    const slowest = Math.max(...orderTimes);
    expect(slowest).toBeLessThan(orderMs);
    return {
      text: `2 copies, ${count(readers)} letters, ${kills} kills, ${count(refused())} refused at first, each address once; an order's mail after ${slowest.toFixed(0)} ms at most`,
    };
  },
);
