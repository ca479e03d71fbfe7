import type * as z from "zod/mini";
import { ReorderInput } from "#shared/admin/schema.ts";
import type { Call } from "#shared/api/call.ts";
import { OkReply } from "#shared/api/errors.ts";
import {
  Product,
  ProductInput,
  ProductList,
  ProductPatch,
} from "#shared/catalog/schema.ts";
import {
  Charm,
  CharmInput,
  CharmList,
  CharmPatch,
} from "#shared/clip/charms.ts";
import {
  Resin,
  ResinInput,
  ResinList,
  ResinPatch,
} from "#shared/clip/resins.ts";

type ItemSchemas<Input, Patch, Row, List> = {
  input: Input;
  /** Some fields of the input; what is not sent stays as it is. */
  patch: Patch;
  row: Row;
  list: List;
};

/** The calls with which the maker edits one kind of items of the catalog. */
function itemCalls<
  Input extends z.ZodMiniType,
  Patch extends z.ZodMiniType,
  Row extends z.ZodMiniType,
  List extends z.ZodMiniType,
>(
  kind: string,
  path: `/api/admin/${string}`,
  schemas: ItemSchemas<Input, Patch, Row, List>,
) {
  const input = async () => schemas.input;
  const patch = async () => schemas.patch;
  const row = async () => schemas.row;
  const list = async () => schemas.list;
  return {
    create: {
      id: `create${kind}`,
      method: "POST",
      path,
      body: input,
      reply: row,
      status: 201,
    },
    reorder: {
      id: `reorder${kind}s`,
      method: "PUT",
      path: `${path}/order`,
      body: async () => ReorderInput,
      reply: list,
    },
    update: {
      id: `change${kind}`,
      method: "PUT",
      path: `${path}/:id`,
      body: input,
      reply: row,
    },
    patch: {
      id: `changePartOf${kind}`,
      method: "PATCH",
      path: `${path}/:id`,
      body: patch,
      reply: row,
    },
    remove: {
      id: `remove${kind}`,
      method: "DELETE",
      path: `${path}/:id`,
      reply: async () => OkReply,
    },
    restore: {
      id: `restore${kind}`,
      method: "POST",
      path: `${path}/:id/restore`,
      reply: row,
    },
  } as const satisfies Record<string, Call>;
}

export type ItemCalls<
  Input extends z.ZodMiniType,
  Patch extends z.ZodMiniType,
  Row extends z.ZodMiniType,
  List extends z.ZodMiniType,
> = ReturnType<typeof itemCalls<Input, Patch, Row, List>>;

export const productCalls = itemCalls("Product", "/api/admin/products", {
  input: ProductInput,
  patch: ProductPatch,
  row: Product,
  list: ProductList,
});
/** The list that the panel shows: with the products that are hidden. */
export const listAllProducts = {
  id: "listAllProducts",
  method: "GET",
  path: "/api/admin/products",
  reply: async () => ProductList,
} as const satisfies Call;
export const charmCalls = itemCalls("Charm", "/api/admin/charms", {
  input: CharmInput,
  patch: CharmPatch,
  row: Charm,
  list: CharmList,
});
export const resinCalls = itemCalls("Resin", "/api/admin/resins", {
  input: ResinInput,
  patch: ResinPatch,
  row: Resin,
  list: ResinList,
});
