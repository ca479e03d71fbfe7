import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Opening } from "#web/overlays/Opening.tsx";
import { useOverlays } from "#web/overlays/overlay-context.ts";
import { cartQuery } from "#web/data/queries.ts";
import { useMessages } from "#web/data/messages.ts";
import { useReturn, useShop, useSite } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { lateComponent, useLateCode } from "#web/ui/late-code.ts";
import { showToast } from "#web/ui/toasts.ts";
import * as css from "./CheckoutDialog.css.ts";
import { CheckoutSummary } from "./CheckoutSummary.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { FIELD_NAMES } from "./contact-form.ts";
import { useDelivery } from "./delivery.ts";
import { useCheckout } from "./useCheckout.ts";
import { forgetAttempt } from "./usePlaceOrder.ts";

const emptyCheckout = lateComponent(["errors"], () =>
  import("./EmptyCheckout.tsx").then((module) => module.EmptyCheckout),
);

type CheckoutDialogProps = { isOpen: boolean; onExited: () => void };

/** The checkout dialog. Typed values remain when it closes and opens again. */
export function CheckoutDialog({ isOpen, onExited }: CheckoutDialogProps) {
  const { show, close } = useOverlays();
  const query = useQuery({ ...cartQuery, enabled: false });
  const { data: cart = [] } = query;
  const leave = () => close();
  const { dialogFailed } = useMessages("first");
  const fail = () => {
    leave();
    showToast(dialogFailed, "error");
  };
  const delivery = useDelivery(isOpen, fail);
  const { step, options } = delivery;
  const checkout = useCheckout(cart, isOpen, delivery);
  const { form, errors, isPending, notice } = checkout;
  const found = useWhileOpen(isOpen, checkout.found);
  const isEmpty = useWhileOpen(
    isOpen,
    found !== undefined ||
      (cart.length === 0 && (query.isSuccess || isPending)),
  );
  const EmptyCheckout = useLateCode(emptyCheckout, isOpen && isEmpty, fail);
  useEffect(() => {
    // An order empties the cart a moment before its page comes.
    if (isOpen) emptyCheckout.load(true).catch(() => {});
  }, [isOpen]);
  const { checkout: t } = useMessages("buy");
  const formId = useId();
  // Where the focus in a field would open a keyboard over the form.
  const isTouch = matchMedia("(pointer: coarse)").matches;
  const openCart = () => show({ kind: "cart" });
  // The law asks for lines and total directly above a binding button.
  const isBinding = useSite().legal.orderWording === "binding";
  const summary = cart.length > 0 && <CheckoutSummary cart={cart} />;
  const submit = (
    <Submit
      checkout={checkout}
      formId={formId}
      isBinding={isBinding}
      // After a reload of the page the form is there before its cart.
      isEarly={query.isLoading}
    />
  );
  const actions = (
    <CheckoutActions isPending={isPending} onCancel={leave}>
      {submit}
    </CheckoutActions>
  );
  const why = notice?.sentence && (
    <CheckoutNotice
      // Another sentence comes into view again.
      key={notice.sentence}
      onCart={notice.isCartProblem ? openCart : undefined}
    >
      {notice.sentence}
    </CheckoutNotice>
  );
  const formProps = {
    id: formId,
    ref: checkout.formRef,
    onSubmit: checkout.submit,
  };
  const contact = (
    <ContactFields
      form={form}
      errors={errors}
      isDisabled={isPending}
      hasAutoFocus={!isTouch}
      onChange={checkout.change}
    />
  );
  const pane = isEmpty ? undefined : step;
  if (isOpen && delivery.isOffered && !step && !isEmpty) return <Opening />;
  return (
    <Dialog
      kind={pane ? "wide" : "modal"}
      isOpen={isOpen}
      onClose={leave}
      onExited={onExited}
      title={t.title}
      closeLabel={t.close}
      isBusy={isPending}
      closesOnScrim={isEmpty || FIELD_NAMES.every((name) => form[name] === "")}
      focusFirst={isTouch ? "title" : "content"}
      footer={!isBinding && !step && !isEmpty && actions}
    >
      {isEmpty ? (
        EmptyCheckout && (
          <EmptyCheckout
            isPending={isPending}
            found={found}
            // The same clips once more are another order.
            onFound={forgetAttempt}
            onLeave={leave}
          />
        )
      ) : pane ? (
        <pane.Panes
          options={options}
          cart={cart}
          errors={errors}
          isDisabled={isPending}
          form={formProps}
          notice={why}
          contact={contact}
          submit={submit}
          onChange={checkout.forgive}
        />
      ) : (
        <>
          {!isBinding && summary}
          {why}
          <form {...formProps} noValidate>
            {contact}
          </form>
          {isBinding && (
            <>
              {summary}
              {actions}
            </>
          )}
        </>
      )}
    </Dialog>
  );
}

/** Returns what was shown last: a dialog that closes keeps its content. */
function useWhileOpen<T>(isOpen: boolean, value: T): T {
  const [shown, setShown] = useState(value);
  if (isOpen && shown !== value) setShown(value);
  return isOpen ? value : shown;
}

type SubmitProps = {
  checkout: ReturnType<typeof useCheckout>;
  formId: string;
  /** Whether the button says that the order is one to be paid. */
  isBinding: boolean;
  /** Whether it is not known yet what would be ordered. */
  isEarly: boolean;
};

/** The button that orders. */
function Submit({ checkout, formId, isBinding, isEarly }: SubmitProps) {
  const back = useReturn();
  const { checkout: t } = useMessages("buy");
  return (
    <Button
      ref={checkout.submitRef}
      type="submit"
      form={formId}
      size="large"
      className={css.submit}
      disabled={!!back || isEarly}
      isPending={checkout.isPending}
      pendingText={t.placing}
    >
      {back ?? (isBinding ? t.placeBinding : t.place)}
    </Button>
  );
}

type CheckoutActionsProps = {
  isPending: boolean;
  onCancel: () => void;
  children: ReactNode;
};

/** The button that orders, the one that does not, and what happens then. */
function CheckoutActions(props: CheckoutActionsProps) {
  const { isPending, onCancel } = props;
  const { ownerEmail } = useShop();
  const { checkout: t } = useMessages("buy");
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
          {t.cancel}
        </Button>
        {props.children}
      </div>
      <p className={css.calm}>
        <Icon name="tick" className={css.calmIcon} />
        <span>
          <strong>{t.payNothing}</strong> <span>{t.note(ownerEmail)}</span>
        </span>
      </p>
    </>
  );
}

const intoView = (notice: HTMLElement | null) =>
  notice?.scrollIntoView({ block: "nearest" });

type CheckoutNoticeProps = {
  children: string;
  /** Opens the cart; defined if the cart has to be changed first. */
  onCart: (() => void) | undefined;
};

/** Shows why the shop did not accept the order. */
function CheckoutNotice({ children, onCart }: CheckoutNoticeProps) {
  const { checkout: t } = useMessages("buy");
  return (
    <div className={css.notice} ref={intoView} role="alert">
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
            {t.toCart}
          </Button>
        )}
      </div>
    </div>
  );
}
