import type { ShopperOrder } from "#shared/orders/progress.ts";

type Owed = Pick<ShopperOrder, "status" | "payment">;

/** Whether the customer has been asked for money that is still to come. */
export function isOwed({ status, payment }: Owed): boolean {
  return payment.state === "asked" && status !== "cancelled";
}
