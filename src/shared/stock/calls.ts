import type { Call } from "#shared/api/call.ts";

const schemas = () => import("./schema.ts");

export const getAvailability = {
  id: "getAvailability",
  method: "GET",
  path: "/api/availability",
  summary: "What may be bought now of all that is counted",
  reply: async () => (await schemas()).Availability,
} as const satisfies Call;

/**
 * The same as server-sent events, for those who accept text/event-stream: "all"
 * when it begins, then "some" with the items that have changed. Each has the
 * form of the reply.
 */
export const followAvailability = {
  id: "followAvailability",
  method: "GET",
  path: "/api/availability/events",
  summary: "The same as server-sent events",
  errors: [429],
  reply: async () => (await schemas()).Availability,
} as const satisfies Call;

export const changeStock = {
  id: "changeStock",
  method: "POST",
  path: "/api/admin/products/:id/stock",
  summary: "Change the stock of a product or a variant by some pieces",
  errors: [409],
  body: async () => (await schemas()).StockChange,
  reply: async () => (await import("#shared/catalog/schema.ts")).ChangedStock,
} as const satisfies Call;
