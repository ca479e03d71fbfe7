import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Confirmation } from "#shared/orders.ts";
import { PAGES } from "#shared/paths.ts";
import { wrap } from "../ui/layout.css.ts";
import { LoadingOrder } from "./LoadingOrder.tsx";
import { takeConfirmation } from "./last-order.ts";
import { OrderConfirmed } from "./OrderConfirmed.tsx";

/** The order that was just placed; without one, back to the shop. */
export function ConfirmationPage() {
  const navigate = useNavigate();
  const [order, setOrder] = useState<Confirmation>();
  const hasRead = useRef(false);
  useEffect(() => {
    // Once: reading removes it, so a second reading would find nothing.
    if (hasRead.current) return;
    hasRead.current = true;
    const taken = takeConfirmation();
    if (taken) setOrder(taken);
    else void navigate(PAGES.home, { replace: true });
  }, [navigate]);
  return (
    <div className={wrap}>
      {order ? <OrderConfirmed order={order} /> : <LoadingOrder />}
    </div>
  );
}
