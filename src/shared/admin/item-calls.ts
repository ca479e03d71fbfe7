import type * as z from "zod/mini";
import { ReorderInput } from "./schema.ts";
import type { Call } from "#shared/api/call.ts";
import { OkReply } from "#shared/api/schema.ts";
import {
  Product,
  ProductInput,
  ProductList,
  ProductPatch,
  SaleInput,
  SalePreview,
} from "#shared/catalog/schema.ts";
import {
  Charm,
  CharmInput,
  CharmList,
  CharmPatch,
  Resin,
  ResinInput,
  ResinList,
  ResinPatch,
} from "#shared/clip/parts.ts";

// The maker edits the catalog, the designer and the site by these calls: apart
// from the shop's own, so that no page of the shop loads them.

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
  const name = kind.toLowerCase();
  const input = async () => schemas.input;
  const patch = async () => schemas.patch;
  const row = async () => schemas.row;
  const list = async () => schemas.list;
  return {
    create: {
      id: `create${kind}`,
      method: "POST",
      path,
      summary: `Create a ${name}`,
      body: input,
      reply: row,
      status: 201,
    },
    reorder: {
      id: `reorder${kind}s`,
      method: "PUT",
      path: `${path}/order`,
      summary: `Reorder the ${name}s`,
      body: async () => ReorderInput,
      reply: list,
    },
    update: {
      id: `change${kind}`,
      method: "PUT",
      path: `${path}/:id`,
      summary: `Change a ${name}`,
      headers: ["If-Match"],
      body: input,
      reply: row,
    },
    patch: {
      id: `changePartOf${kind}`,
      method: "PATCH",
      path: `${path}/:id`,
      summary: `Change some fields of a ${name}`,
      headers: ["If-Match"],
      body: patch,
      reply: row,
    },
    remove: {
      id: `remove${kind}`,
      method: "DELETE",
      path: `${path}/:id`,
      summary: `Delete a ${name}`,
      reply: async () => OkReply,
    },
    restore: {
      id: `restore${kind}`,
      method: "POST",
      path: `${path}/:id/restore`,
      summary: `Undo the deletion of a ${name}`,
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
export const listAllProducts = {
  id: "listAllProducts",
  method: "GET",
  path: "/api/admin/products",
  summary: "All products, with those that are hidden",
  reply: async () => ProductList,
} as const satisfies Call;
/** Saves nothing: the maker reads first what will be struck. */
export const previewSale = {
  id: "previewSale",
  method: "POST",
  path: "/api/admin/products/sale",
  summary: "The lowest price of the 30 days before a sale",
  body: async () => SaleInput,
  reply: async () => SalePreview,
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

/** The call that changes how many pieces of a charm or a resin there are. */
const partStock = <Row extends z.ZodMiniType>(kind: string, row: Row) =>
  ({
    id: `change${kind}Stock`,
    method: "POST",
    path: `/api/admin/${kind.toLowerCase()}s/:id/stock`,
    summary: `Change the stock of a ${kind.toLowerCase()} by some pieces`,
    errors: [409],
    body: async () => (await import("#shared/stock/schema.ts")).PartStockChange,
    reply: async () => row,
  }) as const satisfies Call;
export const changeCharmStock = partStock("Charm", Charm);
export const changeResinStock = partStock("Resin", Resin);

const clipSchemas = () => import("#shared/clip/schema.ts");
const clipSettings = async () => (await clipSchemas()).AdminClipConfig;

export const getAdminClipConfig = {
  id: "getAdminClipConfig",
  method: "GET",
  path: "/api/admin/custom-clip-config",
  summary: "The designer's settings",
  reply: clipSettings,
} as const satisfies Call;

export const changeClipConfig = {
  id: "changeClipConfig",
  method: "PUT",
  path: "/api/admin/custom-clip-config",
  summary: "Change the designer's settings",
  headers: ["If-Match"],
  body: async () => (await clipSchemas()).ClipConfigInput,
  reply: clipSettings,
} as const satisfies Call;

const pageSchemas = () => import("#shared/site/pages.ts");
const adminSite = async () =>
  (await import("#shared/site/schema.ts")).AdminSite;

export const getAdminSite = {
  id: "getAdminSite",
  method: "GET",
  path: "/api/admin/site",
  summary: "The site, with what only the maker may read",
  reply: adminSite,
} as const satisfies Call;

export const changeSite = {
  id: "changeSite",
  method: "PUT",
  path: "/api/admin/site",
  summary: "Change texts, pictures and colors",
  headers: ["If-Match"],
  body: async () => (await import("#shared/site/input.ts")).SiteInput,
  reply: adminSite,
} as const satisfies Call;

/** A part that is not sent stays as it is. */
export const changePartOfSite = {
  id: "changePartOfSite",
  method: "PATCH",
  path: "/api/admin/site",
  summary: "Change some of the site",
  headers: ["If-Match"],
  body: async () => (await import("#shared/site/input.ts")).SitePatch,
  reply: adminSite,
} as const satisfies Call;

export const listAdminPages = {
  id: "listAdminPages",
  method: "GET",
  path: "/api/admin/pages",
  summary: "The written pages, with their Markdown",
  reply: async () => (await pageSchemas()).AdminPageList,
} as const satisfies Call;

export const previewPage = {
  id: "previewPage",
  method: "POST",
  path: "/api/admin/pages/preview",
  summary: "Show how a page will look",
  body: async () => (await pageSchemas()).PreviewInput,
  reply: async () => (await pageSchemas()).PreviewReply,
} as const satisfies Call;

export const writePage = {
  id: "writePage",
  method: "PUT",
  path: "/api/admin/pages/:slug",
  summary: "Write a page",
  headers: ["If-Match", "If-None-Match"],
  body: async () => (await pageSchemas()).PageInput,
  reply: async () => (await pageSchemas()).AdminPage,
} as const satisfies Call;

export const removePage = {
  id: "removePage",
  method: "DELETE",
  path: "/api/admin/pages/:slug",
  summary: "Remove a page",
  reply: async () => (await import("#shared/api/schema.ts")).OkReply,
} as const satisfies Call;
