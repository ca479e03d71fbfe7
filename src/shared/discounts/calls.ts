import type { Call } from "#shared/api/call.ts";

const schemas = () => import("./schema.ts");

export const checkDiscount = {
  id: "checkDiscount",
  method: "POST",
  path: "/api/discounts/check",
  summary: "What a code takes off the visitor's cart",
  errors: [404, 409, 429],
  body: async () => (await schemas()).DiscountCheckInput,
  reply: async () => (await schemas()).DiscountCheck,
} as const satisfies Call;

/** Carts ask for a code only where there is one. */
export const areDiscountsOpen = {
  id: "areDiscountsOpen",
  method: "GET",
  path: "/api/discounts",
  summary: "Whether there is a code that can be used now",
  reply: async () => (await schemas()).DiscountsOpen,
} as const satisfies Call;
