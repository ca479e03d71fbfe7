import { useEffect, useRef, useState } from "react";
import { isWithdrawn, type ShopperOrder } from "#shared/orders/progress.ts";
import type { OrderMessages } from "#shared/messages/order/en.ts";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import { isOpenStatus, wayOf, wordToCome } from "#shared/orders/state.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { formatLongTime } from "#shared/text/dates.ts";
import { mailto } from "#shared/text/links.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats, useShop, useSite } from "#web/data/shop-context.ts";
import { link, wrap } from "#web/ui/layout.css.ts";
import { teeth } from "#web/ui/ScallopEdge.css.ts";
import { useReadyBy } from "#web/data/ready-by.ts";
import { cancelOrder } from "#shared/orders/calls.ts";
import { send } from "#web/data/api.ts";
import { Button } from "#web/ui/Button.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { Withdrawal } from "./Withdrawal.tsx";
import { hasReceiptOf, Payment, ReceiptHead } from "./Payment.tsx";
import {
  useOrderChange,
  useOrderFormats,
  useShopperOrder,
} from "./order-data.ts";
import { InvoiceLinks } from "./InvoiceLinks.tsx";
import { OrderedItems } from "./OrderedItems.tsx";
import { PrintHead, Travel } from "./Travel.tsx";
import { OrderTimeline } from "./OrderTimeline.tsx";
import * as css from "./OrderPage.css.ts";

/** The status of an order, for the shopper. */
export function OrderPage() {
  const { order } = useShopperOrder();
  const heading = useRef<HTMLHeadingElement>(null);
  const t = useMessages("order");
  const { titles } = useMessages("first");
  const pay = t.payment;
  const { supportEmail } = useShop();
  const { title, next } = useWords(order);
  // What was kept of a paid order has a receipt, whatever else became of it.
  const hasReceipt = hasReceiptOf(order);
  const isOver = isWithdrawn(order);
  const wasOver = useRef(isOver);
  // Once the dialog is gone, which would keep the focus.
  useEffect(() => {
    if (isOver && !wasOver.current) heading.current?.focus();
    wasOver.current = isOver;
  }, [isOver]);
  const { canCancel } = order;
  return (
    <div className={`${wrap} ${css.page}`}>
      <div className={css.column}>
        <ReceiptHead order={order} />
        {!hasReceipt && <PrintHead />}
        <div className={css.progress} data-paid={hasReceipt}>
          <p className={css.number}>{titles.order(order.id)}</p>
          <h1 ref={heading} className={css.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={css.lead} suppressHydrationWarning>
            {next}
          </p>
          <Ready order={order} />
          <Payment />
          <div className={css.steps}>
            <OrderTimeline order={order} />
          </div>
          <Withdrawal />
          <div className={css.tools}>
            <a
              className={link}
              href={mailto(supportEmail, titles.order(order.id))}
            >
              {t.page.write}
            </a>
            <button
              type="button"
              className={`${link} ${css.tool}`}
              onClick={() => print()}
            >
              {hasReceipt ? pay.printReceipt : pay.print}
            </button>
            <InvoiceLinks order={order} />
            {canCancel && (
              <CancelOrder onCancelled={() => heading.current?.focus()} />
            )}
            {canCancel && <noscript>{t.page.noScript}</noscript>}
          </div>
        </div>
      </div>
      <section className={css.side} aria-labelledby="ordered-title">
        <div className={css.paper}>
          <h2 className={css.orderedTitle} id="ordered-title">
            {t.page.ordered}
          </h2>
          <LongTime iso={order.createdAt} />
          <OrderedItems order={order} />
          <Travel order={order} isOwn />
        </div>
        <div className={`${teeth} ${css.edge}`} aria-hidden="true" />
      </section>
    </div>
  );
}

/** Says how an order stands, and what comes next, its payment included. */
function useWords(order: ShopperOrder): { title: string; next: string } {
  const { page, payment: pay, withdrawal } = useMessages("order");
  const formats = useFormats();
  const money = useOrderFormats();
  const { status, payment, withdrawnAt, amounts } = order;
  const way = wayOf(order);
  const isCollected = way === "collected";
  const words = wordsOf(page, order);
  if (withdrawnAt && isWithdrawn(order)) {
    const next = withdrawal.withdrawn(formatLongTime(withdrawnAt, formats));
    return { title: withdrawal.done.title, next };
  }
  if (payment.state === "asked") {
    const toPay = isCollected ? pay.titleCollect : pay.title;
    const title = status === "sent" ? words.title : toPay;
    return { title, next: pay.next };
  }
  if (!order.stands && payment.state === "paid") {
    const next = pay.toRefund(formatPrice(amounts.refundable, money));
    return { ...words, next };
  }
  if (!order.stands && payment.state === "refunded")
    return { ...words, next: pay.notMade };
  if (status === "received" && payment.state === "paid")
    return {
      ...words,
      next: isCollected ? pay.nextPaidCollect : pay.nextPaid,
    };
  return words;
}

/** The words for how far an order is. */
function wordsOf(page: OrderMessages["page"], order: ShopperOrder) {
  const { status, payment, amounts } = order;
  const way = wayOf(order);
  const { received, making } = page;
  if (status === "received") {
    const isPaymentKnown =
      payment.state !== "open" || priceCents(amounts.owed) === 0;
    const next = received.next[wordToCome({ way, isPaymentKnown })];
    return { title: received.title, next };
  }
  if (way !== "collected") return page[status];
  if (status === "making") return { title: making.title, next: making.collect };
  return status === "sent" ? page.collect : page.cancelled;
}

/** The usual delivery time, until the maker adds a note or sends the order. */
function Ready({ order }: { order: ShopperOrder }) {
  const { status, stands, events, readyBy } = order;
  const { delivery } = useSite();
  const sayReady = useReadyBy();
  const isToBeMade = stands && isOpenStatus(status);
  const text = readyBy ? sayReady(order) : delivery;
  if (!text || !isToBeMade || events.at(-1)?.note) return null;
  return (
    <p className={css.ready} dir="auto" suppressHydrationWarning>
      {text}
    </p>
  );
}

function LongTime({ iso }: { iso: string }) {
  return (
    <time className={css.date} dateTime={iso} suppressHydrationWarning>
      {formatLongTime(iso, useFormats())}
    </time>
  );
}

type CancelProps = { onCancelled: () => void };

/** Returns what goes back of a paid order that is cancelled. */
const leftOf = ({ amounts: { paid, refunded } }: ShopperOrder): string =>
  toPrice(priceCents(paid) - priceCents(refunded));

/** Cancels an order after the shopper confirms. */
function CancelOrder({ onCancelled }: CancelProps) {
  const page = useShopperOrder();
  const { token, order } = page;
  const formats = useOrderFormats();
  const { payment, cancel: t } = useMessages("order");
  const { toRefund } = payment;
  const [state, setState] = useState<"idle" | "asking" | "declined">("idle");
  const isAsking = state === "asking";
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  const cancel = useOrderChange(
    page,
    () => send(cancelOrder, { params: { token } }),
    {
      failed: t.failed,
      onChanged() {
        showToast(t.done);
        onCancelled();
      },
    },
  );
  if (!isAsking)
    return (
      <button
        type="button"
        className={`${link} ${css.tool}`}
        // biome-ignore lint/a11y/noAutofocus: gives back the focus that the question had
        autoFocus={state === "declined"}
        onClick={() => setState("asking")}
      >
        {t.ask}
      </button>
    );
  return (
    <section className={css.cancel} aria-labelledby="cancel-title">
      <h2
        ref={question}
        className={css.cancelTitle}
        id="cancel-title"
        tabIndex={-1}
      >
        {t.question(order.id)}
      </h2>
      <p>
        {order.payment.state === "paid"
          ? toRefund(formatPrice(leftOf(order), formats))
          : t.text}
      </p>
      <div className={css.cancelActions}>
        <Button
          isPending={cancel.isPending}
          pendingText={t.cancelling}
          onClick={() => cancel.mutate(undefined)}
        >
          {t.yes}
        </Button>
        <Button
          kind="quiet"
          disabled={cancel.isPending}
          onClick={() => setState("declined")}
        >
          {t.no}
        </Button>
      </div>
    </section>
  );
}
