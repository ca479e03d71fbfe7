import { addCustomClip, addToCart, setQuantity } from "#shared/cart/calls.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import type { CartLine } from "#shared/cart/schema.ts";
import { send } from "#web/data/api.ts";

/** Adds a removed line again with its quantity, variant and design. */
export async function restoreLine(line: CartLine): Promise<void> {
  const { productId, variantId, quantity } = line;
  if (!isCustomLine(line)) {
    await send(addToCart, {
      body: { productId, variantId: variantId ?? undefined, quantity },
    });
    return;
  }
  const { id } = await send(addCustomClip, {
    body: {
      selectedCharms: line.selectedCharms ?? [],
      customText: line.customText ?? "",
      resinId: line.resin?.id,
    },
  });
  if (quantity === 1) return;
  await send(setQuantity, { params: { id }, body: { quantity } });
}
