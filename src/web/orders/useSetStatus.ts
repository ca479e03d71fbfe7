import { useState } from "react";
import { setStatus } from "#shared/orders/calls.ts";
import type { MakerOrder, StatusBody } from "#shared/orders/progress.ts";
import { type OrderStatus, shownStatus, wayOf } from "#shared/orders/state.ts";
import { ApiError, send } from "#web/data/api.ts";
import { errorText } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { typedTexts } from "#web/data/typed-texts.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { showToast } from "#web/ui/toast/toasts.ts";

/** The key of what is typed for a step. */
export const stepKey = (token: string, from: OrderStatus, to: OrderStatus) =>
  `${token} ${from} ${to}`;

type SetStatus = {
  token: string;
  order: MakerOrder;
  onChanged: (order: MakerOrder) => void;
  onRefused: () => void;
};

/** The server's error messages for the fields of a step, by field name. */
type StepErrors = { status: OrderStatus; fields: Record<string, string> };

/** Changes an order's status, and shows a notification with Undo. */
export function useSetStatus({ token, order, ...on }: SetStatus) {
  const { told: t } = useMessages("orders");
  const { failure } = useMessages("storefront");
  const [errors, setErrors] = useState<StepErrors>();
  const undo = useExclusiveMutation({
    mutationFn: (body: StatusBody) => sendStatus(token, body),
    onSuccess: (changed) => {
      showToast({ title: t.undone });
      on.onChanged(changed);
    },
    onError: showFailure,
  });
  const { mutate, isPending } = useExclusiveMutation({
    mutationFn: (body: StatusBody) => sendStatus(token, body),
    onMutate: () => setErrors(undefined),
    onSuccess: (changed, { status, from }) => {
      typedTexts(stepKey(token, from ?? order.status, status)).forget();
      if (order.back === changed.status) keepWords(token, order);
      report(changed);
      on.onChanged(changed);
    },
    onError: (error, { status }) => {
      const problem = error instanceof ApiError ? error.problem : undefined;
      if (problem?.fields) setErrors({ status, fields: problem.fields });
      else showFailure(error);
      if (problem?.code === "status_changed") on.onRefused();
    },
  });

  function showFailure(error: Error): void {
    const description = errorText(error, failure);
    showToast({ title: t.failed, description }, "error");
  }

  function report(changed: MakerOrder): void {
    const title = t[shownStatus(changed.status, wayOf(changed))];
    const isSaved = changed.status === order.status;
    if (isSaved || order.back === changed.status) {
      showToast({
        title: isSaved ? t.saved : title,
      });
      return;
    }
    const body = { status: order.status, from: changed.status };
    showToast({ title, description: t.mailed }, "ok", {
      label: t.undo,
      onPress: () => {
        keepWords(token, changed);
        undo.mutate(body);
      },
    });
  }

  const errorsOf = (status: OrderStatus) =>
    errors?.status === status ? errors.fields : {};
  return { set: mutate, isPending: isPending || undo.isPending, errorsOf };
}

/** Keeps what was said with the last step, for when it is taken again. */
function keepWords(token: string, { events }: MakerOrder): void {
  const [before, undone] = events.slice(-2);
  if (!before || !undone) return;
  const { status, note = "", trackingUrl = "" } = undone;
  const form = typedTexts(stepKey(token, before.status, status));
  form.put({ note, trackingUrl });
}

function sendStatus(token: string, body: StatusBody): Promise<MakerOrder> {
  return send(setStatus, { params: { token }, body });
}
