import { useState } from "react";
import {
  remindOfPayment,
  setPayment,
  takeBackRefund,
  takeBackReminder,
} from "#shared/payment/calls.ts";
import type { MakerOrder } from "#shared/orders/progress.ts";
import type { PaymentState } from "#shared/payment/rules.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useMakerOrder, useOrderChange } from "./order-data.ts";

type Step =
  | { to: PaymentState; from: PaymentState; isUndo?: true }
  /** Pays an amount back, which the server reads. */
  | { amount: string; refunded: string }
  /** Takes the last amount back, where this is all that went back. */
  | { unrefund: string }
  | "remind"
  | "unremind";

/** Moves an order's payment, and shows a notification with Undo. */
export function usePaymentActions() {
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
  };
}

function sendStep(token: string, step: Step): Promise<MakerOrder> {
  const params = { token };
  if (step === "remind") return send(remindOfPayment, { params });
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
