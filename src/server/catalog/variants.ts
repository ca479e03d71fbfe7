import { and, asc, eq, isNull } from "drizzle-orm";
import { errorKey } from "#shared/messages/error-key.ts";
import type { ProductInput, Variant } from "#shared/catalog/schema.ts";
import { countAfterEdit, isSoldToTheLast } from "#shared/stock/rules.ts";
import { toPrice } from "#shared/money/rules.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { changePrice, toSale } from "./sale-prices.ts";
import { ids, prepared } from "#server/db/prepared.ts";
import { variants } from "#server/db/schema/catalog.ts";
import { Problem } from "#server/http/problem.ts";

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
    ...toSale(row),
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
    since = now,
  }: {
    productId: number;
    variants: VariantInputs;
    /** When the product was last changed. */
    since?: number;
    now: number;
  },
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
  for (const [position, { id, ...input }] of inputs.entries()) {
    const row = before.get(id ?? 0);
    if (id === undefined || !row) {
      added.push({ ...input, productId, position });
      continue;
    }
    const sold = { productId, variantId: id };
    const path = `variants.${position}.`;
    const was = { ...row, since };
    const change = { before: was, sent: input, path, now };
    await db
      .update(variants)
      .set({
        ...toColumns({ ...input, productId, position }, row),
        ...(await changePrice(db, sold, change)),
      })
      .where(eq(variants.id, id))
      .run();
  }
  const rows = await insertVariants(db, added);
  for (const { id, position } of rows) {
    const sent = inputs[position];
    if (!sent || sent.salePrice == null) continue;
    const path = `variants.${position}.`;
    const sold = { productId, variantId: id };
    const price = { before: undefined, sent, path, now };
    await db
      .update(variants)
      .set(await changePrice(db, sold, price))
      .where(eq(variants.id, id))
      .run();
  }
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

function toColumns(
  { price, salePrice: _, saleFrom: __, saleUntil: ___, ...columns }: NewVariant,
  row?: VariantRow,
) {
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

// The colors of resins, each with the words for it in the shop's six languages. No
// word has two colors, so that a title is understood in any of them.
const RESINS: Record<string, string> = {
  "#D98A22": "honey honig miel miele honing",
  "#E39A2D": "amber bernstein ambre ámbar ambra barnsteen",
  "#6B3716": "tortoise schildpatt écaille carey tartaruga schildpad",
  "#B7713A": "caramel karamell caramelo caramello karamel",
  "#D77A8C": "rose",
  "#F0B7B5": "blush",
  "#E58AA5": "pink rosa roze",
  "#B00D48": "raspberry himbeere framboise frambuesa lampone framboos",
  "#B3202C": "red rot rouge rojo roja rosso rossa rood",
  "#8E1230": "cherry kirsche cerise cereza ciliegia kers",
  "#F2A680": "peach pfirsich pêche melocotón pesca perzik",
  "#EC7A62": "coral koralle corail corallo koraal",
  "#F1D85A": "lemon zitrone citron limón limone citroen",
  "#A9D8C2": "mint minze menthe menta munt",
  "#A9B88A": "sage salbei sauge salvia salie",
  "#7FA06B": "moss moos mousse musgo muschio mos",
  "#8A8A4C": "olive oliva olijf",
  "#8FB5A4": "eucalyptus eukalyptus eucalipto",
  "#4F8A5B": "green grün vert verte verde groen",
  "#3E8C8C": "teal petrol canard turquesa ottanio",
  "#8CC5BE": "sea meer mer mar mare zee",
  "#5E86C4": "blue blau bleu bleue azul blu azzurro blauw",
  "#27386E": "navy marine marino",
  "#B79BD0": "lilac flieder lilas lila lilla",
  "#A991CC": "lavender lavendel lavande lavanda",
  "#6B2D5C": "plum pflaume prune ciruela prugna pruim",
  "#5B5560": "smoke rauch fumé humo fumo rook",
  "#231F24": "black schwarz noir noire negro negra nero nera zwart",
  "#F7F3EC": "white weiß blanc blanche blanco blanca bianco bianca wit",
  "#F3EADD": "milk milch lait leche latte melk",
  "#EFE6DA": "pearl perle perla parel",
  "#E4EEF0": "clear klar transparent transparente trasparente helder",
  "#C9A04A": "gold or oro dorado goud",
  "#B9BDC4": "silver silber argent plata argento zilver",
};

const COLORS = new Map(
  Object.entries(RESINS).flatMap(([color, words]) =>
    words.split(" ").map((word) => [word, color] as const),
  ),
);

// French gold is English for a choice: "S or M", "7 cm or 9 cm".
const BETWEEN_TWO = /(?<=[\p{L}\d]) or (?=[\p{L}\d])/gu;

/** Returns the color of the first resin in a title; undefined without one. */
export function resinColor(title: string): string | undefined {
  return title
    .normalize()
    .toLowerCase()
    .replaceAll(BETWEEN_TWO, ", ")
    .split(/[^\p{L}]+/u)
    .map((word) => COLORS.get(word))
    .find((color) => color !== undefined);
}
