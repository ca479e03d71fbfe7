import { errorKey } from "#shared/messages/error-key.ts";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { ProductInput, Variant } from "#shared/catalog/schema.ts";
import { countAfterEdit, isSoldToTheLast } from "#shared/stock/rules.ts";
import { toPrice } from "#shared/money/rules.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { ids, prepared } from "#server/db/prepared.ts";
import { variants } from "#server/db/schema/catalog.ts";
import { Problem } from "#server/http/problem.ts";
import { resinColor } from "./resin-color.ts";

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

/** Returns each product's variants, except deleted, in the maker's order. */
export async function listVariants(
  db: Db,
  productIds: number[],
): Promise<Map<number, VariantRow[]>> {
  const rows = await selectVariants(db).all(ids.of(productIds));
  return Map.groupBy(rows, (row) => row.productId);
}

/** Converts a variant to the form that the API returns. */
export function toVariant(row: VariantRow): Variant {
  const { id, title, priceCents, available, stockQuantity, widthMm } = row;
  const width = widthMm === null ? {} : { widthMm };
  const price = toPrice(priceCents);
  const color = resinColor(title);
  const dot = color === undefined ? {} : { color };
  const isSold = isSoldToTheLast({ ...row, inStock: available });
  const was = isSold ? { wasCounted: true as const } : {};
  return {
    id,
    title,
    price,
    available,
    stockQuantity,
    ...was,
    ...width,
    ...dot,
  };
}

/**
 * Saves a product's variants in the order that the editor sent: changes those
 * with an id, adds those without, and marks missing ones as deleted. Throws
 * "invalid" for an id that is repeated or is not one of this product's.
 */
export async function saveVariants(
  db: Tx,
  {
    productId,
    variants: inputs,
    now,
  }: { productId: number; variants: VariantInputs; now: number },
): Promise<void> {
  const current = (await listVariants(db, [productId])).get(productId) ?? [];
  const named = namedIds(current, inputs);
  for (const row of current)
    if (!named.has(row.id))
      await db
        .update(variants)
        .set({ deletedAt: now })
        .where(eq(variants.id, row.id))
        .run();
  const before = new Map(current.map((row) => [row.id, row]));
  const added: NewVariant[] = [];
  for (const [position, { id, ...input }] of inputs.entries())
    if (id === undefined) added.push({ ...input, productId, position });
    else
      await db
        .update(variants)
        .set(toColumns({ ...input, productId, position }, before.get(id)))
        .where(eq(variants.id, id))
        .run();
  await insertVariants(db, added);
}

type NewVariant = Omit<VariantInputs[number], "id"> & {
  productId: number;
  position: number;
};

/** Adds variants to products that exist. Returns their ids. */
export async function insertVariants(
  db: Tx,
  added: NewVariant[],
): Promise<{ id: number; productId: number; position: number }[]> {
  if (added.length === 0) return [];
  const { id, productId, position } = variants;
  return db
    .insert(variants)
    .values(added.map((variant) => toColumns(variant)))
    .returning({ id, productId, position })
    .all();
}

function toColumns({ price, ...columns }: NewVariant, row?: VariantRow) {
  const before = row && { ...row, inStock: row.available };
  const inStock = columns.available;
  const count = countAfterEdit(before, { ...columns, inStock });
  return { ...columns, ...count, priceCents: price };
}

function namedIds(current: VariantRow[], inputs: VariantInputs): Set<number> {
  const ids = inputs.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const named = new Set(ids);
  const known = new Set(current.map((row) => row.id));
  if (named.size < ids.length || !named.isSubsetOf(known))
    throw new Problem("invalid", {
      message: errorKey("optionsOfOtherReload"),
      fields: { variants: errorKey("optionsOfOther") },
    });
  return named;
}
