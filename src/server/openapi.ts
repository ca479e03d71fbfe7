import { Elysia } from "elysia";
import * as z from "zod/mini";
import * as admin from "#shared/admin.ts";
import * as cart from "#shared/cart.ts";
import * as catalog from "#shared/catalog.ts";
import * as charms from "#shared/charms.ts";
import * as clip from "#shared/clip.ts";
import { OkReply, ProblemReply } from "#shared/errors.ts";
import { UploadReply } from "#shared/images.ts";
import { LetterList } from "#shared/letters.ts";
import { SubscribeInput } from "#shared/newsletter.ts";
import { IDEMPOTENCY_HEADER, Order, OrderInput } from "#shared/orders.ts";
import {
  API,
  adminCharmPath,
  adminProductPath,
  cartLinePath,
  customClipPath,
  designPath,
  orderPath,
  restorePath,
} from "#shared/paths.ts";

type Operation = {
  method: "get" | "post" | "put" | "delete";
  path: string;
  summary: string;
  body?: z.ZodMiniType;
  reply: z.ZodMiniType;
  status?: 200 | 201;
  /** The errors that this operation has beyond malformed and invalid bodies. */
  errors?: number[];
  headers?: string[];
};

const get = (
  path: string,
  summary: string,
  reply: z.ZodMiniType,
): Operation => ({
  method: "get",
  path,
  summary,
  reply,
});

// Path builders take ids; here they are given the name of the parameter.
const template = (build: (id: number) => string) =>
  build(0).replace("/0", "/{id}");

const ADMIN_ERRORS = [401, 403];
const IF_MATCH = ["If-Match"];

const productPath = template(adminProductPath);
const charmPath = template(adminCharmPath);

const STOREFRONT: Operation[] = [
  get(API.products, "The clips, in the owner's order", catalog.ProductList),
  get(API.charms, "The charms, in the owner's order", charms.CharmList),
  get(API.letters, "The letter beads that can be drawn", LetterList),
  get(API.clipConfig, "The custom clip designer", clip.CustomClipConfig),
  get(API.cart, "The visitor's cart, repriced", cart.Cart),
  {
    method: "post",
    path: API.cart,
    summary: "Add a clip to the cart",
    body: cart.AddToCartInput,
    reply: cart.CartLine,
    status: 201,
    errors: [404, 409],
  },
  {
    method: "delete",
    path: API.cart,
    summary: "Empty the cart",
    reply: OkReply,
  },
  {
    method: "put",
    path: template(cartLinePath),
    summary: "Change a quantity; 0 removes",
    body: cart.QuantityInput,
    reply: z.union([cart.CartLine, OkReply]),
    errors: [404],
  },
  {
    method: "delete",
    path: template(cartLinePath),
    summary: "Remove a line",
    reply: OkReply,
    errors: [404],
  },
  {
    method: "post",
    path: API.customClip,
    summary: "Add a custom clip",
    body: clip.DesignInput,
    reply: cart.CartLine,
    status: 201,
    errors: [409],
  },
  {
    method: "put",
    path: template(customClipPath),
    summary: "Change a custom clip",
    body: clip.DesignInput,
    reply: cart.CartLine,
    errors: [404, 409],
  },
  {
    method: "post",
    path: API.designs,
    summary: "Save a design to share",
    body: clip.DesignInput,
    reply: clip.SavedDesign,
    status: 201,
    errors: [429],
  },
  get(designPath("{code}"), "A saved design", clip.DesignReply),
  {
    method: "post",
    path: API.orders,
    summary: "Place an order",
    body: OrderInput,
    reply: Order,
    status: 201,
    errors: [409, 429, 503],
    headers: [IDEMPOTENCY_HEADER],
  },
  {
    method: "post",
    path: API.subscribe,
    summary: "Join the newsletter",
    body: SubscribeInput,
    reply: OkReply,
    errors: [429],
  },
];

const ADMIN: Operation[] = [
  {
    method: "post",
    path: API.login,
    summary: "Log in",
    body: admin.LoginInput,
    reply: admin.Me,
    errors: [401, 429],
  },
  { method: "post", path: API.logout, summary: "Log out", reply: OkReply },
  { ...get(API.me, "The session", admin.Me), errors: [401] },
  {
    method: "post",
    path: API.adminProducts,
    summary: "Create a product",
    body: catalog.ProductInput,
    reply: catalog.Product,
    status: 201,
    errors: ADMIN_ERRORS,
  },
  {
    method: "put",
    path: orderPath(API.adminProducts),
    summary: "Reorder the products",
    body: admin.OrderOfIdsInput,
    reply: OkReply,
    errors: ADMIN_ERRORS,
  },
  {
    method: "put",
    path: productPath,
    summary: "Change a product",
    body: catalog.ProductInput,
    reply: catalog.Product,
    errors: [...ADMIN_ERRORS, 404, 412],
    headers: IF_MATCH,
  },
  {
    method: "delete",
    path: productPath,
    summary: "Delete a product",
    reply: OkReply,
    errors: [...ADMIN_ERRORS, 404],
  },
  {
    method: "post",
    path: restorePath(productPath),
    summary: "Undo a deletion",
    reply: catalog.Product,
    errors: [...ADMIN_ERRORS, 404],
  },
  {
    method: "post",
    path: API.adminCharms,
    summary: "Create a charm",
    body: charms.CharmInput,
    reply: charms.Charm,
    status: 201,
    errors: ADMIN_ERRORS,
  },
  {
    method: "put",
    path: orderPath(API.adminCharms),
    summary: "Reorder the charms",
    body: admin.OrderOfIdsInput,
    reply: OkReply,
    errors: ADMIN_ERRORS,
  },
  {
    method: "put",
    path: charmPath,
    summary: "Change a charm",
    body: charms.CharmInput,
    reply: charms.Charm,
    errors: [...ADMIN_ERRORS, 404, 412],
    headers: IF_MATCH,
  },
  {
    method: "delete",
    path: charmPath,
    summary: "Delete a charm",
    reply: OkReply,
    errors: [...ADMIN_ERRORS, 404],
  },
  {
    method: "post",
    path: restorePath(charmPath),
    summary: "Undo a deletion",
    reply: charms.Charm,
    errors: [...ADMIN_ERRORS, 404],
  },
  {
    ...get(
      API.adminClipConfig,
      "The designer's settings",
      clip.AdminClipConfig,
    ),
    errors: ADMIN_ERRORS,
  },
  {
    method: "put",
    path: API.adminClipConfig,
    summary: "Change the designer's settings",
    body: clip.ClipConfigInput,
    reply: clip.AdminClipConfig,
    errors: [...ADMIN_ERRORS, 412],
    headers: IF_MATCH,
  },
  {
    method: "post",
    path: API.upload,
    summary: "Upload a picture (multipart, field image)",
    reply: UploadReply,
    status: 201,
    errors: [...ADMIN_ERRORS, 413, 415],
  },
  {
    ...get(API.mailStatus, "How the mails stand", admin.MailStatus),
    errors: ADMIN_ERRORS,
  },
  {
    method: "post",
    path: API.mailRetry,
    summary: "Try waiting and failed mails now",
    reply: admin.MailStatus,
    errors: ADMIN_ERRORS,
  },
  {
    method: "post",
    path: API.mailTest,
    summary: "Send a test mail",
    body: admin.TestMailInput,
    reply: OkReply,
    errors: ADMIN_ERRORS,
  },
];

/** The OpenAPI 3.1 document, made from the schemas that the routes parse by. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of [...STOREFRONT, ...ADMIN]) {
    const entry = paths[operation.path] ?? {};
    entry[operation.method] = describe(operation);
    paths[operation.path] = entry;
  }
  return {
    openapi: "3.1.0",
    info: { title: "Barrette", version: "1" },
    paths,
    components: { schemas: { Problem: toSchema(ProblemReply, "output") } },
  };
}

function describe(operation: Operation) {
  const { summary, body, reply, status = 200, errors = [] } = operation;
  const codes = body ? [400, 413, 415, 422, ...errors] : errors;
  const problem = json({ $ref: "#/components/schemas/Problem" });
  const responses: Record<string, unknown> = {
    [status]: { description: "Done", ...json(toSchema(reply, "output")) },
  };
  for (const code of codes)
    responses[code] = { description: "Refused", ...problem };
  return {
    summary,
    parameters: parameters(operation),
    ...(body && {
      requestBody: { required: true, ...json(toSchema(body, "input")) },
    }),
    responses,
  };
}

function parameters({ path, headers = [] }: Operation) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const schema = { type: "string" };
  return [
    ...names.map((name) => ({ name, in: "path", required: true, schema })),
    ...headers.map((name) => ({ name, in: "header", required: false, schema })),
  ];
}

const json = (schema: unknown) => ({
  content: { "application/json": { schema } },
});

function toSchema(schema: z.ZodMiniType, io: "input" | "output") {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
  });
  return rest;
}

/** Serves the document; made on the first request, start-up pays nothing. */
export function openApiRoutes() {
  let document: ReturnType<typeof openApiDocument> | undefined;
  return new Elysia({ name: "openapi" }).get(API.openapi, () => {
    document ??= openApiDocument();
    return document;
  });
}
