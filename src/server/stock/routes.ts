import * as itemCalls from "#shared/admin/item-calls.ts";
import type { Charm, Resin } from "#shared/clip/parts.ts";
import * as calls from "#shared/stock/calls.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { isCounted, MAX_STOCK } from "#shared/stock/rules.ts";
import type { ChangedStock } from "#shared/catalog/schema.ts";
import type { StockChange } from "#shared/stock/schema.ts";
import { changeCatalog } from "#server/catalog/item-rows.ts";
import { getProduct } from "#server/catalog/store.ts";
import { charmStore, resinStore } from "#server/clips/part-store.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { priceDigits, withShownPrices } from "#server/catalog/shown.ts";
import { createFeed } from "./feed.ts";
import { createStreams } from "./streams.ts";
import {
  changeCount,
  type CountedKey,
  type CountedRow,
  lockCounted,
  textOf,
} from "./counted-rows.ts";
import { listHoldsOf } from "./hold-store.ts";
import { isOf } from "./shortage.ts";

const EVENTS = "text/event-stream";

/** Adds what may be bought now, once and as a stream of events. */
export function availabilityRoutes(deps: Deps) {
  const feed = createFeed(deps);
  const streams = createStreams(deps, feed);
  return routes(calls, {
    getAvailability: async ({ set }) => {
      set.headers["cache-control"] = "no-store";
      return feed.read();
    },

    followAvailability: ({ request, address, set }) => {
      if (!request.headers.get("accept")?.includes(EVENTS)) {
        set.headers["cache-control"] = "no-store";
        return feed.read();
      }
      return streams.open(request, address);
    },
  });
}

/**
 * Changes the stock of a product or a variant by so many pieces. With the last
 * one it is sold out, and with the first one on sale again. Throws "not_found",
 * "invalid", or "not_enough" where there are not so many to take away.
 */
async function changeStock(
  deps: Deps,
  { id, change, variantId }: StockChange & { id: number },
): Promise<ChangedStock> {
  const now = deps.clock.now();
  const key: CountedKey =
    variantId === undefined
      ? { kind: "product", id }
      : { kind: "variant", id: variantId, productId: id };
  const changed = await changeCatalog(deps, async (tx) => {
    const { rows, read: holds } = await lockCounted(tx, [key], () =>
      listHoldsOf(tx, { productIds: [id], now }),
    );
    const { variants } = await getProduct(tx, id);
    const row = rows.get(textOf(key));
    const isOwn = variants.some((each) => each.id === variantId);
    if (!row || (variantId !== undefined && !isOwn))
      throw invalidField("variantId", errorKey("optionUnknown"));
    checkChange(row, change);
    await changeCount(tx, { row, by: change, now });
    const held = holds
      .filter((hold) => isOf(hold, key))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return { ...(await getProduct(tx, id)), held };
  });
  deps.holdsChanged();
  return changed;
}

function checkChange(row: CountedRow, change: number): void {
  const left = row.stockQuantity + change;
  if (left > MAX_STOCK)
    throw invalidField("change", errorKey("stock", MAX_STOCK));
  if (left >= 0) return;
  throw new Problem("not_enough", {
    message:
      row.inStock && !isCounted(row)
        ? errorKey("notCounted")
        : errorKey("stockBelow", row.stockQuantity),
  });
}

const PARTS = { charm: charmStore, resin: resinStore };
type PartChange = { kind: keyof typeof PARTS; id: number; change: number };

/** The same of a charm or a resin, which no cart holds. */
async function changePartStock(
  deps: Deps,
  { change, ...key }: PartChange,
): Promise<Charm | Resin> {
  const { get } = PARTS[key.kind];
  const changed = await changeCatalog(deps, async (tx) => {
    const now = deps.clock.now();
    const { rows } = await lockCounted(tx, [key], async () => {});
    await get(tx, key.id);
    const row = rows.get(textOf(key));
    if (!row) throw new Error("the part has no count");
    checkChange(row, change);
    await changeCount(tx, { row, by: change, now });
    return get(tx, key.id);
  });
  return withShownPrices(changed, await priceDigits(deps));
}

/** Adds the routes with which the maker counts up and down. */
export const stockAdminRoutes = (deps: Deps) => [
  ...routes(calls, {
    changeStock: async ({ params, body }) =>
      withShownPrices(
        await changeStock(deps, { ...params, ...body }),
        await priceDigits(deps),
      ),
  }),
  ...routes(itemCalls, {
    changeCharmStock: ({ params, body }) =>
      changePartStock(deps, { kind: "charm", ...params, ...body }),
    changeResinStock: ({ params, body }) =>
      changePartStock(deps, { kind: "resin", ...params, ...body }),
  }),
];
