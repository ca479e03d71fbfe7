import { and, asc, eq, sql } from "drizzle-orm";
import {
  customClipCents,
  customClipDescription,
  customClipName,
} from "#shared/clip-rules.ts";
import { CUSTOM_PRODUCT_ID } from "#shared/custom-product.ts";
import type { Picture } from "#shared/images.ts";
import { findPicture, toPicture } from "#server/catalog/pictures.ts";
import { listVariants, type VariantRow } from "#server/catalog/variants.ts";
import { type CharmRow, findCharmRows } from "#server/charms/store.ts";
import { type ClipConfigRow, readClipConfig } from "#server/clip/store.ts";
import type { Tx } from "#server/db/open.ts";
import { prepared } from "#server/db/prepared.ts";
import { cartLines } from "#server/db/schema/carts.ts";
import { pictures, products, variants } from "#server/db/schema/goods.ts";
import type { LineRow } from "./line-rows.ts";
import type { PricedLine } from "./priced-line.ts";

type ProductRow = typeof products.$inferSelect;

const selectLines = prepared((db) =>
  db
    .select()
    .from(cartLines)
    .leftJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(variants, eq(variants.id, cartLines.variantId))
    .leftJoin(pictures, eq(pictures.imageUrl, products.imageUrl))
    .where(
      and(
        eq(cartLines.cartId, sql.placeholder("cartId")),
        sql`${cartLines.id} = ifnull(${sql.placeholder("lineId")}, ${cartLines.id})`,
      ),
    )
    .orderBy(asc(cartLines.id))
    .prepare(),
);

/** The lines of a cart, or one of them, in the order added, repriced. */
export function readLines(
  db: Tx,
  cartId: number,
  lineId?: number,
): PricedLine[] {
  const rows = selectLines(db).all({ cartId, lineId: lineId ?? null });
  const choices = listVariants(
    db,
    rows.flatMap((row) => row.products?.id ?? []),
  );
  const priceClip = clipPricer(
    db,
    rows.map((row) => row.cart_lines),
  );
  return rows.map(({ cart_lines, products, variants, pictures }) =>
    products
      ? {
          ...priceProduct(
            cart_lines,
            products,
            variants,
            choices.get(products.id) ?? [],
          ),
          picture: toPicture(pictures),
        }
      : priceClip(cart_lines),
  );
}

function priceProduct(
  line: LineRow,
  product: ProductRow,
  variant: VariantRow | null,
  choices: VariantRow[],
): Omit<PricedLine, "picture"> {
  return {
    ...keptFields(line),
    productId: product.id,
    name: product.name,
    variantTitle: variant?.title ?? null,
    description: product.description,
    imageUrl: product.imageUrl,
    priceCents: (variant ?? product).priceCents,
    fault: productFault(product, variant, choices),
  };
}

function productFault(
  product: ProductRow,
  variant: VariantRow | null,
  choices: VariantRow[],
): string | undefined {
  if (product.deletedAt !== null) return "it is no longer in the shop";
  if (!product.inStock) return "it is sold out";
  // Added before it had options: which one is meant, only the shopper knows.
  if (!variant)
    return choices.length > 0 ? "it now comes in several options" : undefined;
  if (variant.deletedAt !== null) return "this option is no longer made";
  return variant.available ? undefined : "this option is sold out";
}

/** Reads what custom clips are made of, once for all lines that need it. */
function clipPricer(db: Tx, lines: LineRow[]) {
  const ids = lines.flatMap((line) => line.selectedCharms ?? []);
  const rows = findCharmRows(db, ids);
  let base: { config: ClipConfigRow; picture: Picture | null } | undefined;
  return (line: LineRow): PricedLine => {
    base ??= readBase(db);
    const { config, picture } = base;
    const selectedCharms = line.selectedCharms ?? [];
    const customText = line.customText ?? "";
    const charms = selectedCharms.flatMap((id) => rows.get(id) ?? []);
    return {
      ...keptFields(line),
      productId: CUSTOM_PRODUCT_ID,
      name: customClipName(customText),
      variantTitle: null,
      description: customClipDescription(charms),
      imageUrl: config.imageUrl,
      picture,
      priceCents: customClipCents(config.basePriceCents, charms),
      design: { selectedCharms, customText, charms },
      fault: clipFault(config, charms),
    };
  };
}

function readBase(db: Tx) {
  const config = readClipConfig(db);
  return { config, picture: findPicture(db, config.imageUrl) };
}

function clipFault(
  config: ClipConfigRow,
  charms: CharmRow[],
): string | undefined {
  if (!config.isEnabled) return "custom clips are taking a short break";
  const gone = charms.find((charm) => charm.deletedAt !== null);
  if (gone) return `the charm ${gone.name} is no longer in the shop`;
  const soldOut = charms.find((charm) => !charm.inStock);
  return soldOut && `the charm ${soldOut.name} is sold out`;
}

function keptFields(line: LineRow) {
  const { id, variantId, quantity, addedPriceCents } = line;
  return { id, variantId, quantity, addedPriceCents };
}
