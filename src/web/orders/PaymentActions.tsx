import type { MakerOrder } from "#shared/orders/progress.ts";
import type { PaymentState } from "#shared/payment/states.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { ShortTime } from "./OrderSteps.tsx";
import * as css from "./MakePage.css.ts";
import { usePaymentActions } from "./usePaymentActions.ts";

type PaymentActionsProps = {
  token: string;
  order: MakerOrder;
  onChanged: (order: MakerOrder) => void;
  onRefused: () => void;
};

/** How far the payment of an order is, and where the maker can move it. */
export function PaymentActions(props: PaymentActionsProps) {
  const { order } = props;
  const { payment, status, withdrawnAt } = order;
  const { payment: t } = useMessages("making");
  const { isPending, move, undo, remind, takeBack } = usePaymentActions(props);
  const { state } = payment;
  const isCancelled = status === "cancelled";
  if (isCancelled && state === "open") return null;
  const back = backFrom(order);
  const isToRefund = state === "paid" && (isCancelled || withdrawnAt !== null);
  const at = timeOf(order);
  return (
    <section className={css.work} aria-labelledby="payment-title">
      <div className={css.paymentHead}>
        <h2 className={css.sectionTitle} id="payment-title">
          {t.title}
        </h2>
        <p>
          <strong className={css.status} data-payment={state}>
            {t.states[state]}
          </strong>{" "}
          {at && <ShortTime iso={at} />}
        </p>
      </div>
      {payment.isOverdue && <p className={css.overdue}>{t.overdue}</p>}
      {isToRefund && <p>{t.toRefund}</p>}
      {state === "open" && !payment.canAsk && <p>{t.noWay}</p>}
      <div className={css.paymentActions}>
        {state === "open" && payment.canAsk && (
          <Button
            kind="ink"
            isPending={isPending}
            onClick={() => move("asked")}
          >
            {t.ask}
          </Button>
        )}
        {payment.isOverdue && (
          <Button kind="ink" isPending={isPending} onClick={remind}>
            {t.remind}
          </Button>
        )}
        {(state === "open" || state === "asked") && (
          <Button
            kind="line"
            isPending={isPending}
            onClick={() => move("paid")}
          >
            {t.markPaid}
          </Button>
        )}
        {isToRefund && (
          <Button
            kind="line"
            isPending={isPending}
            onClick={() => move("refunded")}
          >
            {t.markRefunded}
          </Button>
        )}
        {payment.isReminderWaiting && (
          <Button kind="quiet" disabled={isPending} onClick={takeBack}>
            <Icon name="undo" />
            <span>{t.takeBack}</span>
          </Button>
        )}
        {back && (
          <Button kind="quiet" disabled={isPending} onClick={() => undo(back)}>
            <Icon name="undo" />
            <span>{t.back[back]}</span>
          </Button>
        )}
      </div>
    </section>
  );
}

/** The state before the one that the payment is in. */
function backFrom({ status, payment }: MakerOrder): PaymentState | undefined {
  const { state, askedAt } = payment;
  if (state === "asked") return "open";
  if (state === "refunded") return "paid";
  if (state !== "paid") return undefined;
  // A cancelled order asks for nothing.
  return askedAt && status !== "cancelled" ? "asked" : "open";
}

function timeOf({ payment }: MakerOrder): string | undefined {
  const { state, askedAt, paidAt, refundedAt } = payment;
  return {
    open: undefined,
    asked: askedAt,
    paid: paidAt,
    refunded: refundedAt,
  }[state];
}
