import { and, eq, gt, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { AvailableItem } from "#shared/stock/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import { roundCents } from "#shared/text/formats.ts";
import {
  type PriceColumns,
  priceAt,
  priceColumns,
} from "#server/catalog/sale-prices.ts";
import type { Db } from "#server/db/handle.ts";
import { products, variants } from "#server/db/schema/catalog.ts";
import { toIso } from "#server/runtime/clock.ts";
import { type HeldPart, listHeld } from "./hold-store.ts";

type Moment = {
  now: number;
  /** The decimals of the shop's currency. */
  digits: number;
};
type ProductPart = PriceColumns &
  Pick<
    typeof products.$inferSelect,
    "id" | "inStock" | "stockQuantity" | "availableFrom"
  >;
type VariantPart = PriceColumns &
  Pick<
    typeof variants.$inferSelect,
    "id" | "productId" | "available" | "stockQuantity"
  >;

const VARIANT = {
  id: variants.id,
  productId: variants.productId,
  available: variants.available,
  stockQuantity: variants.stockQuantity,
  ...priceColumns(variants),
};

/**
 * Returns what may be bought now of all that is counted, sold out, to come or on
 * sale, and at which price.
 * Of such a product it lists each variant, too.
 */
export async function readAvailability(
  db: Db,
  { now, digits }: Moment,
): Promise<AvailableItem[]> {
  const special = db
    .select({ productId: variants.productId })
    .from(variants)
    .where(
      and(
        isNull(variants.deletedAt),
        or(
          gt(variants.stockQuantity, 0),
          eq(variants.available, false),
          isNotNull(variants.salePriceCents),
        ),
      ),
    );
  const rows = await db
    .select({
      id: products.id,
      inStock: products.inStock,
      stockQuantity: products.stockQuantity,
      availableFrom: products.availableFrom,
      ...priceColumns(products),
    })
    .from(products)
    .where(
      and(
        isNull(products.deletedAt),
        eq(products.isHidden, false),
        or(
          gt(products.stockQuantity, 0),
          eq(products.inStock, false),
          gt(products.availableFrom, now),
          isNotNull(products.salePriceCents),
          inArray(products.id, special),
        ),
      ),
    )
    .orderBy(products.id)
    .all();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [ofProducts, held] = await Promise.all([
    db
      .select(VARIANT)
      .from(variants)
      .where(and(isNull(variants.deletedAt), inArray(variants.productId, ids)))
      .orderBy(variants.id)
      .all(),
    listHeld(db, now),
  ]);
  const variantsOf = Map.groupBy(ofProducts, ({ productId }) => productId);
  const heldOf = Map.groupBy(held, ({ productId }) => productId);
  return rows.flatMap((row) =>
    toItems(row, variantsOf.get(row.id) ?? [], heldOf.get(row.id) ?? [], {
      now,
      digits,
    }),
  );
}

function toItems(
  product: ProductPart,
  ofProduct: VariantPart[],
  held: HeldPart[],
  { now, digits }: Moment,
): AvailableItem[] {
  const { availableFrom, stockQuantity } = product;
  const isToCome = availableFrom !== null && availableFrom > now;
  const shared = {
    productId: product.id,
    opens: isToCome ? toIso(availableFrom) : null,
  };
  const whole = { ...count(stockQuantity, held), inStock: product.inStock };
  return [
    {
      ...shared,
      variantId: null,
      ...soldOutIf(whole),
      ...soldFor(product, { now, digits }),
    },
    ...ofProduct.map((variant): AvailableItem => {
      const ofVariant = held.filter(
        ({ variantId }) => variantId === variant.id,
      );
      const own = count(variant.stockQuantity, ofVariant);
      // Both counts bind, and the smaller one is felt.
      const isOwn = (own.left ?? Infinity) <= (whole.left ?? Infinity);
      const inStock = product.inStock && variant.available;
      const felt = { ...(isOwn ? own : whole), inStock };
      return {
        ...shared,
        variantId: variant.id,
        ...soldOutIf(felt),
        ...soldFor(variant, { now, digits }),
      };
    }),
  ];
}

/** What is paid of what has a sale, also before it begins and after its end. */
function soldFor(
  row: PriceColumns,
  { now, digits }: Moment,
): Pick<AvailableItem, "sold"> {
  if (row.salePriceCents === null) return {};
  const shown = (cents: number) => toPrice(roundCents(cents, digits));
  const { priceCents, regularCents, lowestCents } = priceAt(row, now);
  const isOn = regularCents !== undefined;
  return {
    sold: {
      price: shown(priceCents),
      ...(isOn && { regularPrice: shown(regularCents) }),
      ...(lowestCents !== undefined && { lowestPrice: shown(lowestCents) }),
      ...(isOn &&
        row.saleUntil !== null && { saleUntil: toIso(row.saleUntil) }),
    },
  };
}

type Count = Pick<AvailableItem, "left" | "held" | "heldUntil">;

function count(stockQuantity: number, parts: HeldPart[]): Count {
  if (stockQuantity === 0) return { left: null, held: 0, heldUntil: null };
  const held = parts.reduce((total, { quantity }) => total + quantity, 0);
  const left = Math.max(0, stockQuantity - held);
  if (held === 0) return { left, held, heldUntil: null };
  const heldUntil = Math.min(...parts.map((part) => part.heldUntil));
  return { left, held, heldUntil: toIso(heldUntil) };
}

/** What is sold out has nothing left, whatever its count is. */
const soldOutIf = (item: Count & { inStock: boolean }) =>
  item.inStock ? item : { inStock: false, left: 0, held: 0, heldUntil: null };
