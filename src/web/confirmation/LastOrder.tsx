import { useEffect, useRef, useState } from "react";
import type { Confirmation } from "#shared/orders.ts";
import { LoadingOrder } from "./LoadingOrder.tsx";
import { takeConfirmation } from "./last-order.ts";
import { OrderConfirmed } from "./OrderConfirmed.tsx";

/** Reads the stored order, which removes it, and shows it. */
export function LastOrder({ onNone }: { onNone: () => void }) {
  const [order, setOrder] = useState<Confirmation>();
  const hasRead = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a second reading would find nothing
  useEffect(() => {
    if (hasRead.current) return;
    hasRead.current = true;
    const taken = takeConfirmation();
    if (taken) setOrder(taken);
    else onNone();
  }, []);
  return order ? <OrderConfirmed order={order} /> : <LoadingOrder />;
}
