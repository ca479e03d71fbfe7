import { useQuery } from "@tanstack/react-query";
import { isBuyable, shownVariant } from "#shared/catalog/rules.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { useAvailable } from "#web/data/availability.ts";
import { cartQuery } from "#web/data/queries.ts";

/** What can be done with a product in its chosen variant now. */
type Stock = {
  state: "free" | "sold out" | "held" | "mine";
  isOneOfAKind: boolean;
  /** Until when others hold it, if it is held. */
  heldUntil: string | null;
  /** When it opens, if it is a drop to come that will be for sale then. */
  opens: string | null;
};

/**
 * Returns what may be bought of a product: as the page has it, and as soon as
 * the shop has told it, as it is now.
 */
export function useStock(product: Product, variantId?: number): Stock {
  const variant = shownVariant(product, variantId);
  const now = useAvailable(product.id, variant?.id);
  const whole = useAvailable(product.id);
  const { data: cart = [] } = useQuery({ ...cartQuery, enabled: false });
  const isOwn = cart.some(
    (line) =>
      line.productId === product.id &&
      line.variantId === (variant?.id ?? null) &&
      line.available,
  );
  const pieces =
    now?.left == null ? countOf(product, variant) : now.left + now.held;
  const isOneOfAKind = pieces === 1;
  const isTaken = now?.left === 0 && now.held > 0;
  const isIn = now ? now.inStock : isBuyable(product, variantId);
  const heldUntil = now && "heldUntil" in now ? now.heldUntil : null;
  const taken = isOwn ? "mine" : "held";
  const state = isTaken ? taken : isIn ? "free" : "sold out";
  const planned = now ? now.opens : (product.availableFrom ?? null);
  // What is sold out will not be for sale when the moment comes.
  const inStock = whole?.inStock ?? product.inStock;
  const opens = isBuyable({ ...product, inStock }) ? planned : null;
  return { state, isOneOfAKind, heldUntil, opens };
}

/** The smaller of the counts of a product and its variant; 0: not counted. */
function countOf(
  product: Pick<Product, "stockQuantity">,
  variant: Product["variants"][number] | undefined,
): number {
  const counts = [product.stockQuantity, variant?.stockQuantity ?? 0].filter(
    (count) => count > 0,
  );
  return counts.length > 0 ? Math.min(...counts) : 0;
}
