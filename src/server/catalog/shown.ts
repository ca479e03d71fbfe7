import { and, gt, isNull, min, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { errorKey } from "#shared/messages/error-key.ts";
import { soldAt } from "#shared/catalog/sale.ts";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import { roundCents } from "#shared/text/formats.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import type { Product } from "#shared/catalog/schema.ts";
import type { Db } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { products, variants } from "#server/db/schema/catalog.ts";

// Prices that the maker stored in another currency may have decimals that hers
// has not. They stay stored, so that she can go back, and are rounded where they
// are read.

/** Returns how many decimals prices have in the shop's currency: 2, or 0. */
export async function priceDigits(deps: Pick<Deps, "locale">): Promise<number> {
  return (await deps.locale()).formats.money.digits;
}

type Prices = {
  price?: string;
  salePrice?: string | undefined;
  regularPrice?: string | undefined;
  lowestPrice?: string | undefined;
};

/** The replies of the API with prices: items, or the designer's settings. */
export type Priced = Prices & {
  basePrice?: string;
  variants?: Prices[];
};

const PRICES = [
  "price",
  "salePrice",
  "regularPrice",
  "lowestPrice",
  "basePrice",
] as const;

/** Returns an item with the prices that it has in the shop's currency. */
export function withShownPrices<Item extends Priced>(
  item: Item,
  digits: number,
): Item {
  if (digits > 0) return item;
  const { variants } = item;
  return {
    ...item,
    ...rounded(item, digits),
    ...(variants && {
      variants: variants.map((each) => ({ ...each, ...rounded(each, digits) })),
    }),
  };
}

function rounded(item: Priced, digits: number): Partial<Prices> {
  const found = PRICES.flatMap((name) => {
    const price = item[name];
    return price === undefined
      ? []
      : [[name, toPrice(roundCents(priceCents(price), digits))] as const];
  });
  return Object.fromEntries(found);
}

/** The problem "stale", with the item as another edit has left it. */
export function stale(current: Priced): Problem {
  return new Problem("stale", {
    extra: ({ formats }) => ({
      current: withShownPrices(current, formats.money.digits),
    }),
  });
}

/** Reads items, with the prices that they have in the shop's currency. */
export async function readShownPrices<Item extends Priced>(
  deps: Pick<Deps, "locale">,
  read: () => Promise<Item[]>,
): Promise<Item[]> {
  // Asked last: a change of the currency meanwhile comes with its own reading.
  const items = await read();
  const digits = await priceDigits(deps);
  return items.map((item) => withShownPrices(item, digits));
}

/** The prices of an item as the maker sends them, in cents. */
type SentPrices = {
  price?: number | undefined;
  salePrice?: number | null | undefined;
  basePrice?: number | undefined;
  variants?:
    { price: number; salePrice?: number | null | undefined }[] | undefined;
};

/** Throws "invalid" for decimals that the shop's currency does not have. */
export function checkDecimals(
  sent: SentPrices,
  digits: number,
  field = "price",
): void {
  const { price, salePrice, basePrice, variants = [] } = sent;
  const named: [field: string, cents: number | undefined][] = [
    [field, price],
    ["salePrice", salePrice ?? undefined],
    ["basePrice", basePrice],
    ...variants.flatMap((variant, index): [string, number | undefined][] => [
      [`variants.${index}.price`, variant.price],
      [`variants.${index}.salePrice`, variant.salePrice ?? undefined],
    ]),
  ];
  const wrong = named.filter(
    ([, cents = 0]) => roundCents(cents, digits) !== cents,
  );
  if (wrong.length === 0) return;
  const message = errorKey("priceWhole");
  const fields = Object.fromEntries(wrong.map(([field]) => [field, message]));
  throw new Problem("invalid", { message, fields });
}

/**
 * Returns a product as shoppers see it at `now`: whatever has opened is no drop,
 * and its price is what is paid then.
 */
export function asShownAt<
  P extends Pick<Product, "availableFrom" | "variants" | "price">,
>(product: P, now: number): P {
  const { availableFrom, variants } = product;
  const shown = soldAt(product, now);
  return {
    ...shown,
    ...(availableFrom &&
      Date.parse(availableFrom) <= now && { availableFrom: null }),
    variants: variants.map((variant) => soldAt(variant, now)),
  };
}

const nextOf = (
  column: AnySQLiteColumn,
  table: typeof products | typeof variants,
) =>
  prepared((db) =>
    db
      .select({ at: min(column) })
      .from(table)
      .where(and(isNull(table.deletedAt), gt(column, sql.placeholder("now"))))
      .prepare(),
  );
const NEXT = [
  nextOf(products.availableFrom, products),
  nextOf(products.saleFrom, products),
  nextOf(products.saleUntil, products),
  nextOf(variants.saleFrom, variants),
  nextOf(variants.saleUntil, variants),
];

/**
 * Returns when the next drop opens or the next sale begins or ends, in ms;
 * undefined if there is none.
 */
export async function findNextOpening(
  db: Db,
  now: number,
): Promise<number | undefined> {
  const rows = await Promise.all(NEXT.map((select) => select(db).get({ now })));
  const times = rows.flatMap((row) => Number(row?.at ?? 0) || []);
  return times.length > 0 ? Math.min(...times) : undefined;
}
