import { isCounted } from "#shared/stock/rules.ts";
import { StaleReadError, type Tx } from "#server/db/handle.ts";
import {
  type CountedKey,
  type CountedRow,
  lockCounted,
  textOf,
} from "#server/stock/counted-rows.ts";
import {
  type Hold,
  holdTimes,
  isHeld,
  listHoldsOf,
} from "#server/stock/hold-store.ts";
import {
  type Begun,
  begunOf,
  mayHold,
  readTries,
} from "#server/stock/hold-tries.ts";
import type { Origin } from "#server/http/client-address.ts";
import { findShortage, isOf, type Shortage } from "#server/stock/shortage.ts";

type Pieces = {
  productId: number;
  variantId: number | null;
  /** What of it is counted. */
  counted: readonly CountedKey[];
  /** How many pieces the line is to have. */
  quantity: number;
  /** Undefined for a new line. */
  lineId: number | undefined;
  /** The lines of the cart. */
  ownLines: ReadonlySet<number>;
  /** Of the visitor; undefined: may hold anything. */
  origin: Origin | undefined;
  now: number;
};

/** What a line is to hold, and what of it begins now. */
type NewHold = Omit<Hold, "lineId"> & { begun: Begun };

type Held = {
  /** Undefined where nothing is held: nothing is counted, or not allowed. */
  hold: NewHold | undefined;
  /** Why the cart cannot have the pieces. */
  shortage: Shortage | undefined;
};

/**
 * Locks what is counted of a line's product, and returns what the line holds
 * once it has so many pieces. A visitor who may hold no more can have them in
 * her cart, and order them, for as long as nobody else holds them.
 */
export async function lockPieces(
  db: Tx,
  { counted, ...pieces }: Pieces,
): Promise<Held> {
  const { productId, variantId, quantity, lineId, origin, now } = pieces;
  if (counted.length === 0) return { hold: undefined, shortage: undefined };
  const { rows, read } = await lockCounted(db, counted, () =>
    Promise.all([
      listHoldsOf(db, { productIds: [productId], now }),
      origin && readTries(db, { productId, ...origin, now }),
    ]),
  );
  const [live, tries] = read;
  const shortage = shortageOf(counted, { ...pieces, rows, live });
  if (shortage) return { hold: undefined, shortage };
  const before = live.find((hold) => hold.lineId === lineId);
  const isOn = before !== undefined && isHeld(before, now);
  const more = quantity - (isOn ? before.quantity : 0);
  const ofLine = [...rows.values()];
  if (!isOn && tries && !mayHold(tries, { rows: ofLine, more }))
    return { hold: undefined, shortage: undefined };
  const begun = origin
    ? begunOf(ofLine, { productId, ...origin, createdAt: now, more })
    : [];
  const times = holdTimes(before, now);
  const hold = { productId, variantId, quantity, begun, ...times };
  return { hold, shortage: undefined };
}

/** Returns why the cart cannot have the pieces; undefined: it can. */
function shortageOf(
  counted: readonly CountedKey[],
  {
    quantity,
    lineId,
    ownLines,
    rows,
    live,
    now,
  }: Pick<Pieces, "quantity" | "lineId" | "ownLines" | "now"> & {
    rows: ReadonlyMap<string, CountedRow>;
    live: readonly Hold[];
  },
): Shortage | undefined {
  const others = live.filter((hold) => !ownLines.has(hold.lineId));
  const own = live.filter(
    (hold) => ownLines.has(hold.lineId) && hold.lineId !== lineId,
  );
  for (const key of counted) {
    const row = rows.get(textOf(key));
    // Sold out, removed or no longer counted while this request waited.
    if (!row?.inStock || row.isRemoved || !isCounted(row))
      throw new StaleReadError();
    const ofKey = (hold: Hold) => isOf(hold, key);
    const shortage = findShortage({
      stockQuantity: row.stockQuantity,
      wanted: own.filter(ofKey).reduce(addUp, quantity),
      others: others.filter(ofKey),
      now,
    });
    if (shortage) return shortage;
  }
  return undefined;
}

const addUp = (sum: number, { quantity }: Hold) => sum + quantity;
