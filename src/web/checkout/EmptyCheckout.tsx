import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import type { RecentOrder } from "#shared/orders/checkout.ts";
import { formatClockHere } from "#shared/text/dates.ts";
import { useMessages } from "#web/data/messages.ts";
import { recentOrderQuery } from "#web/data/queries.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button, buttonClass, ButtonLink } from "#web/ui/Button.tsx";
import { Dots, Icon } from "#web/ui/Icon.tsx";
import { sectionPath } from "#web/ui/SectionLink.tsx";
import * as css from "./CheckoutDialog.css.ts";

type EmptyCheckoutProps = {
  /** Whether an order is still being sent. */
  isPending: boolean;
  /** The order that emptied the cart, where a refusal has named it. */
  found: RecentOrder | undefined;
  /** Called once the order is shown. */
  onFound: () => void;
  onLeave: () => void;
};

/**
 * The checkout of an empty cart: the order that emptied it, whose reply was lost
 * or went to another tab, or the way back to the clips.
 */
export function EmptyCheckout(props: EmptyCheckoutProps) {
  const { isPending, found, onFound, onLeave } = props;
  const { cart, checkout: t } = useMessages("buy");
  const { hero, tryAgain } = useMessages("first");
  const isAsking = !isPending && !found;
  const query = useQuery({ ...recentOrderQuery, enabled: isAsking });
  const order = found ?? query.data?.order;
  if (isPending || (isAsking && query.isFetching))
    return <Waiting text={isPending ? t.placing : t.found.asking} />;
  if (order) return <Placed order={order} onShown={onFound} />;
  if (query.isError)
    return (
      <div className={css.empty} role="alert">
        <p className={css.emptyCheckoutText}>{t.found.failed}</p>
        <Button kind="ink" onClick={() => void query.refetch()}>
          <Icon name="retry" />
          <span>{tryAgain}</span>
        </Button>
      </div>
    );
  return (
    <div className={css.empty}>
      <h3 className={css.title}>{cart.empty}</h3>
      <p className={css.emptyCheckoutText}>{cart.emptyText}</p>
      <ButtonLink to={sectionPath("products")} onClick={onLeave}>
        {hero.shop}
      </ButtonLink>
    </div>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <div className={css.empty}>
      <span className={css.dots}>
        <Dots />
      </span>
      <p className={css.emptyCheckoutText} role="status">
        {text}
      </p>
    </div>
  );
}

type PlacedProps = { order: RecentOrder; onShown: () => void };

function Placed({ order, onShown }: PlacedProps) {
  const { found: t } = useMessages("buy").checkout;
  const { orderPlaced } = useMessages("errors");
  const placedAt = formatClockHere(order.createdAt, useFormats());
  const sentenceId = useId();
  const way = useRef<HTMLAnchorElement>(null);
  const showed = useEffectEvent(onShown);
  useEffect(() => {
    showed();
    way.current?.focus();
  }, []);
  return (
    <div className={css.empty}>
      <span className={css.tick}>
        <Icon name="tick" />
      </span>
      <h3 className={css.title} id={sentenceId}>
        {orderPlaced(order.id, placedAt)}
      </h3>
      <p className={css.emptyCheckoutText}>{t.text}</p>
      <a
        ref={way}
        className={buttonClass({ size: "large" })}
        href={order.url}
        aria-describedby={sentenceId}
      >
        {t.open(order.id)}
      </a>
    </div>
  );
}
