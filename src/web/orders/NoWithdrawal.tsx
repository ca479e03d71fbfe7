import type { Cart } from "#shared/cart/schema.ts";
import { isCustomLine, shownTitle } from "#shared/cart/rules.ts";
import { exceptsCustom } from "#shared/orders/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { useSite } from "#web/data/shop-context.ts";
import { exception } from "./Travel.css.ts";

/** Names the clips from which there is no withdrawing, before the order. */
export function NoWithdrawal({ cart }: { cart: Cart }) {
  const { legal } = useSite();
  const { noWithdrawal } = useMessages("buy");
  const { customClip } = useMessages("first");
  const names = cart
    .filter(isCustomLine)
    .map((line) => shownTitle({ ...line, ...line.product }, customClip));
  if (names.length === 0 || !exceptsCustom(legal)) return null;
  return <p className={exception}>{noWithdrawal(names)}</p>;
}
