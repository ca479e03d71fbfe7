import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import { useOverlays } from "#web/overlays/overlay-context.ts";
import { cartQuery } from "#web/data/queries.ts";
import { useShop } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/dialog/Dialog.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { note } from "#web/ui/layout.css.ts";
import { TOUCH, useMedia } from "#web/ui/useMedia.ts";
import * as css from "./CheckoutDialog.css.ts";
import { CheckoutSummary } from "./CheckoutSummary.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { FIELD_NAMES } from "./contact-form.ts";
import { useCheckout } from "./useCheckout.ts";

type CheckoutDialogProps = { isOpen: boolean; onExited: () => void };

/** The checkout dialog. Typed values remain when it closes and opens again. */
export function CheckoutDialog({ isOpen, onExited }: CheckoutDialogProps) {
  const { show, close } = useOverlays();
  const { data: cart = [] } = useQuery({ ...cartQuery, enabled: false });
  const checkout = useCheckout(cart, isOpen);
  const { form, isPending, notice } = checkout;
  const formId = useId();
  const isTouch = useMedia(TOUCH);
  const leave = () => close();
  const openCart = () => show({ kind: "cart" });
  return (
    <Dialog
      kind="modal"
      isOpen={isOpen}
      onClose={leave}
      onExited={onExited}
      title="Checkout"
      closeLabel="Close checkout"
      isBusy={isPending}
      closesOnScrim={FIELD_NAMES.every((name) => form[name] === "")}
      focusFirst={isTouch ? "title" : "content"}
      footer={
        <CheckoutFooter checkout={checkout} formId={formId} onCancel={leave} />
      }
    >
      <CheckoutSummary cart={cart} />
      {notice?.sentence && (
        <CheckoutNotice onCart={notice.isCartProblem ? openCart : undefined}>
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
          form={form}
          errors={checkout.errors}
          isDisabled={isPending}
          hasAutoFocus={!isTouch}
          onChange={checkout.change}
        />
      </form>
    </Dialog>
  );
}

type CheckoutFooterProps = {
  checkout: ReturnType<typeof useCheckout>;
  formId: string;
  onCancel: () => void;
};

function CheckoutFooter({ checkout, formId, onCancel }: CheckoutFooterProps) {
  const { ownerEmail } = useShop();
  const { isPending, submitRef } = checkout;
  return (
    <>
      <div className={css.actions}>
        <Button
          kind="quiet"
          size="large"
          className={css.cancel}
          disabled={isPending}
          onClick={onCancel}
        >
          Cancel
        </Button>
        <Button
          ref={submitRef}
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
}

type CheckoutNoticeProps = {
  children: string;
  /** Opens the cart; defined if the cart has to be changed first. */
  onCart: (() => void) | undefined;
};

/** Shows why the shop did not accept the order. */
function CheckoutNotice({ children, onCart }: CheckoutNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another sentence
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "nearest" });
  }, [children]);
  return (
    <div className={css.notice} ref={notice} role="alert">
      <Icon name="warning" className={css.noticeIcon} />
      <div>
        <p>{children}</p>
        {onCart && (
          <Button
            kind="line"
            size="small"
            className={css.noticeAction}
            onClick={onCart}
          >
            Back to your cart
          </Button>
        )}
      </div>
    </div>
  );
}
