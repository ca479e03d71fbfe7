import { useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { lazyPart, useLazyPart } from "#web/ui/lazy-part.ts";

const orders = lazyPart("panel", () =>
  import("./mail/OrdersTab.tsx").then((module) => module.OrdersTab),
);

/** The Orders tab, whose code is loaded when it is chosen. */
export function OrdersTabGate() {
  const [isFailed, setFailed] = useState(false);
  const OrdersTab = useLazyPart(orders, !isFailed, () => setFailed(true));
  if (OrdersTab) return <OrdersTab />;
  if (!isFailed) return <p role="status">Loading...</p>;
  return (
    <>
      <p role="alert">This tab could not be loaded.</p>
      <Button onClick={() => setFailed(false)}>Try again</Button>
    </>
  );
}
