import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { API } from "#tests/support/api.ts";
import type { OrderBody } from "#shared/orders/input.ts";
import type { Answer, Visitor } from "#tests/support/app.ts";
import { createHostileContacts, VICTIM } from "../hostile/contacts.ts";
import { addProduct, orderBody, readCart } from "#tests/support/make.ts";
import { besideOthers, isEmailOfOther, MANY } from "../process/others.ts";
import { randomFor } from "#tests/support/seed.ts";
import { untilMailed } from "#tests/support/outbox.ts";
import { createShopper } from "#tests/support/shopper.ts";
import { type ReceivedMail, startSmtp } from "#tests/support/servers/smtp.ts";
import { count, defineRow } from "../row.ts";

const NAME = "line breaks and addresses in name and e-mail";
const OWNER = "owner@example.com";
/** Below every rate limit of one address. */
const TRIES_PER_SHOPPER = 10;

/** Returns the sorted names of a mail's headers, without those of its parts. */
function headerNames({ raw }: ReceivedMail): string {
  const [head = ""] = raw.split("\r\n\r\n");
  return head
    .replaceAll(/\r\n[ \t]/g, " ")
    .split("\r\n")
    .map((line) => line.slice(0, line.indexOf(":")).toLowerCase())
    .sort()
    .join(" ");
}

/** Fails unless a mail has exactly one recipient, who is wanted. */
function expectOneRecipient(received: ReceivedMail, wanted: Set<string>): void {
  const { mail, recipients } = received;
  const [recipient = ""] = recipients;
  expect(recipients).toEqual([recipient]);
  const isWanted = wanted.has(recipient) || isEmailOfOther(recipient);
  expect([recipient, isWanted]).toEqual([recipient, true]);
  expect(mail.to?.map(({ address }) => address)).toEqual([recipient]);
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
  const replyTo = mail.replyTo?.map(({ address }) => address) ?? [];
  expect(replyTo.length).toBeLessThanOrEqual(1);
  expect(replyTo).not.toContain(VICTIM);
}

export const mailHeaders = defineRow(
  NAME,
  { tries: 3_000, fewest: MANY },
  async ({ tries, fewest }) => {
    const random = randomFor(NAME);
    await using smtp = await startSmtp();
    await using shop = await startDemo({
      SMTP_URL: smtp.url(),
      OWNER_EMAIL: OWNER,
    });
    const wanted = new Set([OWNER]);
    const tried = createTries(wanted);

    // The usual headers: those of an order's two mails and of a welcome mail.
    const plain = createShopper(shop.url);
    await tried.order(plain, { customerEmail: "plain@example.com" });
    await tried.subscribe(plain, "plain@example.com");
    const usual = new Set((await smtp.arrived(3)).map(headerNames));

    const nextContact = createHostileContacts(random);
    const attack = async () => {
      let shopper = plain;
      for (let nth = 0; nth < tries; nth += 1) {
        if (nth % TRIES_PER_SHOPPER === 0) shopper = createShopper(shop.url);
        const contact = nextContact(`shopper-${nth}@example.com`);
        await tried.order(shopper, contact);
        await tried.subscribe(shopper, contact.customerEmail);
      }
    };
    const { others } = await besideOthers(shop.url, attack, { fewest });
    await untilMailed(shop.dataDir);
    for (const received of smtp.mails) {
      expectOneRecipient(received, wanted);
      const names = headerNames(received);
      expect([names, usual.has(names)]).toEqual([names, true]);
    }
    const { taken, refused } = tried;
    expect(taken).toBeGreaterThan(0);
    return {
      text: `${count(tries)} orders and sign-ups, ${count(taken)} taken, ${count(refused)} refused with 422, ${count(smtp.mails.length)} mails, each to one recipient, 0 new headers`,
      others,
    };
  },
);

/**
 * Returns functions that order and sign up; they add each address that may get
 * a mail to `wanted`.
 */
function createTries(wanted: Set<string>) {
  const tries = { taken: 0, refused: 0 };
  const note = (
    { status }: Answer,
    isTaken: boolean,
    contact: unknown,
  ): boolean => {
    // A 429 would not show whether the contact is valid.
    const isRefused = status === 422;
    expect([status, contact, isTaken || isRefused]).toEqual([
      status,
      contact,
      true,
    ]);
    if (isTaken) tries.taken += 1;
    else tries.refused += 1;
    return isTaken;
  };
  return Object.assign(tries, {
    async order(shopper: Visitor, contact: Partial<OrderBody>) {
      let cart = await readCart(shopper);
      if (cart.length === 0) {
        await addProduct(shopper, { id: 1 });
        cart = await readCart(shopper);
      }
      const body = orderBody(cart, contact);
      const answer = await shopper.post(API.orders, body);
      if (note(answer, answer.status === 201, contact))
        wanted.add(body.customerEmail.trim());
    },
    async subscribe(shopper: Visitor, email: string) {
      const answer = await shopper.post(API.subscribe, { email });
      if (note(answer, answer.status === 200, email))
        wanted.add(email.trim().toLowerCase());
    },
  });
}
