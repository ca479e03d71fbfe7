import { shownTitle } from "#shared/cart/rules.ts";
import type { MakerOrder } from "#shared/orders/progress.ts";
import { formatLongTime } from "#shared/text/dates.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import * as css from "./Withdrawal.css.ts";

/** Tells the maker what the customer has withdrawn from. */
export function Withdrawn({ order }: { order: MakerOrder }) {
  const { told } = useMessages("withdrawal");
  const { customClip } = useMessages("storefront");
  const formats = useFormats();
  if (!order.withdrawnAt) return null;
  const names = order.items
    .filter((_, line) => order.withdrawnLines.includes(line))
    .map((item) => {
      const name = shownTitle({ ...item, name: item.productName }, customClip);
      return `${item.quantity} × ${name}`;
    });
  return (
    <p className={css.done} suppressHydrationWarning>
      <strong>{told(formatLongTime(order.withdrawnAt, formats))}</strong>{" "}
      <bdi>{names.join(", ")}</bdi>
    </p>
  );
}
