import type { Cart } from "#shared/cart.ts";
import { lineTitle } from "#shared/cart-rules.ts";
import { Icon } from "../ui/Icon.tsx";
import { notice, noticeIcon, noticeRow } from "./CartDrawer.css.ts";

/** Names what has to leave the cart before it can be ordered. */
export function UnavailableNotice({ id, cart }: { id: string; cart: Cart }) {
  const names = cart
    .filter((line) => !line.available)
    .map(({ product }) => lineTitle(product.name, product.variantTitle));
  const isOne = names.length === 1;
  return (
    <div role="alert" className={`${notice} ${noticeRow}`}>
      <Icon name="warning" className={noticeIcon} />
      <p id={id}>
        {names.join(", ")} can no longer be bought. Remove{" "}
        {isOne ? "it" : "them"} to order the rest.
      </p>
    </div>
  );
}
