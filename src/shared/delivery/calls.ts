import type { Call } from "#shared/api/call.ts";

/** The ways in which the shop delivers; none: the checkout asks for nothing. */
export const listDelivery = {
  id: "listDelivery",
  method: "GET",
  path: "/api/delivery",
  summary: "The ways in which the shop delivers",
  reply: async () => (await import("./schema.ts")).DeliveryOptions,
} as const satisfies Call;
