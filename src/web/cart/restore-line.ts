import * as z from "zod/mini";
import { API, cartLinePath } from "#shared/api/paths.ts";
import { OkReply } from "#shared/api/errors.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import { CartLine } from "#shared/cart/schema.ts";
import { api } from "#web/data/api.ts";

/** Adds a removed line again with its quantity, variant and design. */
export async function restoreLine(line: CartLine): Promise<void> {
  const { productId, variantId, quantity } = line;
  if (!isCustomLine(line)) {
    await api.post(API.cart, {
      body: { productId, variantId: variantId ?? undefined, quantity },
      schema: CartLine,
    });
    return;
  }
  const { id } = await api.post(API.customClip, {
    body: {
      selectedCharms: line.selectedCharms ?? [],
      customText: line.customText ?? "",
      resinId: line.resin?.id,
    },
    schema: CartLine,
  });
  if (quantity === 1) return;
  await api.put(cartLinePath(id), {
    body: { quantity },
    schema: z.union([CartLine, OkReply]),
  });
}
