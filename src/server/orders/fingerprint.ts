import { createHash } from "node:crypto";
import type { OrderInput } from "#shared/orders.ts";

/**
 * A hash of what an order request means, the same however the JSON was
 * written: by it a repeat is told from another order.
 */
export function fingerprint(input: OrderInput): string {
  const meaning = [
    input.customerName,
    input.customerEmail,
    input.customerPhone,
    input.total,
    ...input.items.map((item) => [
      item.productId,
      item.productName,
      item.quantity,
      item.price,
    ]),
  ];
  return createHash("sha256").update(JSON.stringify(meaning)).digest("hex");
}
