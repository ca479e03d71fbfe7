import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { cartCount, MAX_BADGE_COUNT } from "#shared/cart-rules.ts";
import { reducedMotion } from "../theme.css.ts";
import { Icon } from "../ui/Icon.tsx";
import { visuallyHidden } from "../ui/layout.css.ts";
import { preload } from "../ui/lazy-part.ts";
import { cartQuery } from "../queries.ts";
import * as css from "./CartButton.css.ts";
import { useCart } from "./cart-context.ts";
import { cartPart } from "./cart-part.ts";

/** Opens the cart and says how much is in it. */
export function CartButton() {
  const { show } = useCart();
  const { data } = useQuery(cartQuery);
  const count = data && cartCount(data);
  const badge = useRef<HTMLSpanElement>(null);
  useSnapWhenRisen(badge, count);

  return (
    <button
      type="button"
      className={css.button}
      aria-haspopup="dialog"
      onClick={() => show({ kind: "cart" })}
      {...preload(cartPart)}
    >
      <span className={visuallyHidden}>{cartLabel(count)}</span>
      <span className={css.word} aria-hidden="true">
        Cart
      </span>
      <span className={css.bag} aria-hidden="true">
        <Icon name="bag" className={css.icon} />
        {count !== undefined && count > 0 && (
          <span ref={badge} className={css.badge}>
            {count > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : count}
          </span>
        )}
      </span>
    </button>
  );
}

function cartLabel(count: number | undefined): string {
  if (count === undefined) return "Cart";
  return count === 1 ? "Cart, 1 item" : `Cart, ${count} items`;
}

/** One small snap of the badge when something was added. */
function useSnapWhenRisen(
  badge: RefObject<HTMLSpanElement | null>,
  count: number | undefined,
): void {
  const before = useRef(count);
  useEffect(() => {
    const hasRisen =
      count !== undefined &&
      before.current !== undefined &&
      count > before.current;
    before.current = count;
    if (!hasRisen || matchMedia(reducedMotion).matches) return;
    badge.current?.animate(
      { transform: ["scale(1)", "scale(1.18)", "scale(1)"] },
      { duration: 240, easing: "cubic-bezier(.34,1.4,.5,1)" },
    );
  }, [badge, count]);
}
