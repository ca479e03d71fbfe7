import {
  type ErrorText,
  type ErrorVoice,
  errorKey,
  sayError,
} from "#shared/messages/error-key.ts";
import type { CartLine } from "#shared/cart/schema.ts";
import { mayBuyProduct } from "#shared/stock/rules.ts";
import {
  type OfferedProduct,
  type OfferedVariant,
  opensAt,
} from "#server/catalog/offer.ts";
import { toIso } from "#server/runtime/clock.ts";
import type { Shortage } from "#server/stock/shortage.ts";
import type { ClipObstacle } from "#server/clips/pricing.ts";

/** Why a line cannot be bought. */
export type Unavailable = {
  /** The text of a message about the whole cart, with the line's title. */
  inOrder: (title: string) => ErrorText;
  /** The text of the line itself: "Daisy is out of stock. Edit to swap it." */
  sentence: ErrorText;
  /** Set where others hold it, or there are too few. */
  shortage?: Shortage;
};

/** Returns a line as a person reads it. */
export function sayLine(line: CartLine, voice: ErrorVoice): CartLine {
  const { unavailableReason: reason } = line;
  return reason === undefined
    ? line
    : { ...line, unavailableReason: sayError(reason, voice) };
}

/** Puts the cart into a problem's reply, as a person reads it. */
export function withCart(lines: CartLine[]) {
  return (voice: ErrorVoice) => ({
    cart: lines.map((line) => sayLine(line, voice)),
  });
}

type Reason =
  | "Removed"
  | "SoldOut"
  | "Options"
  | "OptionGone"
  | "OptionSoldOut"
  | "SwitchedOff";

type InCart = {
  product: OfferedProduct;
  variant: OfferedVariant | null;
  /** Whether the shopper has to choose one of the product's variants. */
  hasChoices: boolean;
};

/** Returns why a product cannot be bought in a variant; undefined if it can. */
export function productUnavailable(
  { product, variant, hasChoices }: InCart,
  now: number,
): Unavailable | undefined {
  if (product.deletedAt !== null) return textsOf("Removed");
  const availableFrom = opensAt(product, now);
  const offered = { ...product, availableFrom };
  if (mayBuyProduct(offered, null) === "sold out") return textsOf("SoldOut");
  // The line was added before the product had options, so that only the shopper
  // can choose one.
  if (!variant && hasChoices) return textsOf("Options");
  if (variant && variant.deletedAt !== null) return textsOf("OptionGone");
  const outcome = mayBuyProduct(offered, variant);
  if (outcome === "sold out") return textsOf("OptionSoldOut");
  return outcome === "not yet" ? notYetOpen(availableFrom ?? now) : undefined;
}

/** Returns the texts on why a custom clip cannot be bought. */
export function clipUnavailable(obstacle: ClipObstacle): Unavailable {
  if (obstacle.kind === "switched_off") return textsOf("SwitchedOff");
  const { kind, part, name } = obstacle;
  const what = part === "charm" ? "Charm" : "Resin";
  const reason = `${what}${kind === "removed" ? "Gone" : "SoldOut"}` as const;
  return {
    inOrder: (title) => errorKey(`order${reason}`, title, name),
    sentence: errorKey(`line${reason}`, name),
  };
}

/** Returns the texts on why a cart cannot have so many of a product. */
export function shortageTexts(shortage: Shortage): Unavailable {
  if (shortage.code === "not_enough") {
    const { left } = shortage;
    return {
      inOrder: (title) => errorKey("orderFew", title, left),
      sentence: errorKey("lineFew", left),
      shortage,
    };
  }
  const { minutes } = shortage;
  return {
    inOrder: (title) => errorKey("orderHeld", title, minutes),
    sentence: errorKey("lineHeld", minutes),
    shortage,
  };
}

/** Why a line waits whose product opens only later, as it was moved. */
function notYetOpen(availableFrom: number): Unavailable {
  const moment = toIso(availableFrom);
  return {
    inOrder: (title) => errorKey("orderNotYet", title, { moment }),
    sentence: errorKey("lineNotYet", { moment }),
  };
}

function textsOf(reason: Reason): Unavailable {
  return {
    inOrder: (title) => errorKey(`order${reason}`, title),
    sentence: errorKey(`line${reason}`),
  };
}
