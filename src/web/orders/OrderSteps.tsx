import type { ShopperOrder } from "#shared/orders/progress.ts";
import {
  isCancelled,
  type OrderStatus,
  shownStatus,
  wayOf,
} from "#shared/orders/state.ts";
import { formatShortTime } from "#shared/text/dates.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Icon } from "#web/ui/Icon.tsx";
import * as css from "./OrderSteps.css.ts";

type StepsProps = {
  order: Pick<
    ShopperOrder,
    "status" | "stands" | "events" | "delivery" | "address"
  >;
};

/** The steps of an order along a line: those done, and those to come. */
export function OrderSteps({ order }: StepsProps) {
  const { page, statuses } = useMessages("order");
  return (
    <ol className={css.steps} aria-label={page.steps}>
      {stepsOf(order).map(({ status, at, isCurrent }) => (
        <li
          key={status}
          className={css.step}
          data-done={at !== undefined || undefined}
          aria-current={isCurrent ? "step" : undefined}
        >
          <span className={css.dot}>
            {at !== undefined && (
              <Icon name={isCancelled(status) ? "close" : "tick"} />
            )}
          </span>
          <span className={css.name}>
            {statuses[shownStatus(status, wayOf(order))]}
          </span>
          {at !== undefined && (
            <span className={css.time}>
              <ShortTime iso={at} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A time in the shop's zone; server and browser may use different spaces. */
export function ShortTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {formatShortTime(iso, useFormats(), { hasZone: true })}
    </time>
  );
}

const WAY: readonly OrderStatus[] = ["received", "making", "sent"];

function stepsOf({ status, stands, events }: StepsProps["order"]) {
  const taken = events.map((event) => event.status);
  const way = stands
    ? [...taken, ...WAY.slice(WAY.indexOf(status) + 1)]
    : taken;
  return way.map((each) => ({
    status: each,
    at: events.find((event) => event.status === each)?.at,
    isCurrent: each === status,
  }));
}
