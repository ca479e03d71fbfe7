import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { foldText } from "#shared/text/slug.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { MAKER } from "#server/db/locks.ts";
import { IS_UNSEARCHED, orderLines, orders } from "#server/db/schema/orders.ts";
import { prepared } from "#server/db/prepared.ts";
import type { Deps } from "#server/deps.ts";
import { ERASED_EMAIL } from "#server/mail/removal.ts";
import { listEvents } from "./progress-store.ts";
import { searchTextOf } from "./search-text.ts";

// Finds orders by a part of what `searchTextOf` says of them. Each has the text
// in a column, which is read in one go, so that both engines find the same.

type OrderRow = typeof orders.$inferSelect;

/** The texts of these orders, in their order. */
async function readTexts(db: Db, rows: readonly OrderRow[]): Promise<string[]> {
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id))
    .all();
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const events = await listEvents(db, ids);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return rows.map((row) =>
    row.customerEmail === ERASED_EMAIL
      ? ""
      : searchTextOf(row, linesOf.get(row.id) ?? [], eventsOf.get(row.id)),
  );
}

/** Keeps the text of an order that may have changed. */
export async function refreshSearchText(tx: Tx, row: OrderRow): Promise<void> {
  const [searchText] = await readTexts(tx, [row]);
  if (searchText === row.searchText) return;
  await tx
    .update(orders)
    .set({ searchText })
    .where(eq(orders.id, row.id))
    .run();
}

const AT_ONCE = 500;

/**
 * Writes the texts of the orders of an earlier version, and blanks those of
 * customers whom such a version erased.
 */
export async function fillSearchTexts({
  db,
  commit,
}: Pick<Deps, "db" | "commit">): Promise<void> {
  const isLeft = and(
    eq(orders.customerEmail, ERASED_EMAIL),
    or(ne(orders.searchText, ""), isNotNull(orders.memo)),
  );
  const [left] = await db.select().from(orders).where(isLeft).limit(1).all();
  if (left)
    await commit(MAKER, (tx) =>
      tx
        .update(orders)
        .set({ searchText: "", memo: null, source: null })
        .where(isLeft)
        .run(),
    );
  for (;;) {
    const rows = await listUnsearched(db, AT_ONCE);
    if (rows.length === 0) return;
    const texts = await readTexts(db, rows);
    await commit(MAKER, (tx) =>
      // Sent together, as each is right on its own.
      Promise.all(
        rows.map(({ id }, place) =>
          updateText(tx).run({ id, searchText: texts[place] ?? "" }),
        ),
      ),
    );
  }
}

const updateText = prepared((tx: Tx) =>
  tx
    .update(orders)
    .set({ searchText: sql`${sql.placeholder("searchText")}` })
    .where(and(eq(orders.id, sql.placeholder("id")), IS_UNSEARCHED))
    .prepare(),
);

const listUnsearched = (db: Db, most: number) =>
  db
    .select()
    .from(orders)
    .where(IS_UNSEARCHED)
    .orderBy(asc(orders.id))
    .limit(most)
    .all();

/** More words than these are looked for as they stand. */
const MAX_WORDS = 8;

function wordsOf(search: string): string[] {
  const words = foldText(search).split(" ").filter(Boolean);
  const rest = words.slice(MAX_WORDS).join(" ");
  return [...words.slice(0, MAX_WORDS), ...(rest ? [rest] : [])];
}

/**
 * The condition for orders that have every word of a search, or numbers that
 * begin with it; undefined for an empty search.
 */
export async function isFound(
  db: Db,
  search: string,
): Promise<SQL | undefined> {
  const words = wordsOf(search);
  if (words.length === 0) return undefined;
  const hasAll = and(...words.map(hasWord));
  // Placed by a copy of an earlier version since this one started.
  const rows = await listUnsearched(db, AT_ONCE);
  const texts = await readTexts(db, rows);
  const found = rows.filter(({ id }, place) =>
    words.every(
      (word) =>
        texts[place]?.includes(word) ||
        `${id}`.startsWith(numberIn(word) ?? " "),
    ),
  );
  if (found.length === 0) return hasAll;
  return or(
    hasAll,
    inArray(
      orders.id,
      found.map(({ id }) => id),
    ),
  );
}

/** "1048" of "#1048". */
const numberIn = (word: string) => /^#?(\d+)$/.exec(word)?.[1];

function hasWord(word: string): SQL {
  const escaped = word.replaceAll(/[!%_]/g, "!$&");
  const isIn = sql`${orders.searchText} like ${`%${escaped}%`} escape '!'`;
  const number = numberIn(word);
  if (number === undefined) return isIn;
  return sql`(${isIn} or cast(${orders.id} as text) like ${`${number}%`})`;
}
