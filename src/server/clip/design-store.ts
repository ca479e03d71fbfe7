import { eq } from "drizzle-orm";
import type { Design } from "#shared/clip/schema.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { designs } from "#server/db/schema/carts.ts";
import { randomText } from "#server/runtime/random.ts";

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
  const values = { ...design, code, createdAt: now };
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
