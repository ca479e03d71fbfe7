import * as calls from "#shared/letters/calls.ts";
import { pathOf } from "#shared/api/call.ts";
import { Letter } from "#shared/letters/schema.ts";
import { subscribers } from "#server/db/schema/mails.ts";
import type { ShopDatabase } from "#server/db/shop-database.ts";
import { ofMailbox } from "#server/db/locks.ts";
import type { Visitor } from "./app.ts";

/** The addresses of `count` readers. */
export const subscriberAddresses = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `reader-${index}@example.com`);

/** Puts addresses on the list, without their welcomes. */
export async function addSubscribers(
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
