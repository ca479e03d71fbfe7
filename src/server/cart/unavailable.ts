import type { OfferedProduct, OfferedVariant } from "#server/catalog/offer.ts";
import type { ClipObstacle } from "#server/clip/pricing.ts";

/** Why a line cannot be bought. */
export type Unavailable = {
  /** For a message about the whole cart: "the charm Daisy is sold out". */
  because: string;
  /** For the line itself: "Daisy is out of stock. Edit to swap it." */
  sentence: string;
};

/** Returns why a product cannot be bought in a variant; undefined if it can. */
export function productUnavailable(
  product: OfferedProduct,
  variant: OfferedVariant | null,
  hasChoices: boolean,
): Unavailable | undefined {
  if (product.deletedAt !== null) return toBoth("it is no longer in the shop");
  if (!product.inStock) return toBoth("it is sold out");
  // The line was added before the product had options, so that only the shopper
  // can choose one.
  if (!variant && hasChoices) return toBoth("it now comes in several options");
  if (!variant) return undefined;
  if (variant.deletedAt !== null)
    return toBoth("this option is no longer made");
  return variant.available ? undefined : toBoth("this option is sold out");
}

const ADVICE = {
  charm: "Edit to swap it.",
  resin: "Edit to choose another.",
} as const;

/** Returns the texts on why a custom clip cannot be bought. */
export function clipUnavailable(obstacle: ClipObstacle): Unavailable {
  if (obstacle.kind === "switched_off")
    return toBoth("custom clips are taking a short break");
  const { kind, part, name } = obstacle;
  if (kind === "removed")
    return {
      because: `the ${part} ${name} is no longer in the shop`,
      sentence: `${name} is no longer in the shop. ${ADVICE[part]}`,
    };
  return {
    because: `the ${part} ${name} is sold out`,
    sentence: `${name} is out of stock. ${ADVICE[part]}`,
  };
}

function toBoth(because: string): Unavailable {
  const sentence = `${because.slice(0, 1).toUpperCase()}${because.slice(1)}.`;
  return { because, sentence };
}
