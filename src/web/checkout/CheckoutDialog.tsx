import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useCart } from "../cart/cart-context.ts";
import { cartQuery } from "../queries.ts";
import { useShop } from "../shop/shop-context.ts";
import { Button } from "../ui/Button.tsx";
import { note } from "../ui/layout.css.ts";
import { Sheet } from "../ui/Sheet.tsx";
import { TOUCH, useMedia } from "../ui/useMedia.ts";
import * as css from "./CheckoutDialog.css.ts";
import { CheckoutNotice } from "./CheckoutNotice.tsx";
import { CheckoutSummary } from "./CheckoutSummary.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { FIELD_NAMES } from "./entries.ts";
import { useCheckout } from "./useCheckout.ts";

type CheckoutDialogProps = { isOpen: boolean; onExited: () => void };

/** Whom to write to, and the order. What was typed outlives closing it. */
export function CheckoutDialog({ isOpen, onExited }: CheckoutDialogProps) {
  const { show, close } = useCart();
  const { ownerEmail } = useShop();
  const { data: cart = [] } = useQuery({ ...cartQuery, enabled: false });
  const checkout = useCheckout(cart);
  const { entries, isPending } = checkout;
  const formId = useId();
  const isTouch = useMedia(TOUCH);
  const leave = () => {
    checkout.forgetNotice();
    close();
  };
  const toCart = () => {
    checkout.forgetNotice();
    show({ kind: "cart" });
  };
  const { notice } = checkout;

  const footer = (
    <>
      <div className={css.actions}>
        <Button
          kind="quiet"
          size="large"
          className={css.cancel}
          disabled={isPending}
          onClick={leave}
        >
          Cancel
        </Button>
        <Button
          ref={checkout.submitRef}
          type="submit"
          form={formId}
          size="large"
          className={css.submit}
          isPending={isPending}
          pendingText="Processing..."
        >
          Place Order
        </Button>
      </div>
      <p className={note}>
        Your order details go to {ownerEmail}. No payment is taken here.
      </p>
    </>
  );
  return (
    <Sheet
      kind="modal"
      isOpen={isOpen}
      onClose={leave}
      onExited={onExited}
      title="Checkout"
      closeLabel="Close checkout"
      isBusy={isPending}
      closesOnScrim={FIELD_NAMES.every((name) => entries[name] === "")}
      focusFirst={isTouch ? "title" : "content"}
      footer={footer}
    >
      <CheckoutSummary cart={cart} />
      {notice?.sentence && (
        <CheckoutNotice onCart={notice.isForCart ? toCart : undefined}>
          {notice.sentence}
        </CheckoutNotice>
      )}
      <form
        id={formId}
        ref={checkout.formRef}
        noValidate
        onSubmit={checkout.submit}
      >
        <ContactFields
          entries={entries}
          errors={checkout.errors}
          isDisabled={isPending}
          takesFocus={!isTouch}
          onChange={checkout.change}
        />
      </form>
    </Sheet>
  );
}
