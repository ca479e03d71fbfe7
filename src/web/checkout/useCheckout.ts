import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Cart } from "#shared/cart/schema.ts";
import { DIALOG_MESSAGES } from "#shared/messages/dialogs.ts";
import type { Message } from "#shared/messages/shop.ts";
import type { PlacedOrder } from "#shared/orders/schema.ts";
import { PAGES } from "#shared/api/paths.ts";
import { useOverlays } from "#web/overlays/overlay-context.ts";
import { saveConfirmation } from "#web/data/last-order.ts";
import { useStore } from "#web/data/store.ts";
import {
  clearErrorToast,
  clearToast,
  showToast,
} from "#web/ui/toast/toasts.ts";
import {
  checkContact,
  clearContact,
  type ContactErrors,
  contactStore,
  FIELD_NAMES,
  type FieldName,
  hasEmptyField,
  readTrap,
} from "./contact-form.ts";
import { type OrderFailure, usePlaceOrder } from "./usePlaceOrder.ts";

/**
 * The state of the checkout form: values, errors, and placing the order, which
 * goes on when Back closes the dialog.
 */
export function useCheckout(cart: Cart, isOpen: boolean) {
  const { close } = useOverlays();
  const navigate = useNavigate();
  const form = useStore(contactStore);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [notice, setNotice] = useState<OrderFailure>();
  useEffect(() => {
    // The shopper leaves to change what the notice is about.
    if (!isOpen) setNotice(undefined);
  }, [isOpen]);

  const onPlaced = (order: PlacedOrder) => {
    saveConfirmation(order);
    clearContact();
    setNotice(undefined);
    clearToast();
    close("heading");
    void navigate(PAGES.confirmation);
  };
  const onFailed = (failure: OrderFailure) => {
    const { sentence, fields } = failure;
    // A sentence from the server is shown above the form, if that is open.
    if (isOpen && sentence) setNotice(failure);
    else showToast(failedMessage(sentence), "error");
    showErrors(fields);
  };
  const { isPending, mutate } = usePlaceOrder({ onPlaced, onFailed });
  const { formRef, submitRef, focusFirstError } = useFocusOnError(isPending);
  const showErrors = (found: ContactErrors) => {
    setErrors(found);
    focusFirstError(found);
  };

  return {
    form,
    errors,
    notice,
    isPending,
    formRef,
    submitRef,
    change(name: FieldName, value: string) {
      contactStore.set({ ...form, [name]: value });
      setErrors({ ...errors, [name]: undefined });
    },
    submit(event: FormEvent) {
      event.preventDefault();
      if (isPending) return;
      const { contact, errors: found } = checkContact(form);
      if (contact) {
        setErrors({});
        setNotice(undefined);
        clearErrorToast();
        mutate({ contact, cart, website: readTrap(formRef.current) });
        return;
      }
      if (hasEmptyField(form))
        showToast(DIALOG_MESSAGES.missingInformation, "error");
      showErrors(found);
    },
  };
}

function failedMessage(sentence: string | undefined): Message {
  const { orderFailed } = DIALOG_MESSAGES;
  return sentence ? { ...orderFailed, description: sentence } : orderFailed;
}

/** Moves the focus to the first invalid field, else to the submit button. */
function useFocusOnError(isPending: boolean) {
  const formRef = useRef<HTMLFormElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const [target, setTarget] = useState<{ field: FieldName | undefined }>();
  useEffect(() => {
    // The fields are disabled while the order is pending.
    if (!target || isPending) return;
    const { field } = target;
    const element = field && formRef.current?.elements.namedItem(field);
    if (element instanceof HTMLElement) element.focus();
    else submitRef.current?.focus();
  }, [target, isPending]);
  const focusFirstError = (errors: ContactErrors) =>
    setTarget({ field: FIELD_NAMES.find((name) => errors[name]) });
  return { formRef, submitRef, focusFirstError };
}
