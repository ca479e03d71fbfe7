import { and, gt, lte, or, type SQL, sql } from "drizzle-orm";
import { HOUR_MS } from "#shared/text/dates.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { prepared } from "#server/db/prepared.ts";
import { happenedWithin } from "#server/db/times.ts";
import { holdTries } from "#server/db/schema/carts.ts";
import { reminders } from "#server/db/schema/letters.ts";
import type { Deps } from "#server/deps.ts";
import type { Origin } from "#server/http/client-address.ts";
import { BoundedMap } from "#server/runtime/bounds.ts";
import { errorFields } from "#server/runtime/log.ts";
import type { CountedRow } from "./counted-rows.ts";

// This limits how much one address of origin may hold, so that no program with
// a thousand carts locks a drop: while somebody elsewhere waits for a thing, an
// address may hold each piece of it once in four hours, and the network around
// it twice. A hold lasts an hour at most, so nobody holds a thing for most of
// that time. Whoever may hold no more can still order what is free.

const WINDOW_MS = 4 * HOUR_MS;
/** Pieces of one thing while nobody elsewhere waits for it: a market stall. */
const MOST_OF_ONE = 100;
/** The most of all things: a program may fill carts with the whole shop. */
const MOST_IN_ALL = 300;
/** A network may hold so many times what one of its addresses may. */
const OF_NETWORK = 2;

type NewTry = Omit<typeof holdTries.$inferSelect, "id">;
/** Somebody who waits for a product in a variant. */
export type Wanted = Pick<NewTry, "productId" | "variantId">;
/** The pieces that an address begins to hold, one for each count. */
export type Begun = NewTry[];

/** Pieces that an address has held, and those of its whole network. */
type Held = { own: number; ofNetwork: number };

/**
 * The pieces that an address has held of a product, and who else waits for it.
 */
export type Tries = {
  counts: (Held & { variantId: number | null; isWanted: number })[];
  inAll: Held;
  isAwaited: boolean;
};

const origin = sql.placeholder("originHash");
const network = sql.placeholder("networkHash");
const isOwn = sql`${holdTries.originHash} = ${origin}`;
const isOfNetwork = sql`${holdTries.networkHash} = ${network}`;
const piecesWhere = (condition: SQL) =>
  sql`coalesce(sum(case when ${condition} then ${holdTries.pieces} else 0 end), 0)`.mapWith(
    Number,
  );
const held = { own: piecesWhere(isOwn), ofNetwork: piecesWhere(isOfNetwork) };
const productId = sql.placeholder("productId");
const ofProduct = and(
  sql`${holdTries.productId} = ${productId}`,
  happenedWithin(holdTries.createdAt, sql.placeholder("now"), WINDOW_MS),
);
const selectCounts = prepared((db) =>
  db
    .select({
      variantId: holdTries.variantId,
      ...held,
      isWanted:
        sql`max(case when ${holdTries.originHash} <> ${origin} and ${holdTries.pieces} = 0 then 1 else 0 end)`.mapWith(
          Number,
        ),
    })
    .from(holdTries)
    .where(ofProduct)
    .groupBy(holdTries.variantId)
    .prepare(),
);
const selectInAll = prepared((db) =>
  db
    .select(held)
    .from(holdTries)
    .where(
      and(
        or(isOwn, isOfNetwork),
        happenedWithin(holdTries.createdAt, sql.placeholder("now"), WINDOW_MS),
      ),
    )
    .prepare(),
);
const selectAwaited = prepared((db) =>
  db
    .select({ id: reminders.id })
    .from(reminders)
    .where(
      and(
        sql`${reminders.productId} = ${productId}`,
        sql`${reminders.originHash} <> ${origin}`,
      ),
    )
    .limit(1)
    .prepare(),
);

const NOTHING: Held = { own: 0, ofNetwork: 0 };

/** Reads them under the lock of the product's stock. */
export async function readTries(
  db: Db,
  wish: Origin & { productId: number; now: number },
): Promise<Tries> {
  const [counts, inAll, awaited] = await Promise.all([
    selectCounts(db).all(wish),
    selectInAll(db).get(wish),
    selectAwaited(db).all(wish),
  ]);
  return {
    counts,
    inAll: inAll ?? NOTHING,
    isAwaited: awaited.length > 0,
  };
}

const variantOf = ({ key }: CountedRow) =>
  key.kind === "variant" ? key.id : null;

const isWithin = ({ own, ofNetwork }: Held, more: number, most: number) =>
  own + more <= most && ofNetwork + more <= most * OF_NETWORK;

/** Whether an address may hold so many more pieces of what is counted. */
export function mayHold(
  { counts, inAll, isAwaited }: Tries,
  { rows, more }: { rows: readonly CountedRow[]; more: number },
): boolean {
  const isAllowed = (row: CountedRow) => {
    const known = counts.find(({ variantId }) => variantId === variantOf(row));
    const isWanted = isAwaited || known?.isWanted === 1;
    const most = isWanted ? row.stockQuantity : MOST_OF_ONE;
    return isWithin(known ?? NOTHING, more, most);
  };
  return isWithin(inAll, more, MOST_IN_ALL) && rows.every(isAllowed);
}

/** The pieces of a hold as `saveTries` writes them down. */
export function begunOf(
  rows: readonly CountedRow[],
  { more, ...of }: Omit<NewTry, "variantId" | "pieces"> & { more: number },
): Begun {
  if (more <= 0) return [];
  return rows.map((row) => ({
    ...of,
    variantId: variantOf(row),
    pieces: more,
  }));
}

/** Writes down what an address begins to hold, or wants. */
export async function saveTries(db: Tx, tries: Begun): Promise<void> {
  if (tries.length > 0) await db.insert(holdTries).values(tries).run();
}

/** Removes what no longer counts, also what a clock once set ahead wrote. */
export async function sweepTries({
  commit,
  clock,
}: Pick<Deps, "commit" | "clock">): Promise<void> {
  const now = clock.now();
  const { createdAt } = holdTries;
  await commit(NO_LOCK, async (tx) => {
    await tx
      .delete(holdTries)
      .where(lte(createdAt, now - WINDOW_MS))
      .run();
    await tx
      .delete(holdTries)
      .where(gt(createdAt, now + WINDOW_MS))
      .run();
  });
}

/** Two suffice: to each address, one of them is somebody else. */
const NOTED = 2;
const NOTED_FOR_MS = HOUR_MS;
const MAX_NOTED = 1_000;

/** Returns a function that notes who wants what others hold. */
export function createWantedNotes(
  deps: Pick<Deps, "commit" | "clock" | "log">,
) {
  const { clock, commit, log } = deps;
  const noted = new BoundedMap<Pick<NewTry, "originHash" | "createdAt">[]>(
    MAX_NOTED,
  );
  return async (
    what: Wanted,
    { originHash, networkHash }: Origin,
  ): Promise<void> => {
    const now = clock.now();
    const key = `${what.productId} ${what.variantId ?? ""}`;
    const recent = (noted.get(key) ?? []).filter(
      ({ createdAt }) => Math.abs(now - createdAt) < NOTED_FOR_MS,
    );
    const isKnown = recent.some((each) => each.originHash === originHash);
    if (isKnown || recent.length >= NOTED) return;
    const note = { originHash, createdAt: now };
    noted.set(key, [...recent, note]);
    const tries = [...new Set([null, what.variantId])].map((variantId) => ({
      ...{ ...note, networkHash, variantId, pieces: 0 },
      productId: what.productId,
    }));
    try {
      await commit(NO_LOCK, (tx) => saveTries(tx, tries));
    } catch (error) {
      log.warn("wanted_not_noted", errorFields(error));
    }
  };
}
