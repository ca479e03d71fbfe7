import type { CartLine } from "#shared/cart.ts";
import { lineTitle } from "#shared/cart-rules.ts";
import type { Picture } from "#shared/images.ts";
import { toPrice } from "#shared/cents.ts";
import type { CharmRow } from "#server/charms/store.ts";
import { toDesignCharm } from "#server/clip/chosen-charms.ts";

/** A cart line with the names and the price that it has now. */
export type PricedLine = {
  id: number;
  /** -1 for a custom clip. */
  productId: number;
  variantId: number | null;
  quantity: number;
  name: string;
  /** Null for a product without variants. */
  variantTitle: string | null;
  description: string;
  imageUrl: string;
  picture: Picture | null;
  priceCents: number;
  /** The price when it was added. */
  addedPriceCents: number;
  design?: { selectedCharms: number[]; customText: string; charms: CharmRow[] };
  /** Why it can no longer be bought, as half a sentence; absent when it can. */
  fault?: string;
};

/** A line as the wire has it. */
export function toCartLine(line: PricedLine): CartLine {
  const { id, productId, variantId, quantity, design } = line;
  const hasChanged = line.priceCents !== line.addedPriceCents;
  return {
    id,
    productId,
    variantId,
    quantity,
    product: {
      name: line.name,
      price: toPrice(line.priceCents),
      imageUrl: line.imageUrl,
      description: line.description,
      variantTitle: line.variantTitle,
      picture: line.picture,
    },
    ...(design && {
      selectedCharms: design.selectedCharms,
      customText: design.customText,
      charms: design.charms.map(toDesignCharm),
    }),
    available: line.fault === undefined,
    ...(hasChanged && { previousPrice: toPrice(line.addedPriceCents) }),
  };
}

/** How a line is called in a message. */
export function titleOf(line: PricedLine): string {
  return lineTitle(line.name, line.variantTitle);
}
