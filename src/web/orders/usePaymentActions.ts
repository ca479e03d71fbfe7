import { useState } from "react";
import {
  remindOfPayment,
  setPayment,
  takeBackRefund,
  takeBackReminder,
} from "#shared/payment/calls.ts";
import type { MakerOrder } from "#shared/orders/progress.ts";
import type { PaymentState } from "#shared/payment/rules.ts";
import { ApiError, send } from "#web/data/api.ts";
import { errorText } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { showToast } from "#web/ui/toast/toasts.ts";

type PaymentActions = {
  token: string;
  order: MakerOrder;
  onChanged: (order: MakerOrder) => void;
  /** Called if the payment was changed in the meantime. */
  onRefused: () => void;
};

type Step =
  | { to: PaymentState; from: PaymentState; isUndo?: true }
  /** Pays an amount back, which the server reads. */
  | { amount: string; refunded: string }
  /** Takes the last amount back, where this is all that went back. */
  | { unrefund: string }
  | "remind"
  | "unremind";

/** Moves an order's payment, and shows a notification with Undo. */
export function usePaymentActions({ token, order, ...on }: PaymentActions) {
  const { making, told } = useMessages("order");
  const { payment: t } = making;
  const { failure } = useMessages("first");
  const [amountError, setAmountError] = useState<string>();
  const { mutate, isPending } = useExclusiveMutation({
    onMutate: () => setAmountError(undefined),
    mutationFn: (step: Step) => sendStep(token, step),
    onSuccess: (changed, step) => {
      on.onChanged(changed);
      report(step, changed);
    },
    onError: (error) => {
      const { fields } = (error instanceof ApiError && error.problem) || {};
      if (fields?.amount) {
        setAmountError(fields.amount);
        return;
      }
      const description = errorText(error, failure);
      showToast({ title: told.failed, description }, "error");
      if (error instanceof ApiError && error.problem) on.onRefused();
    },
  });

  function report(step: Step, { amounts }: MakerOrder): void {
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
    showToast({ title, description: t.mailed }, "ok", {
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
