import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Confirmation } from "#shared/orders/schema.ts";
import { PAGES } from "#shared/api/paths.ts";
import { visuallyHidden, wrap } from "#web/ui/theme/layout.css.ts";
import { Dots } from "#web/ui/Dots.tsx";
import { takeConfirmation } from "#web/data/last-order.ts";
import { useMessages } from "#web/data/messages.ts";
import * as css from "./ConfirmationPage.css.ts";
import { OrderConfirmed } from "./OrderConfirmed.tsx";

/** Shows the order that was just placed; without one, redirects to the shop. */
export function ConfirmationPage() {
  const navigate = useNavigate();
  const [order, setOrder] = useState<Confirmation>();
  const hasRead = useRef(false);
  useEffect(() => {
    // Runs only once, because reading removes the stored order.
    if (hasRead.current) return;
    hasRead.current = true;
    const stored = Confirmation.safeParse(takeConfirmation());
    if (stored.success) setOrder(stored.data);
    else void navigate(PAGES.home, { replace: true });
  }, [navigate]);
  return (
    <div className={wrap}>
      {order ? <OrderConfirmed order={order} /> : <LoadingOrder />}
    </div>
  );
}

function LoadingOrder() {
  const { confirmed } = useMessages("orders");
  const { titles } = useMessages("storefront");
  return (
    <div className={css.loading}>
      <span className={css.dots}>
        <Dots />
      </span>
      <h1 className={visuallyHidden} tabIndex={-1}>
        {titles.confirmation}
      </h1>
      <p className={css.text} role="status">
        {confirmed.loading}
      </p>
    </div>
  );
}
