import { useEffect, useRef, useState } from "react";
import { cancelOrder } from "#shared/orders/calls.ts";
import type { ShopperOrder } from "#shared/orders/progress.ts";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import { formatPrice } from "#shared/text/formats.ts";
import {
  useOrderChange,
  useOrderFormats,
  useShopperOrder,
} from "./order-data.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { link } from "#web/ui/layout.css.ts";
import { showToast } from "#web/ui/toasts.ts";
import * as css from "./OrderPage.css.ts";

type CancelProps = { onCancelled: () => void };

/** Returns what goes back of a paid order that is cancelled. */
const leftOf = ({ amounts: { paid, refunded } }: ShopperOrder): string =>
  toPrice(priceCents(paid) - priceCents(refunded));

/** Cancels an order after the shopper confirms. */
export function CancelOrder({ onCancelled }: CancelProps) {
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
