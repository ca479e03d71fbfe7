import { useMessages } from "#web/data/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { cartCount, MAX_BADGE_COUNT } from "#shared/cart/rules.ts";
import { reducedMotion } from "#web/ui/media.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { cartQuery } from "#web/data/queries.ts";
import * as css from "./CartButton.css.ts";
import {
  useOverlayPreload,
  useOverlays,
} from "#web/overlays/overlay-context.ts";

/** The header's button that opens the cart, with its item count. */
export function CartButton() {
  const { show } = useOverlays();
  const preload = useOverlayPreload("cart");
  const { data } = useQuery(cartQuery);
  const { cart: t } = useMessages("first");
  const count = data && cartCount(data);
  const badge = useRef<HTMLSpanElement>(null);
  useBadgeAnimation(badge, count);

  return (
    <button
      type="button"
      className={css.button}
      aria-haspopup="dialog"
      onClick={() => show({ kind: "cart" })}
      {...preload}
    >
      <span className={visuallyHidden}>
        {count === undefined ? t.label : t.items(count)}
      </span>
      <span className={css.word} aria-hidden="true">
        {t.label}
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

/** Animates the badge when its count rises. */
function useBadgeAnimation(
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
