import { and, count, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import {
  type ImportReply,
  type ListedSubscriber,
  SubscribeInput,
  type SubscriberInput,
  type SubscriberList,
  SUBSCRIBERS_SHOWN,
} from "#shared/newsletter/schema.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { subscribers } from "#server/db/schema/mails.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { removeWaitingMails } from "#server/mail/removal.ts";
import { toIso } from "#server/runtime/clock.ts";
import { randomToken } from "#server/runtime/random.ts";
import type { AddressState, ReadAddress } from "./read-addresses.ts";
import {
  findSubscriberByEmail,
  recordOff,
  type SubscriberRow,
  TOKEN_BYTES,
} from "./store.ts";

// What the maker does with the list herself.

function stateOf(row: SubscriberRow): ListedSubscriber["state"] {
  if (row.unsubscribedAt !== null)
    return row.bouncedAt === null ? "left" : "bounced";
  return row.unconfirmedSince === null ? "reads" : "waits";
}

const toSubscriber = (row: SubscriberRow): ListedSubscriber => ({
  id: row.id,
  email: row.email,
  state: stateOf(row),
  joinedAt: toIso(row.createdAt),
  note: row.consentNote ?? "",
});

/** The newest subscribers whose address or note has the words of a search. */
export async function searchSubscribers(
  db: Db,
  search: string,
): Promise<SubscriberList> {
  const where = search.trim() === "" ? undefined : contains(search.trim());
  const [found] = await db
    .select({ count: count() })
    .from(subscribers)
    .where(where)
    .all();
  const rows = await db
    .select()
    .from(subscribers)
    .where(where)
    .orderBy(desc(subscribers.id))
    .limit(SUBSCRIBERS_SHOWN)
    .all();
  return { count: found?.count ?? 0, subscribers: rows.map(toSubscriber) };
}

function contains(search: string): SQL | undefined {
  const text = sql`lower(${subscribers.email} || ' ' || coalesce(${subscribers.consentNote}, ''))`;
  return and(
    ...search.split(/\s+/).map((word) =>
      or(
        ...spellings(word).map((each) => {
          const pattern = `%${each.replaceAll(/[\\%_]/g, "\\$&")}%`;
          return sql`${text} like ${pattern} escape '\\'`;
        }),
      ),
    ),
  );
}

/** The database's `lower` knows the letters from A to Z alone, as does this. */
const lower = (text: string) =>
  text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** How a word may be written in a note: "ökomarkt", "Ökomarkt". */
function spellings(word: string): string[] {
  const small = word.toLowerCase();
  const [first = ""] = small;
  const capital = first.toUpperCase() + small.slice(first.length);
  return [...new Set([small, word, capital, word.toUpperCase()].map(lower))];
}

/**
 * Adds an address with where it is from. Throws "invalid" for one that is on
 * the list, or that has left it: only its owner can bring it back.
 */
export async function addSubscriber(
  db: Tx,
  { email, note, now }: SubscriberInput & { now: number },
): Promise<ListedSubscriber> {
  const known = await findSubscriberByEmail(db, email);
  if (known) {
    const hasLeft = known.unsubscribedAt !== null;
    const message = hasLeft ? "subscriberLeft" : "subscriberKnown";
    throw invalidField("email", errorKey(message));
  }
  const row = await db
    .insert(subscribers)
    .values(newRow(email, note, now))
    .returning()
    .get();
  return toSubscriber(row);
}

const newRow = (email: string, consentNote: string, now: number) => ({
  email,
  consentNote,
  token: randomToken(TOKEN_BYTES),
  createdAt: now,
  welcomedAt: now,
});

type Imported = { addresses: ReadAddress[]; note: string; now: number };

/**
 * Adds those of a table's addresses that read and that the list does not know.
 * Who has left or bounced elsewhere is kept as such, so that no later table
 * adds them.
 */
export async function importSubscribers(
  db: Tx,
  { addresses, note, now }: Imported,
): Promise<ImportReply> {
  const states = new Map<string, AddressState>();
  for (const { email, state } of addresses) {
    const { data } = SubscribeInput.safeParse({ email });
    if (data) states.set(data.email, state);
  }
  const known = await db
    .select()
    .from(subscribers)
    .where(inArray(subscribers.email, [...states.keys()]))
    .all();
  const taken = known.filter((row) => isTakenOff(row, states.get(row.email)));
  for (const { id, email } of taken) {
    await removeWaitingMails(db, id);
    await recordOff(db, { id, now, isBounce: states.get(email) === "bounced" });
  }
  for (const { email } of known) states.delete(email);
  const fresh = [...states].filter(([, state]) => state !== "unasked");
  const added =
    fresh.length === 0
      ? []
      : await db
          .insert(subscribers)
          .values(
            fresh.map(([email, state]) => ({
              ...newRow(email, note, now),
              unsubscribedAt: state === "reads" ? null : now,
              bouncedAt: state === "bounced" ? now : null,
            })),
          )
          // Somebody may have joined by the form at this moment.
          .onConflictDoNothing()
          .returning({ leftAt: subscribers.unsubscribedAt })
          .all();
  const reads = added.filter(({ leftAt }) => leftAt === null).length;
  const left =
    taken.length + known.filter((row) => row.unsubscribedAt !== null).length;
  return {
    added: reads,
    known: known.length - left,
    left: left + added.length - reads,
    unasked: states.size - fresh.length,
    invalid: addresses.length - known.length - states.size,
  };
}

/**
 * Whether a table that names somebody as gone takes them off: whom the maker
 * added herself, but not who has joined here by the form.
 */
function isTakenOff(
  row: SubscriberRow,
  state: AddressState | undefined,
): boolean {
  return (
    (state === "left" || state === "bounced") &&
    row.unsubscribedAt === null &&
    row.consentNote !== null &&
    row.welcomedAt === row.createdAt
  );
}

/** Takes a subscriber off the list, as the link in a mail does. */
export async function takeOff(
  db: Tx,
  { id, now }: { id: number; now: number },
): Promise<void> {
  const rows = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.id, id))
    .all();
  if (rows.length === 0) throw new Problem("not_found");
  await removeWaitingMails(db, id);
  await recordOff(db, { id, now, isBounce: false });
}

/** Everyone, also who has left, the earliest first: for the export. */
export async function listAllSubscribers(db: Db): Promise<ListedSubscriber[]> {
  const rows = await db
    .select()
    .from(subscribers)
    .orderBy(subscribers.id)
    .all();
  return rows.map(toSubscriber);
}
