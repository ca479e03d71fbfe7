import type { Call } from "#shared/api/call.ts";

/** Apart from the others, because the first view loads no other. */
export const placeOrder = {
  id: "placeOrder",
  method: "POST",
  path: "/api/orders",
  body: async () => (await import("./order-input.ts")).OrderInput,
  reply: async () => (await import("./schema.ts")).PlacedOrder,
  status: 201,
} as const satisfies Call;

/** The last order of the visitor's cart: its reply may have been lost. */
export const findRecentOrder = {
  id: "findRecentOrder",
  method: "GET",
  path: "/api/cart/order",
  reply: async () => (await import("./recent-order.ts")).RecentOrderReply,
} as const satisfies Call;
