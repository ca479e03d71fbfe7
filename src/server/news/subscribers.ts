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
import {
  findSubscriberByEmail,
  recordOff,
  type SubscriberRow,
  TOKEN_BYTES,
} from "./subscriber-store.ts";

// The maker changes the list herself by these.

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

/** Returns how a word may be written in a note: "ökomarkt", "Ökomarkt". */
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

// The addresses of a table that another program, or this shop, exported.

/** "unasked": never asked for letters, or has not confirmed it. */
type AddressState = "reads" | "unasked" | "left" | "bounced";
export type ReadAddress = { email: string; state: AddressState };

/** The words that the columns of a state have, in their letters alone. */
const WORDS = new Map<string, AddressState>([
  ["left", "left"],
  ["unsubscribed", "left"],
  ["optedout", "left"],
  ["cancelled", "left"],
  ["canceled", "left"],
  ["complained", "left"],
  ["bounced", "bounced"],
  ["cleaned", "bounced"],
  ["waits", "unasked"],
  ["no", "unasked"],
  ["false", "unasked"],
  ["pending", "unasked"],
  ["unconfirmed", "unasked"],
  ["nonsubscribed", "unasked"],
  ["notsubscribed", "unasked"],
  ["neversubscribed", "unasked"],
  ["transactional", "unasked"],
]);

/**
 * The columns that say of a row whether it reads, in their letters alone: of
 * this shop, Mailchimp, Shopify and others. A word that none of them uses, as of
 * a country's state, says nothing.
 */
const STATE_COLUMN =
  /^(?:state|status|memberstatus|subscribed|(?:accepts)?(?:email)?marketing(?:status|consent)?|(?:email)?subscri(?:ber|ption)status)$/;
/** Mailchimp's columns of a time: who has one there is off the list. */
const TIME_COLUMNS = new Map<string, AddressState>([
  ["unsubtime", "left"],
  ["cleantime", "bounced"],
]);
const ADDRESS_COLUMN = /mail|correo|courriel/i;

/** Where several rows or columns disagree, the later of these counts. */
const BY_WEIGHT: AddressState[] = ["reads", "unasked", "left", "bounced"];
const heavier = (one: AddressState, other: AddressState) =>
  BY_WEIGHT.indexOf(one) < BY_WEIGHT.indexOf(other) ? other : one;

const lettersOf = (cell: string) =>
  cell.toLowerCase().replaceAll(/[^a-z]/g, "");

/**
 * Returns what looks like an address in a table, each once, with what its row
 * says of it: "Mila <mila@example.com>" and several in a cell, too. Where
 * columns are named, the notes beside the address are not searched.
 */
export function readAddresses(table: readonly string[][]): ReadAddress[] {
  const [first = []] = table;
  const head = first.some((cell) => cell.includes("@")) ? [] : first;
  const columns = head.flatMap((name, column) =>
    ADDRESS_COLUMN.test(name) &&
    table.some((row) => addressesOf(row[column]).length > 0)
      ? [column]
      : [],
  );
  const names = head.map(lettersOf);
  const found = new Map<string, AddressState>();
  for (const row of table) {
    const state = addressState(row, names);
    const cells = columns.length > 0 ? columns.map((each) => row[each]) : row;
    for (const email of cells.flatMap(addressesOf))
      found.set(email, heavier(found.get(email) ?? state, state));
  }
  return [...found].map(([email, state]) => ({ email, state }));
}

function addressState(
  row: readonly string[],
  names: readonly string[],
): AddressState {
  return row
    .map((cell, column) => {
      const name = names[column] ?? "";
      const word = STATE_COLUMN.test(name) && WORDS.get(lettersOf(cell));
      const timed = cell.trim() !== "" && TIME_COLUMNS.get(name);
      return word || timed || "reads";
    })
    .reduce(heavier, "reads");
}

/** No pattern is repeated over the cell, however long it is. */
function addressesOf(cell = ""): string[] {
  return cell
    .toLowerCase()
    .split(/[\s,;<>()[\]"]/)
    .map((word) => word.replace(/^mailto:/, ""))
    .filter((word) => /^[^@]+@[^@]+$/.test(word));
}
