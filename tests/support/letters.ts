import * as calls from "#shared/letters/calls.ts";
import { pathOf } from "#shared/api/call.ts";
import { Letter } from "#shared/letters/schema.ts";
import { subscribers } from "#server/db/schema/mails.ts";
import type { ShopDatabase } from "#server/db/shop-database.ts";
import { ofMailbox } from "#server/db/locks.ts";
import { createLetterQueue } from "#server/letters/queue.ts";
import { mailSources } from "#server/mail-sources.ts";
import { type OutboxOptions, startOutbox } from "#server/mail/start.ts";
import { SMTP_CA } from "#tests/support/servers/smtp.ts";
import { logIn } from "./admin.ts";
import { startApp, type Visitor } from "./app.ts";
import { createTestTimer } from "./outbox.ts";

/** The addresses of `count` readers. */
export const readerAddresses = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `reader-${index}@example.com`);

/** Puts addresses on the list, without their welcomes. */
export async function addReaders(
  db: Pick<ShopDatabase, "commit">,
  addresses: readonly string[],
): Promise<void> {
  await db.commit(ofMailbox("readers"), async (tx) => {
    for (let from = 0; from < addresses.length; from += 1_000)
      await tx
        .insert(subscribers)
        .values(
          addresses.slice(from, from + 1_000).map((email) => ({
            email,
            token: `token-of-${email}`,
            createdAt: 0,
            welcomedAt: 0,
          })),
        )
        .run();
  });
}

/** Writes a letter as the maker and returns it. */
export async function writeLetter(
  maker: Visitor,
  input: Partial<{ subject: string; markdown: string }> = {},
): Promise<Letter> {
  const answer = await maker.post(calls.writeLetter.path, {
    subject: "The meadow is back",
    markdown: "Twelve clips came out of them, **and no two agree**.",
    ...input,
  });
  return Letter.parse(answer.json);
}

const { sendLetter, pauseLetter, resumeLetter, stopLetter } = calls;
const LETTER_CALLS = { sendLetter, pauseLetter, resumeLetter, stopLetter };

/** Makes one of the calls about the sending of a letter. */
export const tellLetter = (
  maker: Visitor,
  call: keyof typeof LETTER_CALLS,
  id: number,
  body: object = {},
) =>
  maker.post(
    pathOf(LETTER_CALLS[call], { id }),
    call === "sendLetter" ? body : undefined,
  );

/** Reads a letter as the panel does. */
export async function readLetter(maker: Visitor, id: number): Promise<Letter> {
  return Letter.parse((await maker.get(pathOf(calls.getLetter, { id }))).json);
}

/** Starts a shop with readers, a worker on the test's clock, and its maker. */
export async function startLetterShop(
  smtpUrl: string,
  readers: number,
  env: Record<string, string> = {},
) {
  const shop = startApp({
    ...(smtpUrl && { SMTP_URL: smtpUrl }),
    OWNER_EMAIL: "maker@example.com",
    ...env,
  });
  const { deps, clock } = shop;
  const addresses = readerAddresses(readers);
  await addReaders(deps.db, addresses);
  const time = createTestTimer(clock);
  const start = (options: OutboxOptions = {}) =>
    startOutbox(deps, mailSources(deps), {
      timer: time.timer,
      random: () => 0.5,
      smtp: { ca: SMTP_CA },
      others: async (tools) => [await createLetterQueue(deps, tools)],
      ...options,
    });
  return {
    ...shop,
    addresses,
    time,
    start,
    maker: await logIn(shop),
    [Symbol.dispose]: shop.close,
  };
}
