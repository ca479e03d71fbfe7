import type { Call } from "#shared/api/call.ts";

/** The header with a random key of each checkout, which identifies repeats. */
export const IDEMPOTENCY_HEADER = "idempotency-key";

const schemas = () => import("./schema.ts");
const line = async () => (await schemas()).CartLine;
const design = async () => (await import("#shared/clip/schema.ts")).DesignInput;
const ok = async () => (await import("#shared/api/schema.ts")).OkReply;

export const getCart = {
  id: "getCart",
  method: "GET",
  path: "/api/cart",
  summary: "The visitor's cart, repriced",
  reply: async () => (await schemas()).Cart,
} as const satisfies Call;

export const addToCart = {
  id: "addToCart",
  method: "POST",
  path: "/api/cart",
  summary: "Add a clip to the cart",
  errors: [404, 409, 429],
  body: async () => (await schemas()).AddToCartInput,
  reply: line,
  status: 201,
} as const satisfies Call;

export const emptyCart = {
  id: "emptyCart",
  method: "DELETE",
  path: "/api/cart",
  summary: "Empty the cart",
  reply: ok,
} as const satisfies Call;

export const setQuantity = {
  id: "setQuantity",
  method: "PUT",
  path: "/api/cart/:id",
  summary: "Change a quantity; 0 removes. Holds what is counted",
  errors: [409],
  body: async () => (await schemas()).QuantityInput,
  reply: async () => (await schemas()).QuantityReply,
} as const satisfies Call;

export const removeLine = {
  id: "removeLine",
  method: "DELETE",
  path: "/api/cart/:id",
  summary: "Remove a line",
  reply: ok,
} as const satisfies Call;

export const addCustomClip = {
  id: "addCustomClip",
  method: "POST",
  path: "/api/cart/custom-clip",
  summary: "Add a custom clip",
  errors: [409, 429],
  body: design,
  reply: line,
  status: 201,
} as const satisfies Call;

export const changeCustomClip = {
  id: "changeCustomClip",
  method: "PUT",
  path: "/api/cart/custom-clip/:id",
  summary: "Change a custom clip",
  errors: [409],
  body: design,
  reply: line,
} as const satisfies Call;

/** Apart from the other calls of orders: of those the first view needs none. */
export const placeOrder = {
  id: "placeOrder",
  method: "POST",
  path: "/api/orders",
  summary: "Place an order",
  errors: [409],
  headers: [IDEMPOTENCY_HEADER],
  body: async () => (await import("#shared/orders/input.ts")).OrderInput,
  reply: async () => (await import("#shared/orders/schema.ts")).PlacedOrder,
  status: 201,
} as const satisfies Call;

/** The last order of the visitor's cart: its reply may have been lost. */
export const findRecentOrder = {
  id: "findRecentOrder",
  method: "GET",
  path: "/api/cart/order",
  summary: "The order that emptied the visitor's cart within the hour",
  reply: async () =>
    (await import("#shared/orders/checkout.ts")).RecentOrderReply,
} as const satisfies Call;
