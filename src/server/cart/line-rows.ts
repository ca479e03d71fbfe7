import { and, count, eq, ne, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { prepared } from "#server/db/prepared.ts";
import { cartLines } from "#server/db/schema/carts.ts";

export type LineRow = typeof cartLines.$inferSelect;
/** What makes a line the same as another: product and variant, or design. */
export type Identity = Pick<
  LineRow,
  "productId" | "variantId" | "selectedCharms" | "customText"
>;

const given = {
  productId: sql`${sql.placeholder("productId")}`,
  variantId: sql`${sql.placeholder("variantId")}`,
  selectedCharms: sql`${sql.placeholder("selectedCharms")}`,
  customText: sql`${sql.placeholder("customText")}`,
};
// Placeholders take what the database holds: null, or the JSON as text.
const toParams = ({ selectedCharms, ...rest }: Identity) => ({
  ...rest,
  selectedCharms: selectedCharms && JSON.stringify(selectedCharms),
});

const selectSame = prepared((db) =>
  db
    .select()
    .from(cartLines)
    .where(
      and(
        eq(cartLines.cartId, sql.placeholder("cartId")),
        ne(cartLines.id, sql.placeholder("otherThan")),
        sql`${cartLines.productId} is ${given.productId}`,
        sql`${cartLines.variantId} is ${given.variantId}`,
        sql`${cartLines.selectedCharms} is ${given.selectedCharms}`,
        sql`${cartLines.customText} is ${given.customText}`,
      ),
    )
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
const selectCount = prepared((db) =>
  db
    .select({ lines: count() })
    .from(cartLines)
    .where(eq(cartLines.cartId, sql.placeholder("cartId")))
    .prepare(),
);
const insert = prepared((db) =>
  db
    .insert(cartLines)
    .values({
      ...given,
      cartId: sql.placeholder("cartId"),
      quantity: sql.placeholder("quantity"),
      addedPriceCents: sql.placeholder("addedPriceCents"),
      createdAt: sql.placeholder("createdAt"),
    })
    .returning({ id: cartLines.id })
    .prepare(),
);
const updateAmount = prepared((db) =>
  db
    .update(cartLines)
    .set({
      quantity: sql`${sql.placeholder("quantity")}`,
      addedPriceCents: sql`${sql.placeholder("addedPriceCents")}`,
    })
    .where(eq(cartLines.id, sql.placeholder("id")))
    .prepare(),
);
const deleteAll = prepared((db) =>
  db
    .delete(cartLines)
    .where(eq(cartLines.cartId, sql.placeholder("cartId")))
    .prepare(),
);

/** The line that has this very thing already, other than `otherThan`. */
export function findSameLine(
  db: Tx,
  cartId: number,
  identity: Identity,
  otherThan = 0,
): LineRow | undefined {
  return selectSame(db).get({ ...toParams(identity), cartId, otherThan });
}

export function findLine(
  db: Tx,
  cartId: number,
  id: number,
): LineRow | undefined {
  return selectOne(db).get({ cartId, id });
}

/** How many different lines a cart has. */
export function countLines(db: Tx, cartId: number): number {
  return selectCount(db).get({ cartId })?.lines ?? 0;
}

/** Adds a line; its id. */
export function insertLine(
  db: Tx,
  identity: Identity,
  line: Omit<LineRow, "id" | keyof Identity>,
): number {
  return insert(db).get({ ...toParams(identity), ...line }).id;
}

/** Changes how many there are of a line, and the price that was seen. */
export function setAmount(
  db: Tx,
  line: Pick<LineRow, "id" | "quantity" | "addedPriceCents">,
): void {
  updateAmount(db).run(line);
}

export function deleteLine(db: Tx, id: number): void {
  db.delete(cartLines).where(eq(cartLines.id, id)).run();
}

export function deleteLines(db: Tx, cartId: number): void {
  deleteAll(db).run({ cartId });
}
