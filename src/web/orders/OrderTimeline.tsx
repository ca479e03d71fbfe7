import { useRef } from "react";
import type { OrderEvent, ShopperOrder } from "#shared/orders/progress.ts";
import { type OrderStatus, shownStatus, wayOf } from "#shared/orders/state.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useOrderFormats } from "./order-data.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { link } from "#web/ui/layout.css.ts";
import { CopyButton } from "./CopyButton.tsx";
import { ShortTime } from "./OrderSteps.tsx";
import * as css from "./OrderTimeline.css.ts";

type Taken = Pick<OrderEvent, "at" | "note" | "trackingUrl" | "tracking"> & {
  name: string;
  /** The thing that a note is about. */
  about?: string;
};

/**
 * Shows its shopper how an order stands: its steps and its payment, by time.
 */
export function OrderTimeline({ order }: { order: ShopperOrder }) {
  const { page, statuses, payment } = useMessages("order");
  const { stands, byHand, steps: pay } = payment;
  const formats = useOrderFormats();
  const { askedAt, paidAt, refundedAt } = order.payment;
  const asked = {
    name: pay.asked,
    ...(order.payment.state === "asked" && { note: byHand }),
  };
  const taken: Taken[] = [
    ...order.events.map(({ status, ...event }) => ({
      ...event,
      name: statuses[shownStatus(status, wayOf(order))],
      about: status === "making" ? page.ready : page.fromMaker,
    })),
    ...(askedAt ? [{ ...asked, at: askedAt }] : []),
    ...(paidAt ? [{ name: pay.paid, at: paidAt }] : []),
    ...(refundedAt
      ? [
          {
            name: pay.refunded,
            at: refundedAt,
            note: formatPrice(order.amounts.refunded, formats),
          },
        ]
      : []),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <section aria-labelledby="stands-title">
      <h2 className={css.title} id="stands-title">
        {stands}
      </h2>
      <ol className={css.steps} aria-label={page.steps}>
        {taken.map((step, index) => {
          const { name, at } = step;
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
              <Words step={step} />
            </li>
          );
        })}
        {toCome(order).map((status) => (
          <li key={status} className={css.step}>
            <span className={css.dot} />
            <span className={css.name}>
              {statuses[shownStatus(status, wayOf(order))]}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The maker's note of a step, and the way of the parcel. */
function Words({ step }: { step: Taken }) {
  const { about, note, tracking, trackingUrl } = step;
  const { page: t } = useMessages("order");
  if (!note && !trackingUrl) return null;
  return (
    <div className={css.words}>
      {note && about && <span className={css.about}>{about}</span>}
      {note && (
        <p className={css.note} dir="auto">
          {note}
        </p>
      )}
      {tracking && <ParcelNumber {...tracking} />}
      {trackingUrl && (
        <a
          className={link}
          href={trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t.parcel}
        </a>
      )}
    </div>
  );
}

/** The number of a parcel, to be read aloud or copied. */
function ParcelNumber({ name, number }: NonNullable<Taken["tracking"]>) {
  const { page: t } = useMessages("order");
  const shown = useRef<HTMLElement>(null);
  return (
    <p className={css.parcel}>
      {name && <span>{name}</span>}{" "}
      <bdi ref={shown} className={css.number}>
        {number}
      </bdi>
      <CopyButton name={t.parcelNumber} value={number} shown={shown} />
    </p>
  );
}

const WAY: readonly OrderStatus[] = ["received", "making", "sent"];

/** The statuses that are still to come; none once the order is called off. */
function toCome(order: ShopperOrder): readonly OrderStatus[] {
  const place = WAY.indexOf(order.status);
  return place === -1 || !order.stands ? [] : WAY.slice(place + 1);
}
