import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/handle.ts";
import { insertRow, prepared } from "#server/db/prepared.ts";
import { cartLines } from "#server/db/schema/carts.ts";

export type LineRow = typeof cartLines.$inferSelect;

/** Lines are the same if they have the same product and variant, or design. */
export type LineIdentity = Pick<
  LineRow,
  "productId" | "variantId" | "selectedCharms" | "customText" | "resinId"
>;
export type LineAmount = Pick<LineRow, "quantity" | "addedPriceCents">;

const identityParams = {
  productId: sql`${sql.placeholder("productId")}`,
  variantId: sql`${sql.placeholder("variantId")}`,
  selectedCharms: sql`${sql.placeholder("selectedCharms")}`,
  customText: sql`${sql.placeholder("customText")}`,
  resinId: sql`${sql.placeholder("resinId")}`,
};
/** Placeholders need charms as the database stores them: null or JSON text. */
const toParams = ({ selectedCharms, ...rest }: LineIdentity) => ({
  ...rest,
  selectedCharms: selectedCharms && JSON.stringify(selectedCharms),
});

const isSame = and(
  sql`${cartLines.productId} is not distinct from ${identityParams.productId}`,
  sql`${cartLines.variantId} is not distinct from ${identityParams.variantId}`,
  sql`${cartLines.selectedCharms} is not distinct from ${identityParams.selectedCharms}`,
  sql`${cartLines.customText} is not distinct from ${identityParams.customText}`,
  sql`${cartLines.resinId} is not distinct from ${identityParams.resinId}`,
);
const selectCompared = prepared((db) =>
  db
    .select({
      id: cartLines.id,
      quantity: cartLines.quantity,
      isSame: sql<boolean>`case when ${isSame} then 1 else 0 end`.mapWith(
        Boolean,
      ),
    })
    .from(cartLines)
    .where(eq(cartLines.cartId, sql.placeholder("cartId")))
    .prepare(),
);
const selectOne = prepared((db) =>
  db
    .select()
    .from(cartLines)
    .where(
      and(
        eq(cartLines.id, sql.placeholder("id")),
        eq(cartLines.cartId, sql.placeholder("cartId")),
      ),
    )
    .prepare(),
);
const lineRow = insertRow(cartLines);
const update = prepared((db: Tx) =>
  db
    .update(cartLines)
    .set({
      quantity: sql`${sql.placeholder("quantity")}`,
      addedPriceCents: sql`${sql.placeholder("addedPriceCents")}`,
    })
    .where(eq(cartLines.id, sql.placeholder("id")))
    .prepare(),
);
const deleteAll = prepared((db: Tx) =>
  db
    .delete(cartLines)
    .where(eq(cartLines.cartId, sql.placeholder("cartId")))
    .prepare(),
);

/** A line of a cart, compared with a product or design. */
type ComparedLine = Pick<LineRow, "id" | "quantity"> & { isSame: boolean };

/** Returns all lines of a cart and which of them have this identity. */
export async function compareLines(
  db: Db,
  { cartId, identity }: { cartId: number; identity: LineIdentity },
): Promise<ComparedLine[]> {
  return selectCompared(db).all({ ...toParams(identity), cartId });
}

/** Returns one line of a cart; undefined if the cart has no such line. */
export async function findLine(
  db: Db,
  input: { cartId: number; id: number },
): Promise<LineRow | undefined> {
  return selectOne(db).get(input);
}

/** Adds a line. Returns the id of the line. */
export async function insertLine(
  db: Tx,
  {
    identity,
    ...line
  }: { identity: LineIdentity } & LineAmount & {
      cartId: number;
      createdAt: number;
    },
): Promise<number> {
  return lineRow.id(db, { ...identity, ...line });
}

/**
 * Changes a line's quantity and the price that the shopper saw when adding.
 * Returns the id of the line.
 */
export async function updateAmount(
  db: Tx,
  { id, quantity, addedPriceCents }: { id: number } & LineAmount,
): Promise<number> {
  await update(db).run({ id, quantity, addedPriceCents });
  return id;
}

/** Changes a line's product or design; the line's place in the cart stays. */
export async function updateLine(
  db: Tx,
  {
    id,
    identity,
    ...amount
  }: { id: number; identity: LineIdentity } & LineAmount,
): Promise<void> {
  await db
    .update(cartLines)
    .set({ ...identity, ...amount })
    .where(eq(cartLines.id, id))
    .run();
}

export async function removeLine(db: Tx, id: number): Promise<void> {
  await db.delete(cartLines).where(eq(cartLines.id, id)).run();
}

export async function removeLines(db: Tx, cartId: number): Promise<void> {
  await deleteAll(db).run({ cartId });
}
