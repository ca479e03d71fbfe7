import { and, asc, eq, isNull } from "drizzle-orm";
import type { ProductInput, Variant } from "#shared/catalog.ts";
import { toPrice } from "#shared/cents.ts";
import type { Tx } from "#server/db/open.ts";
import { ids, prepared } from "#server/db/prepared.ts";
import { variants } from "#server/db/schema/goods.ts";
import { Problem } from "#server/problem.ts";

export type VariantRow = typeof variants.$inferSelect;
type VariantInputs = NonNullable<ProductInput["variants"]>;

const selectVariants = prepared((db) =>
  db
    .select()
    .from(variants)
    .where(and(isNull(variants.deletedAt), ids.in(variants.productId)))
    .orderBy(asc(variants.position), asc(variants.id))
    .prepare(),
);

/** The variants that products have now, in the owner's order. */
export function listVariants(
  db: Tx,
  productIds: number[],
): Map<number, VariantRow[]> {
  const rows = selectVariants(db).all(ids.of(productIds));
  return Map.groupBy(rows, (row) => row.productId);
}

/** A variant as the wire has it. */
export function toVariant(row: VariantRow): Variant {
  const { id, title, priceCents, available } = row;
  return { id, title, price: toPrice(priceCents), available };
}

/**
 * Makes a product's variants what the editor sent: ids are kept, those left
 * out are deleted softly, the array's order is the owner's.
 * Throws "invalid" for an id that is not one of this product's.
 */
export function saveVariants(
  db: Tx,
  productId: number,
  inputs: VariantInputs,
  now: number,
): void {
  const current = listVariants(db, [productId]).get(productId) ?? [];
  const kept = keptIds(current, inputs);
  for (const row of current)
    if (!kept.has(row.id))
      db.update(variants)
        .set({ deletedAt: now })
        .where(eq(variants.id, row.id))
        .run();
  for (const [position, { id, title, price, available }] of inputs.entries()) {
    const values = { title, priceCents: price, available, position };
    if (id === undefined)
      db.insert(variants)
        .values({ ...values, productId })
        .run();
    else db.update(variants).set(values).where(eq(variants.id, id)).run();
  }
}

function keptIds(current: VariantRow[], inputs: VariantInputs): Set<number> {
  const ids = inputs.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const kept = new Set(ids);
  const known = new Set(current.map((row) => row.id));
  if (kept.size < ids.length || !kept.isSubsetOf(known))
    throw new Problem("invalid", {
      message: "One of these options is not this clip's. Please reload it.",
      fields: { variants: "One of these options is not this clip's." },
    });
  return kept;
}
