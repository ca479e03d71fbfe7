import type * as z from "zod/mini";
import type { ItemCalls } from "#shared/admin/item-calls.ts";
import { OK } from "#shared/api/schema.ts";
import type { Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { ifMatch } from "#server/http/headers.ts";
import { checkStoredPicture } from "#server/images/store.ts";
import { changeCatalog, type ItemEdit, type ItemTarget } from "./item-rows.ts";
import {
  checkDecimals,
  priceDigits,
  readShownPrices,
  withShownPrices,
} from "./shown.ts";

/** The fields that all kinds of catalog items share. */
type CatalogItem = {
  id: number;
  name: string;
  price: string;
  updatedAt: string;
};

/** The store functions of one kind of catalog item. */
type ItemStore<Row, Input> = {
  create(tx: Tx, input: Input & { now: number }): Promise<Row>;
  /** Fields that are undefined stay as they are. */
  update(tx: Tx, input: Partial<Input> & ItemEdit): Promise<Row>;
  remove(tx: Tx, target: ItemTarget): Promise<void>;
  restore(tx: Tx, target: ItemTarget): Promise<Row>;
  reorder(tx: Tx, input: { ids: number[] }): Promise<Row[]>;
};

type ItemKind<Row, Input> = {
  calls: ItemCalls<
    z.ZodMiniType<Input>,
    z.ZodMiniType<Partial<Input>>,
    z.ZodMiniType<Row>,
    z.ZodMiniType<Row[]>
  >;
  store: ItemStore<Row, Input>;
};

/** `imageUrl` is an item's picture; a product may have several `pictures`. */
type SentItem = {
  price: number;
  salePrice?: number | null | undefined;
  variants?:
    { price: number; salePrice?: number | null | undefined }[] | undefined;
  imageUrl: string;
  pictures?: { imageUrl: string }[] | undefined;
};

/**
 * Throws "invalid" for decimals that the currency does not have, and for uploads
 * that the shop does not store (any more).
 */
async function checkItem(
  deps: Deps,
  { imageUrl, pictures = [], ...prices }: Partial<SentItem>,
): Promise<void> {
  const { db } = deps;
  checkDecimals(prices, await priceDigits(deps));
  if (imageUrl !== undefined) await checkStoredPicture(db, imageUrl);
  for (const [index, picture] of pictures.entries())
    await checkStoredPicture(
      db,
      picture.imageUrl,
      `pictures.${index}.imageUrl`,
    );
}

/** Adds the routes that create, change, sort, delete and restore items. */
export function itemAdminRoutes<
  Row extends CatalogItem,
  Input extends SentItem,
>(deps: Deps, kind: ItemKind<Row, Input>) {
  const { clock } = deps;
  const { calls, store }: ItemKind<CatalogItem, SentItem> = kind;
  const update = async (
    id: number,
    body: Partial<SentItem>,
    request: Request,
  ) => {
    await checkItem(deps, body);
    const edit = { now: clock.now(), ifMatchUpdatedAt: ifMatch(request) };
    return change((tx) => store.update(tx, { ...body, id, ...edit }));
  };
  const change = async (write: (tx: Tx) => Promise<CatalogItem>) =>
    withShownPrices(await changeCatalog(deps, write), await priceDigits(deps));
  return routes(calls, {
    create: async ({ body }) => {
      await checkItem(deps, body);
      const item = { ...body, now: clock.now() };
      return change((tx) => store.create(tx, item));
    },

    reorder: ({ body }) =>
      readShownPrices(deps, () =>
        changeCatalog(deps, (tx) => store.reorder(tx, body)),
      ),

    update: ({ params, body, request }) => update(params.id, body, request),

    patch: ({ params, body, request }) => update(params.id, body, request),

    remove: async ({ params }) => {
      const target = { ...params, now: clock.now() };
      await changeCatalog(deps, (tx) => store.remove(tx, target));
      return OK;
    },

    restore: async ({ params }) => {
      const target = { ...params, now: clock.now() };
      return change((tx) => store.restore(tx, target));
    },
  });
}
