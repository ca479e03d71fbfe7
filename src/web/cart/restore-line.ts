import { addCustomClip, addToCart, setQuantity } from "#shared/cart/calls.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import type { CartLine } from "#shared/cart/schema.ts";
import { send } from "#web/data/api.ts";

/**
 * Adds a removed line again with its quantity, variant and design. Returns the
 * id of the line that it is now.
 */
export async function restoreLine(line: CartLine): Promise<number> {
  const { productId, variantId, quantity } = line;
  if (!isCustomLine(line)) {
    const { id } = await send(addToCart, {
      body: { productId, variantId: variantId ?? undefined, quantity },
    });
    return id;
  }
  const { id } = await send(addCustomClip, {
    body: {
      selectedCharms: line.selectedCharms ?? [],
      customText: line.customText ?? "",
      resinId: line.resin?.id,
    },
  });
  if (quantity > 1)
    await send(setQuantity, { params: { id }, body: { quantity } });
  return id;
}
