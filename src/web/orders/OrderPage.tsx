import { useRef } from "react";
import type { OrderEvent, ShopperOrder } from "#shared/orders/life-schema.ts";
import type { OrderStatus } from "#shared/orders/status.ts";
import { formatLongTime } from "#shared/text/dates.ts";
import { useShop, useSite } from "#web/data/shop-context.ts";
import { link, wrap } from "#web/ui/layout.css.ts";
import { ScallopEdge } from "#web/ui/ScallopEdge.tsx";
import { SupportLink } from "#web/ui/SupportLink.tsx";
import { CancelOrder } from "./CancelOrder.tsx";
import { useShopperOrder } from "./order-data.ts";
import { OrderedItems } from "./OrderedItems.tsx";
import * as css from "./OrderPage.css.ts";
import { OrderSteps } from "./OrderSteps.tsx";

type Words = { title: string; next: string };

const WORDS: Record<OrderStatus, Words> = {
  received: {
    title: "We have your order",
    next: "We write to you about payment and delivery, and start crafting your clips. You get an email when we do.",
  },
  making: {
    title: "We are making it",
    next: "Your clips are on the bench. You get an email when they are on their way.",
  },
  sent: {
    title: "It is on its way",
    next: "Finished, wrapped and sent. If it does not arrive, or something is not as it should be, write to us.",
  },
  cancelled: {
    title: "This order is cancelled",
    next: "We will not make it, and you have nothing to pay for it.",
  },
};

/** The status of an order, for the shopper. */
export function OrderPage() {
  const { token, order, refetch, setOrder } = useShopperOrder();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, next } = WORDS[order.status];
  const last = order.events.at(-1);
  const onChange = (changed: ShopperOrder) => {
    setOrder(changed);
    heading.current?.focus();
  };
  return (
    <div className={`${wrap} ${css.page}`}>
      <div className={css.column}>
        <p className={css.number}>Order {order.id}</p>
        <h1 ref={heading} className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={css.steps}>
          <OrderSteps order={order} />
        </div>
        {last && <MakersWords event={last} />}
        <section className={css.next} aria-labelledby="next-title">
          <h2 className={css.nextTitle} id="next-title">
            What happens next?
          </h2>
          <p>{next}</p>
          <Delivery order={order} />
          <p className={css.support}>
            Questions about this order? Write to{" "}
            <SupportLink className={link} />
          </p>
          {order.canCancel && (
            <noscript>To cancel it, write to us before we start.</noscript>
          )}
        </section>
        {order.canCancel && (
          <CancelOrder
            token={token}
            id={order.id}
            onCancelled={onChange}
            onRefused={() => void refetch()}
          />
        )}
      </div>
      <section className={css.side} aria-labelledby="ordered-title">
        <div className={css.paper}>
          <h2 className={css.orderedTitle} id="ordered-title">
            What you ordered
          </h2>
          <LongTime iso={order.createdAt} />
          <OrderedItems items={order.items} total={order.total} />
        </div>
        <ScallopEdge className={css.edge} />
      </section>
    </div>
  );
}

/** The usual delivery time, until the maker adds a note or sends the order. */
function Delivery({ order: { status, events } }: { order: ShopperOrder }) {
  const { delivery } = useSite();
  const isToBeMade = status === "received" || status === "making";
  if (!delivery || !isToBeMade || events.at(-1)?.note) return null;
  return (
    <p className={css.delivery} dir="auto">
      {delivery}
    </p>
  );
}

/** The maker's note and tracking link of the last step. */
function MakersWords({ event }: { event: OrderEvent }) {
  const { note, trackingUrl } = event;
  if (!note && !trackingUrl) return null;
  return (
    <div className={css.words}>
      {note && (
        <>
          <h2 className={css.wordsTitle}>
            {event.status === "making" ? "About ready" : "From the maker"}
          </h2>
          <p className={css.note} dir="auto">
            {note}
          </p>
        </>
      )}
      {trackingUrl && (
        <a
          className={link}
          href={trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          Follow the parcel
        </a>
      )}
    </div>
  );
}

function LongTime({ iso }: { iso: string }) {
  const { timeZone } = useShop();
  return (
    <time className={css.date} dateTime={iso} suppressHydrationWarning>
      {formatLongTime(iso, timeZone)}
    </time>
  );
}
