import { isWithdrawn, type ShopperOrder } from "#shared/orders/progress.ts";

/** Whether the customer has been asked for money that is still to come. */
export function isOwed(order: ShopperOrder): boolean {
  const { status, payment } = order;
  return (
    payment.state === "asked" && status !== "cancelled" && !isWithdrawn(order)
  );
}
