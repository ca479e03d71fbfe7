import { type FormEvent, useState } from "react";
import { priceCents } from "#shared/money/rules.ts";
import { formatPrice } from "#shared/text/formats.ts";
import type { MakerOrder } from "#shared/orders/progress.ts";
import type { PaymentState } from "#shared/payment/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import {
  remindOfPayment,
  setPayment,
  takeBackRefund,
  takeBackReminder,
  writeInvoice,
} from "#shared/payment/calls.ts";
import { send } from "#web/data/api.ts";
import { showToast } from "#web/ui/toasts.ts";
import {
  useMakerOrder,
  useOrderChange,
  useOrderFormats,
} from "./order-data.ts";
import { InvoiceLinks } from "./InvoiceLinks.tsx";
import { ShortTime } from "./OrderSteps.tsx";
import * as css from "./MakePage.css.ts";

/**
 * Shows how far the payment of an order is, and where the maker can move it.
 */
export function PaymentActions() {
  const { order } = useMakerOrder();
  const { payment, stands, amounts } = order;
  const { making, payment: words } = useMessages("order");
  const { payment: t } = making;
  const { invoices } = words;
  const formats = useOrderFormats();
  const actions = usePaymentActions();
  const { isPending, move, undo, remind, takeBack } = actions;
  const { state, askedAt } = payment;
  // What was asked for may be paid after the order ended, and goes back then.
  if (!stands && state === "open" && !askedAt) return null;
  const back = backFrom(order);
  const refunded = priceCents(amounts.refunded) > 0;
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
          </strong>
          {at && <ShortTime iso={at} />}
        </p>
      </div>
      {payment.isOverdue && <p className={css.overdue}>{t.overdue}</p>}
      {refunded && <p>{t.refunded(formatPrice(amounts.refunded, formats))}</p>}
      {state === "open" && stands && !payment.canAsk && (
        <p>{priceCents(amounts.owed) > 0 ? t.noWay : t.nothingOwed}</p>
      )}
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
        {payment.isOverdue && order.customerEmail && (
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
        {payment.isReminderWaiting && (
          <Button kind="quiet" disabled={isPending} onClick={takeBack}>
            <Icon name="undo" />
            <span>{t.takeBack}</span>
          </Button>
        )}
        {refunded && (
          <Button
            kind="quiet"
            disabled={isPending}
            onClick={actions.takeRefund}
          >
            <Icon name="undo" />
            <span>{t.takeRefund}</span>
          </Button>
        )}
        {back && (
          <Button kind="quiet" disabled={isPending} onClick={() => undo(back)}>
            <Icon name="undo" />
            <span>{t.back[back]}</span>
          </Button>
        )}
      </div>
      <div className={css.paymentActions}>
        <InvoiceLinks order={order} />
        {state === "paid" && order.writesInvoices && !order.invoices.length && (
          <Button
            kind="quiet"
            disabled={isPending}
            onClick={actions.writeInvoice}
          >
            {invoices.write}
          </Button>
        )}
      </div>
      {state === "paid" && (
        <RefundForm
          key={amounts.refunded}
          order={order}
          isPending={isPending}
          error={actions.amountError}
          onRefund={actions.refund}
        />
      )}
    </section>
  );
}

/** The state before the one that the payment is in. */
function backFrom(order: MakerOrder): PaymentState | undefined {
  const { stands, payment, amounts } = order;
  const { state, askedAt } = payment;
  if (state === "asked") return "open";
  // What went back has an Undo of its own.
  if (state !== "paid" || priceCents(amounts.refunded) > 0) return undefined;
  // An order that ended asks for nothing.
  return askedAt && stands ? "asked" : "open";
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

type RefundFormProps = {
  order: MakerOrder;
  isPending: boolean;
  /** The words of the server about the amount. */
  error: string | undefined;
  onRefund: (amount: string) => void;
};

/**
 * Notes what went back to the customer: what is due, or another amount. Where
 * nothing is due it waits behind a button, for what she gives out of kindness.
 */
function RefundForm(props: RefundFormProps) {
  const { order, isPending, error, onRefund } = props;
  const { payment: t } = useMessages("order").making;
  const formats = useOrderFormats();
  const { paid, refunded, refundable } = order.amounts;
  const isDue = priceCents(refundable) > 0;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  if (priceCents(paid) - priceCents(refunded) <= 0) return null;
  if (!isDue && !isOpen)
    return (
      <div className={css.paymentActions}>
        <Button kind="quiet" disabled={isPending} onClick={() => setOpen(true)}>
          {t.payBack}
        </Button>
      </div>
    );
  const { decimal, digits } = formats.money;
  const due = isDue
    ? refundable.replace(".", decimal).slice(0, digits === 0 ? -3 : undefined)
    : "";
  const amount = typed ?? due;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) onRefund(amount.normalize("NFKC").trim().replace(",", "."));
  };
  return (
    <form className={css.form} noValidate onSubmit={onSubmit}>
      {isDue && <p>{t.toRefund(formatPrice(refundable, formats))}</p>}
      <TextField
        label={t.refundAmount}
        inputMode={digits === 0 ? "numeric" : "decimal"}
        autoComplete="off"
        value={amount}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        kind="line"
        isPending={isPending}
        pendingText={t.markRefunded}
      >
        {t.markRefunded}
      </Button>
    </form>
  );
}

type Step =
  | { to: PaymentState; from: PaymentState; isUndo?: true }
  /** Pays an amount back, which the server reads. */
  | { amount: string; refunded: string }
  /** Takes the last amount back, where this is all that went back. */
  | { unrefund: string }
  | "invoice"
  | "remind"
  | "unremind";

/** Moves an order's payment, and shows a notification with Undo. */
function usePaymentActions() {
  const page = useMakerOrder();
  const { token, order } = page;
  const { making, told } = useMessages("order");
  const { payment: t } = making;
  const [amountError, setAmountError] = useState<string>();
  const { mutate, isPending } = useOrderChange(
    page,
    (step: Step) => sendStep(token, step),
    {
      failed: told.failed,
      onMutate: () => setAmountError(undefined),
      onChanged: (changed, step) => report(step, changed),
      onFields: (fields) => setAmountError(Object.values(fields)[0]),
    },
  );

  function report(step: Step, changed: MakerOrder): void {
    const { amounts, customerEmail } = changed;
    // Its link tells of it.
    if (step === "invoice") return;
    if (step === "unremind") {
      showToast({ title: t.notReminding });
      return;
    }
    if (step !== "remind" && ("unrefund" in step || "isUndo" in step)) {
      showToast({ title: told.undone });
      return;
    }
    const [title, back]: [string, Step] =
      step === "remind"
        ? [t.reminding, "unremind"]
        : "amount" in step
          ? [t.told.refunded, { unrefund: amounts.refunded }]
          : [t.told[step.to], { to: step.from, from: step.to, isUndo: true }];
    const description = customerEmail ? t.mailed : told.notMailed;
    showToast({ title, description }, "ok", {
      label: told.undo,
      onPress: () => mutate(back),
    });
  }

  const { state } = order.payment;
  return {
    isPending,
    amountError,
    refund: (amount: string) =>
      mutate({ amount, refunded: order.amounts.refunded }),
    takeRefund: () => mutate({ unrefund: order.amounts.refunded }),
    move: (to: PaymentState) => mutate({ to, from: state }),
    undo: (to: PaymentState) => mutate({ to, from: state, isUndo: true }),
    remind: () => mutate("remind"),
    takeBack: () => mutate("unremind"),
    writeInvoice: () => mutate("invoice"),
  };
}

function sendStep(token: string, step: Step): Promise<MakerOrder> {
  const params = { token };
  if (step === "remind") return send(remindOfPayment, { params });
  if (step === "invoice") return send(writeInvoice, { params });
  if (step === "unremind") return send(takeBackReminder, { params });
  if ("unrefund" in step) {
    const { unrefund: refunded } = step;
    return send(takeBackRefund, { params: { token, refunded } });
  }
  const body =
    "amount" in step
      ? { state: "refunded" as const, ...step }
      : { state: step.to, from: step.from };
  return send(setPayment, { params, body });
}
