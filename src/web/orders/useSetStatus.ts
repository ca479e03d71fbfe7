import { useState } from "react";
import { statusPath } from "#shared/api/paths.ts";
import type { MakerOrder, StatusBody } from "#shared/orders/life-schema.ts";
import type { OrderStatus } from "#shared/orders/status.ts";
import { ApiError, api } from "#web/data/api.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { loadMakerOrder } from "./order-data.ts";

type SetStatus = {
  token: string;
  order: MakerOrder;
  onChanged: (order: MakerOrder) => void;
  onRefused: () => void;
};

/** The server's error messages for the fields of a step, by field name. */
type StepErrors = { status: OrderStatus; fields: Record<string, string> };

const DONE: Record<OrderStatus, string> = {
  received: "Back to received",
  making: "Started",
  sent: "Marked as sent",
  cancelled: "The order is cancelled",
};

/** Changes an order's status, and shows a notification with Undo. */
export function useSetStatus({ token, order, ...on }: SetStatus) {
  const [errors, setErrors] = useState<StepErrors>();
  const undo = useExclusiveMutation({
    mutationFn: (body: StatusBody) => send(token, body),
    onSuccess: (changed) => {
      showToast({ title: "Undone" });
      on.onChanged(changed);
    },
    onError: showFailure,
  });
  const { mutate, isPending } = useExclusiveMutation({
    mutationFn: (body: StatusBody) => send(token, body),
    onMutate: () => setErrors(undefined),
    onSuccess: (changed) => {
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

  function report(changed: MakerOrder): void {
    const title = DONE[changed.status];
    const isSaved = changed.status === order.status;
    if (isSaved || order.back === changed.status) {
      showToast({
        title: isSaved ? "Saved. The customer sees it now." : title,
      });
      return;
    }
    const body = { status: order.status, from: changed.status };
    showToast(
      { title, description: "The customer is emailed in a minute." },
      "ok",
      { label: "Undo", onPress: () => undo.mutate(body) },
    );
  }

  const errorsOf = (status: OrderStatus) =>
    errors?.status === status ? errors.fields : {};
  return { set: mutate, isPending: isPending || undo.isPending, errorsOf };
}

function send(token: string, body: StatusBody): Promise<MakerOrder> {
  return api.post(statusPath(token), { body, schema: loadMakerOrder });
}

function showFailure(error: Error): void {
  const problem = error instanceof ApiError ? error.problem : undefined;
  showToast(
    {
      title: "That was not saved",
      description: problem?.message ?? "Check your connection and try again.",
    },
    "error",
  );
}
