import { useQuery } from "@tanstack/react-query";
import { clipConfigQuery } from "../queries.ts";
import { Button } from "../ui/Button.tsx";
import { sectionPath } from "../shop/sections.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { preload } from "../ui/lazy-part.ts";
import { OpenClip } from "../ui/OpenClip.tsx";
import * as css from "./CartDrawer.css.ts";
import { useCart } from "./cart-context.ts";
import { designerPart } from "./designer-part.ts";

/** An empty cart, and the two ways to fill it. */
export function EmptyCart() {
  const { show, close } = useCart();
  const { data: config } = useQuery(clipConfigQuery);
  return (
    <div className={css.empty}>
      <OpenClip className={css.emptyClip} />
      <h3 className={css.emptyTitle} tabIndex={-1} data-empty-cart="">
        Nothing held yet
      </h3>
      <p className={css.emptyText}>
        Your cart is empty. Add a clip you like, or design one with your own
        charms and letters.
      </p>
      <div className={css.emptyWays}>
        <ButtonLink to={sectionPath("products")} onClick={() => close()}>
          Shop Now
        </ButtonLink>
        <Button
          kind="line"
          disabled={config?.isEnabled === false}
          onClick={() => show({ kind: "designer" })}
          {...preload(designerPart)}
        >
          Design Your Clip
        </Button>
      </div>
    </div>
  );
}
