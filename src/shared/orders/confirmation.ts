import type { Confirmation, PlacedOrder } from "./schema.ts";

/** What to store of a placed order for the confirmation page. */
export function toConfirmation(order: PlacedOrder): Confirmation {
  return {
    ...order,
    items: order.items.map((item) => ({
      name: item.productName,
      variantTitle: item.variantTitle,
      description: item.description,
      quantity: item.quantity,
      price: item.price,
      imageUrl: item.imageUrl,
      customText: item.customText,
      charms: item.charms,
      resin: item.resin,
    })),
  };
}
