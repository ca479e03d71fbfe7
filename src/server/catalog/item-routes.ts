import type { Elysia } from "elysia";
import { ReorderInput } from "#shared/admin/schema.ts";
import { OK, OkReply } from "#shared/api/errors.ts";
import { reorderPath, restorePath } from "#shared/api/paths.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { ifMatch } from "#server/http/if-match.ts";
import { IF_MATCH, operation } from "#server/http/operation.ts";
import {
  ROW_PATH,
  type RouteSchema,
  replies,
  takes,
} from "#server/http/route-schemas.ts";
import { checkStoredPicture } from "#server/images/store.ts";
import { changeCatalog } from "./change.ts";
import type { ItemEdit, ItemTarget } from "./item-rows.ts";

/** The fields that all kinds of catalog items share. */
type CatalogItem = { id: number; name: string; updatedAt: string };

/** The store functions of one kind of catalog item. */
type ItemStore<Row, Input> = {
  create(tx: Tx, input: Input & { now: number }): Promise<Row>;
  update(tx: Tx, input: Input & ItemEdit): Promise<Row>;
  remove(tx: Tx, target: ItemTarget): Promise<void>;
  restore(tx: Tx, target: ItemTarget): Promise<Row>;
  reorder(tx: Tx, input: { ids: number[] }): Promise<Row[]>;
};

type ItemKind<Row, Input> = {
  /** The names in the API's document, such as "a charm" and "charms". */
  one: string;
  many: string;
  path: string;
  input: RouteSchema<Input>;
  row: RouteSchema<Row>;
  list: RouteSchema<Row[]>;
  store: ItemStore<Row, Input>;
};

/** `imageUrl` is an item's picture; a product may have several `pictures`. */
type PicturedInput = {
  imageUrl: string;
  pictures?: { imageUrl: string }[] | undefined;
};

/** Throws "invalid" for uploads that the shop does not store (any more). */
async function checkPictures(
  db: Db,
  { imageUrl, pictures = [] }: PicturedInput,
): Promise<void> {
  await checkStoredPicture(db, imageUrl);
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
  Input extends PicturedInput,
>(deps: Deps, kind: ItemKind<Row, Input>) {
  const { clock, db } = deps;
  const {
    one,
    many,
    path,
    input,
    row,
    list,
    store,
  }: ItemKind<CatalogItem, Input> = kind;
  const rowPath = `${path}/:id`;
  return (app: Elysia) =>
    app
      .post(
        path,
        async ({ body, status }) => {
          await checkPictures(db, body);
          const item = { ...body, now: clock.now() };
          const created = await changeCatalog(deps, (tx) =>
            store.create(tx, item),
          );
          return status(201, created);
        },
        {
          body: input,
          response: { 201: row },
          detail: operation(`Create ${one}`),
        },
      )
      .put(
        reorderPath(path),
        ({ body }) => changeCatalog(deps, (tx) => store.reorder(tx, body)),
        {
          body: takes(ReorderInput),
          response: list,
          detail: operation(`Reorder the ${many}`),
        },
      )
      .put(
        rowPath,
        async ({ params, body, request }) => {
          await checkPictures(db, body);
          const edit = { now: clock.now(), ifMatchUpdatedAt: ifMatch(request) };
          const item = { ...body, ...params, ...edit };
          return changeCatalog(deps, (tx) => store.update(tx, item));
        },
        {
          params: ROW_PATH,
          body: input,
          response: row,
          detail: operation(`Change ${one}`, IF_MATCH),
        },
      )
      .delete(
        rowPath,
        async ({ params }) => {
          const target = { ...params, now: clock.now() };
          await changeCatalog(deps, (tx) => store.remove(tx, target));
          return OK;
        },
        {
          params: ROW_PATH,
          response: replies(OkReply),
          detail: operation(`Delete ${one}`),
        },
      )
      .post(
        restorePath(rowPath),
        async ({ params }) => {
          const target = { ...params, now: clock.now() };
          return changeCatalog(deps, (tx) => store.restore(tx, target));
        },
        {
          params: ROW_PATH,
          response: row,
          detail: operation(`Undo the deletion of ${one}`),
        },
      );
}
