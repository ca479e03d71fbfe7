import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { cartTotal } from "#shared/cart-rules.ts";
import { checkoutPart } from "../checkout/checkout-part.ts";
import { Button } from "../ui/Button.tsx";
import { preload } from "../ui/lazy-part.ts";
import { note } from "../ui/layout.css.ts";
import { Price } from "../ui/Price.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { cartQuery } from "../queries.ts";
import { useCart } from "./cart-context.ts";
import * as css from "./CartDrawer.css.ts";
import { CartFailed } from "./CartFailed.tsx";
import { CartLines } from "./CartLines.tsx";
import { CartPlaceholders } from "./CartPlaceholders.tsx";
import { EmptyCart } from "./EmptyCart.tsx";
import { UnavailableNotice } from "./UnavailableNotice.tsx";

type CartDrawerProps = {
  isOpen: boolean;
  /** The line whose Edit button takes the focus: the designer was there. */
  focusLineId: number | undefined;
  onExited: () => void;
};

/** The cart: its lines, its total and the way to the checkout. */
export function CartDrawer({ isOpen, focusLineId, onExited }: CartDrawerProps) {
  const { show, close } = useCart();
  const { data: cart, isError, isFetching, refetch } = useQuery(cartQuery);
  const noticeId = useId();
  const isEmpty = cart?.length === 0;
  const hasUnavailable = cart?.some((line) => !line.available) ?? false;
  const canCheckOut = cart !== undefined && !isEmpty && !hasUnavailable;

  const footer = (
    <>
      {cart && hasUnavailable && (
        <UnavailableNotice id={noticeId} cart={cart} />
      )}
      <dl className={css.total}>
        <dt className={css.totalName}>Total</dt>
        <dd className={css.totalValue}>
          {cart ? (
            <Price value={cartTotal(cart)} />
          ) : (
            <span className={css.totalPlace} />
          )}
        </dd>
      </dl>
      <Button
        size="large"
        isBlock
        className={css.checkout}
        disabled={!canCheckOut}
        aria-describedby={hasUnavailable ? noticeId : undefined}
        onClick={() => show({ kind: "checkout" })}
        {...preload(checkoutPart)}
      >
        Proceed to Checkout
      </Button>
      <p className={note}>
        No payment is taken here. We write to you about payment and delivery.
      </p>
    </>
  );
  return (
    <Sheet
      kind="drawer"
      isOpen={isOpen}
      onClose={() => close()}
      onExited={onExited}
      title="Your Cart"
      closeLabel="Close cart"
      focusFirst={focusLineId === undefined ? "close" : "content"}
      footer={isEmpty || (isError && !cart) ? undefined : footer}
    >
      {cart ? (
        <CartLines cart={cart} focusLineId={focusLineId}>
          <EmptyCart />
        </CartLines>
      ) : isError && !isFetching ? (
        <CartFailed onRetry={() => void refetch()} />
      ) : (
        <CartPlaceholders />
      )}
    </Sheet>
  );
}
