import { useEffect, useRef, useState } from "react";
import { cancelPath } from "#shared/api/paths.ts";
import type { ShopperOrder } from "#shared/orders/life-schema.ts";
import { ApiError, api } from "#web/data/api.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { Button } from "#web/ui/Button.tsx";
import { showToast } from "#web/ui/toast/toasts.ts";
import { loadShopperOrder } from "./order-data.ts";
import * as css from "./OrderPage.css.ts";

type CancelProps = {
  token: string;
  id: number;
  onCancelled: (order: ShopperOrder) => void;
  /** Called if the server refuses, such as after a change of the status. */
  onRefused: () => void;
};

/** Cancels an order after the shopper confirms. */
export function CancelOrder(props: CancelProps) {
  const { token, id, onCancelled, onRefused } = props;
  const [state, setState] = useState<"idle" | "asking" | "declined">("idle");
  const isAsking = state === "asking";
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  const cancel = useExclusiveMutation({
    mutationFn: () => api.post(cancelPath(token), { schema: loadShopperOrder }),
    onSuccess: (order) => {
      showToast({ title: "Your order is cancelled" });
      onCancelled(order);
    },
    onError: (error) => {
      const refusal = error instanceof ApiError ? error.problem : undefined;
      showToast(
        {
          title: "The order was not cancelled",
          description: refusal?.message ?? "Please try again.",
        },
        "error",
      );
      if (refusal) onRefused();
    },
  });
  if (!isAsking)
    return (
      <div className={css.cancel}>
        <Button
          kind="line"
          autoFocus={state === "declined"}
          onClick={() => setState("asking")}
        >
          Cancel this order
        </Button>
      </div>
    );
  return (
    <section className={css.cancel} aria-labelledby="cancel-title">
      <h2
        ref={question}
        className={css.cancelTitle}
        id="cancel-title"
        tabIndex={-1}
      >
        Cancel order {id} for good?
      </h2>
      <p>We will not make it, and nothing is to be paid.</p>
      <div className={css.cancelActions}>
        <Button
          isPending={cancel.isPending}
          pendingText="Cancelling..."
          onClick={() => cancel.mutate(undefined)}
        >
          Yes, cancel it
        </Button>
        <Button
          kind="quiet"
          disabled={cancel.isPending}
          onClick={() => setState("declined")}
        >
          Keep it
        </Button>
      </div>
    </section>
  );
}
