import { useQuery } from "@tanstack/react-query";
import { shownVariant } from "#shared/catalog/rules.ts";
import type { Product } from "#shared/catalog/schema.ts";
import type { FirstMessages } from "#shared/messages/first/en.ts";
import { mayBuyProduct, type Outcome } from "#shared/stock/rules.ts";
import { useAvailable } from "#web/data/availability.ts";
import { cartQuery } from "#web/data/queries.ts";
import { usePage } from "#web/data/shop-context.ts";

/** The things that can be done with a product in its chosen variant now. */
export type Stock = {
  /** "mine": all its pieces are in the visitor's own cart, or held by others. */
  state: Outcome | "mine";
  isOneOfAKind: boolean;
  /** Until when others hold it, if it is held. */
  heldUntil: string | null;
  /** When it opens, if it is a drop to come that will be for sale then. */
  opens: string | null;
};

/** Returns what may be bought of a product as it is now. */
export function useStock(product: Product, variantId?: number): Stock {
  const variant = shownVariant(product, variantId);
  const now = useAvailable(product.id, variant?.id);
  const { data: cart = [] } = useQuery({ ...cartQuery, enabled: false });
  const outcome = mayBuyProduct(product, variant, {
    isHeld: now?.left === 0,
    isPaused: usePage().pacing?.pause?.isOn,
  });
  const isOwn = cart.some(
    (line) =>
      line.productId === product.id &&
      line.variantId === (variant?.id ?? null) &&
      line.available,
  );
  const pieces =
    now?.left == null ? countOf(product, variant) : now.left + now.held;
  return {
    state: outcome === "held" && isOwn ? "mine" : outcome,
    isOneOfAKind: pieces === 1,
    heldUntil: now?.heldUntil ?? null,
    opens: (outcome === "not yet" && product.availableFrom) || null,
  };
}

/** Says what stands on the button that puts a product into the cart. */
export function sayStock(
  state: Stock["state"],
  { add, soldOut, held, mine }: FirstMessages["products"],
): string {
  if (state === "sold out") return soldOut;
  if (state === "held") return held;
  return state === "mine" ? mine : add;
}

/** Whether that button does nothing. */
export const isShut = (state: Stock["state"]): boolean =>
  state === "held" || state === "sold out";

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
