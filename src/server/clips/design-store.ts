import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { DAY_MS } from "#shared/text/dates.ts";
import type { Design } from "#shared/clip/schema.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { designs } from "#server/db/schema/carts.ts";
import { randomText } from "#server/runtime/random.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { startSweep } from "#server/db/sweeps.ts";
import type { Deps } from "#server/deps.ts";

export type DesignRow = typeof designs.$inferSelect;

// Without 0, 1, i, l and o, because a code may be read aloud. There are 31^10
// codes, so that nobody can guess the code of another shopper's design.
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const CODE_LENGTH = 10;

/** Stores a design under a new code. */
export async function insertDesign(
  db: Tx,
  { now, ...design }: Design & { now: number },
): Promise<DesignRow> {
  const code = randomText(ALPHABET, CODE_LENGTH);
  const values = { ...design, code, createdAt: now, lastUsedAt: now };
  return db.insert(designs).values(values).returning().get();
}

/** Returns the design of a code; undefined for an unknown code. */
export async function findDesignRow(
  db: Db,
  code: string,
): Promise<DesignRow | undefined> {
  const [row] = await db
    .select()
    .from(designs)
    .where(eq(designs.code, code))
    .all();
  return row;
}

/** A design's last use is written at most this often. */
const NOTE_EVERY_MS = DAY_MS;

/** Whether the use of a design now must be noted. */
export function isUseDue({ lastUsedAt }: DesignRow, now: number): boolean {
  return lastUsedAt === null || lastUsedAt <= now - NOTE_EVERY_MS;
}

/** Notes that a design was opened. */
export async function noteOpened(
  db: Tx,
  { id, now }: { id: number; now: number },
): Promise<void> {
  await db
    .update(designs)
    .set({ lastUsedAt: now })
    .where(eq(designs.id, id))
    .run();
}

const updateInCart = prepared((db: Tx) =>
  db
    .update(designs)
    .set({ lastUsedAt: sql`${sql.placeholder("now")}` })
    .where(
      and(
        eq(designs.customText, sql.placeholder("customText")),
        eq(designs.selectedCharms, sql`${sql.placeholder("selectedCharms")}`),
        lte(designs.lastUsedAt, sql.placeholder("notedBefore")),
      ),
    )
    .prepare(),
);

/** Notes that a clip of these charms and letters was put in a cart. */
export async function noteInCart(
  db: Tx,
  { customText, selectedCharms, now }: Design & { now: number },
): Promise<void> {
  await updateInCart(db).run({
    customText,
    selectedCharms: JSON.stringify(selectedCharms),
    notedBefore: now - NOTE_EVERY_MS,
    now,
  });
}

/**
 * Removes at most `max` designs that were not used since a time; returns how
 * many. A design from before uses were noted counts as used now.
 */
async function removeUnusedDesigns(
  db: Tx,
  { usedBefore, now, max }: { usedBefore: number; now: number; max: number },
): Promise<number> {
  await db
    .update(designs)
    .set({ lastUsedAt: now })
    .where(isNull(designs.lastUsedAt))
    .run();
  const unused = db
    .select({ id: designs.id })
    .from(designs)
    .where(lte(designs.lastUsedAt, usedBefore))
    .limit(max);
  const removed = await db
    .delete(designs)
    .where(inArray(designs.id, unused))
    .returning({ id: designs.id })
    .all();
  return removed.length;
}

/** A saved design that nobody has opened or put in a cart is kept this long. */
export const DESIGN_LIFE_MS = 365 * DAY_MS;

// Removing this many takes a few milliseconds, so that a transaction does not
// delay other writes.
const BATCH = 500;

/** Removes the designs that nobody used for a year. Returns how many. */
export async function sweepDesigns({
  commit,
  clock,
}: Pick<Deps, "commit" | "clock">): Promise<number> {
  const now = clock.now();
  const batch = { usedBefore: now - DESIGN_LIFE_MS, now, max: BATCH };
  let removed = 0;
  for (let last = BATCH; last === BATCH; removed += last)
    last = await commit(NO_LOCK, (tx) => removeUnusedDesigns(tx, batch));
  return removed;
}

/** Runs `sweepDesigns` now and every day. Returns a function that stops this. */
export function startDesignSweep(deps: Deps): () => void {
  return startSweep(deps, {
    name: "design sweep",
    everyMs: DAY_MS,
    async run() {
      const designs = await sweepDesigns(deps);
      if (designs > 0) deps.log.info("designs_swept", { designs });
    },
  });
}
