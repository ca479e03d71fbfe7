import { and, eq, gt, isNull, min, sql } from "drizzle-orm";
import { errorKey } from "#shared/messages/error-key.ts";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import { roundCents } from "#shared/text/formats.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import type { Product } from "#shared/catalog/schema.ts";
import type { Db } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { products } from "#server/db/schema/catalog.ts";

// Prices that the maker stored in another currency may have decimals that hers
// has not. They stay stored, so that she can go back, and are rounded where they
// are read.

/** Returns how many decimals prices have in the shop's currency: 2, or 0. */
export async function priceDigits(deps: Pick<Deps, "locale">): Promise<number> {
  return (await deps.locale()).formats.money.digits;
}

/** The replies of the API with prices: items, or the designer's settings. */
export type Priced = {
  price?: string;
  basePrice?: string;
  variants?: { price: string }[];
};

/** Returns an item with the prices that it has in the shop's currency. */
export function withShownPrices<Item extends Priced>(
  item: Item,
  digits: number,
): Item {
  if (digits > 0) return item;
  const { price, basePrice, variants } = item;
  const shown = (stored: string) =>
    toPrice(roundCents(priceCents(stored), digits));
  return {
    ...item,
    ...(price !== undefined && { price: shown(price) }),
    ...(basePrice !== undefined && { basePrice: shown(basePrice) }),
    ...(variants && {
      variants: variants.map((each) => ({ ...each, price: shown(each.price) })),
    }),
  };
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
  basePrice?: number | undefined;
  variants?: { price: number }[] | undefined;
};

/** Throws "invalid" for decimals that the shop's currency does not have. */
export function checkDecimals(
  sent: SentPrices,
  digits: number,
  field = "price",
): void {
  const { price, basePrice, variants = [] } = sent;
  const named: [field: string, cents: number | undefined][] = [
    [field, price],
    ["basePrice", basePrice],
    ...variants.map((variant, index): [string, number] => [
      `variants.${index}.price`,
      variant.price,
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
