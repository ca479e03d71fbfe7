import type { ShopperOrder } from "#shared/orders/progress.ts";
import type { OrderStatus } from "#shared/orders/status.ts";
import { useMessages } from "#web/data/messages.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { ShortTime } from "./OrderSteps.tsx";
import * as css from "./OrderTimeline.css.ts";

/** How an order stands, for its shopper: its steps and its payment, by time. */
export function OrderTimeline({ order }: { order: ShopperOrder }) {
  const { page, statuses } = useMessages("orders");
  const { stands, steps: pay } = useMessages("payment");
  const { askedAt, paidAt, refundedAt } = order.payment;
  const taken = [
    ...order.events.map(({ status, at }) => ({ name: statuses[status], at })),
    ...(askedAt ? [{ name: pay.asked, at: askedAt }] : []),
    ...(paidAt ? [{ name: pay.paid, at: paidAt }] : []),
    ...(refundedAt ? [{ name: pay.refunded, at: refundedAt }] : []),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <section aria-labelledby="stands-title">
      <h2 className={css.title} id="stands-title">
        {stands}
      </h2>
      <ol className={css.steps} aria-label={page.steps}>
        {taken.map(({ name, at }, index) => {
          const isNow = index === taken.length - 1;
          return (
            <li
              key={name}
              className={css.step}
              data-done
              aria-current={isNow ? "step" : undefined}
            >
              <span className={css.dot}>
                {!isNow && <Icon name="tick" className={css.tick} />}
              </span>
              <span className={css.name}>{name}</span>
              <span className={css.time}>
                <ShortTime iso={at} />
              </span>
            </li>
          );
        })}
        {toCome(order.status).map((status) => (
          <li key={status} className={css.step}>
            <span className={css.dot} />
            <span className={css.name}>{statuses[status]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const WAY: readonly OrderStatus[] = ["received", "making", "sent"];

/** The statuses that are still to come; none for a cancelled order. */
function toCome(status: OrderStatus): readonly OrderStatus[] {
  const place = WAY.indexOf(status);
  return place === -1 ? [] : WAY.slice(place + 1);
}
