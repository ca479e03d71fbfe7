import type { Call } from "#shared/api/call.ts";

// Apart from the shop's own calls, so that no page of the shop loads them.

const schemas = () => import("./schema.ts");
const discount = async () => (await schemas()).Discount;
const input = async () => (await schemas()).DiscountInput;

export const listDiscounts = {
  id: "listDiscounts",
  method: "GET",
  path: "/api/admin/discounts",
  summary: "All codes, and what each brought",
  reply: async () => (await schemas()).Discounts,
} as const satisfies Call;

export const createDiscount = {
  id: "createDiscount",
  method: "POST",
  path: "/api/admin/discounts",
  summary: "Create a code",
  body: input,
  reply: discount,
  status: 201,
} as const satisfies Call;

export const changeDiscount = {
  id: "changeDiscount",
  method: "PUT",
  path: "/api/admin/discounts/:id",
  summary: "Change a code",
  headers: ["If-Match"],
  errors: [412],
  body: input,
  reply: discount,
} as const satisfies Call;

/** Orders that used it keep what it took. */
export const removeDiscount = {
  id: "removeDiscount",
  method: "DELETE",
  path: "/api/admin/discounts/:id",
  summary: "Delete a code",
  reply: async () => (await import("#shared/api/schema.ts")).OkReply,
} as const satisfies Call;

export const restoreDiscount = {
  id: "restoreDiscount",
  method: "POST",
  path: "/api/admin/discounts/:id/restore",
  summary: "Undo the deletion of a code",
  reply: discount,
} as const satisfies Call;
