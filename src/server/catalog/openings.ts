import { and, eq, gt, isNull, min, sql } from "drizzle-orm";
import type { Product } from "#shared/catalog/schema.ts";
import type { Db } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { products } from "#server/db/schema/catalog.ts";

/** Returns a product as it is shown at `now`: whatever has opened is no drop. */
export function asShownAt<P extends Pick<Product, "availableFrom">>(
  product: P,
  now: number,
): P {
  const { availableFrom } = product;
  return availableFrom && Date.parse(availableFrom) <= now
    ? { ...product, availableFrom: null }
    : product;
}

const selectNext = prepared((db) =>
  db
    .select({ at: min(products.availableFrom) })
    .from(products)
    .where(
      and(
        isNull(products.deletedAt),
        eq(products.isHidden, false),
        gt(products.availableFrom, sql.placeholder("now")),
      ),
    )
    .prepare(),
);

/** Returns when the next drop opens, in ms; undefined if there is none. */
export async function findNextOpening(
  db: Db,
  now: number,
): Promise<number | undefined> {
  return (await selectNext(db).get({ now }))?.at ?? undefined;
}
