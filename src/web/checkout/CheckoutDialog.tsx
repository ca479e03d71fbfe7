import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { MESSAGES } from "#shared/messages.ts";
import { PAGES } from "#shared/paths.ts";
import { useCart } from "../cart/cart-context.ts";
import { saveConfirmation } from "../confirmation/last-order.ts";
import { cartQuery } from "../queries.ts";
import { useShop } from "../shop/shop-context.ts";
import { Button } from "../ui/Button.tsx";
import { note } from "../ui/layout.css.ts";
import { Sheet } from "../ui/Sheet.tsx";
import { clearToast, showToast } from "../ui/toasts.ts";
import { TOUCH, useMedia } from "../ui/useMedia.ts";
import * as css from "./CheckoutDialog.css.ts";
import { ContactFields } from "./ContactFields.tsx";
import { CheckoutNotice } from "./CheckoutNotice.tsx";
import { CheckoutSummary } from "./CheckoutSummary.tsx";
import {
  checkEntries,
  type Entries,
  type EntryErrors,
  FIELD_NAMES,
  isMissing,
  NO_ENTRIES,
} from "./entries.ts";
import { type OrderFailure, usePlaceOrder } from "./usePlaceOrder.ts";

type CheckoutDialogProps = { isOpen: boolean; onExited: () => void };

/** Whom to write to, and the order. What was typed outlives closing it. */
export function CheckoutDialog({ isOpen, onExited }: CheckoutDialogProps) {
  const { close } = useCart();
  const { ownerEmail } = useShop();
  const navigate = useNavigate();
  const { data: cart = [] } = useQuery({ ...cartQuery, enabled: false });
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const isTouch = useMedia(TOUCH);
  const [entries, setEntries] = useState<Entries>(NO_ENTRIES);
  const [errors, setErrors] = useState<EntryErrors>({});
  const [notice, setNotice] = useState<string>();

  const showErrors = (found: EntryErrors) => {
    setErrors(found);
    const first = FIELD_NAMES.find((name) => found[name]);
    // The fields may just have been enabled again.
    requestAnimationFrame(() => {
      const field = first && form.current?.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      else submitButton.current?.focus();
    });
  };
  const order = usePlaceOrder({
    onPlaced(placed) {
      saveConfirmation(placed);
      setEntries(NO_ENTRIES);
      setNotice(undefined);
      clearToast();
      close("heading");
      void navigate(PAGES.confirmation);
    },
    onFailed({ sentence, fields }: OrderFailure) {
      const { title, description } = MESSAGES.orderFailed;
      showToast({ title, description: sentence ?? description }, "error");
      setNotice(sentence);
      showErrors(fields);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (order.isPending) return;
    const { contact, errors: found } = checkEntries(entries);
    if (contact) {
      setErrors({});
      return order.mutate({ contact, cart });
    }
    if (isMissing(entries)) showToast(MESSAGES.missingInformation, "error");
    showErrors(found);
  };
  const leave = () => close();

  return (
    <Sheet
      kind="modal"
      isOpen={isOpen}
      onClose={leave}
      onExited={onExited}
      title="Checkout"
      closeLabel="Close checkout"
      isBusy={order.isPending}
      closesOnScrim={FIELD_NAMES.every((name) => entries[name] === "")}
      focusFirst={isTouch ? "title" : "content"}
      footer={
        <>
          <div className={css.actions}>
            <Button
              kind="quiet"
              size="large"
              disabled={order.isPending}
              onClick={leave}
            >
              Cancel
            </Button>
            <Button
              ref={submitButton}
              type="submit"
              form={formId}
              size="large"
              className={css.submit}
              isPending={order.isPending}
              pendingText="Processing..."
            >
              Place Order
            </Button>
          </div>
          <p className={note}>
            Your order details go to {ownerEmail}. No payment is taken here.
          </p>
        </>
      }
    >
      <CheckoutSummary cart={cart} />
      {notice && <CheckoutNotice>{notice}</CheckoutNotice>}
      <form id={formId} ref={form} noValidate onSubmit={submit}>
        <ContactFields
          entries={entries}
          errors={errors}
          isDisabled={order.isPending}
          takesFocus={!isTouch}
          onChange={(name, value) => {
            setEntries({ ...entries, [name]: value });
            setErrors({ ...errors, [name]: undefined });
          }}
        />
      </form>
    </Sheet>
  );
}
