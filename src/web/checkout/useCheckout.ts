import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Cart } from "#shared/cart.ts";
import { DIALOG_MESSAGES } from "#shared/dialog-messages.ts";
import type { Order } from "#shared/orders.ts";
import { PAGES } from "#shared/paths.ts";
import { useCart } from "../cart/cart-context.ts";
import { saveConfirmation } from "../confirmation/last-order.ts";
import { clearErrorToast, clearToast, showToast } from "../ui/toasts.ts";
import {
  checkEntries,
  type Entries,
  type EntryErrors,
  FIELD_NAMES,
  type FieldName,
  isMissing,
  NO_ENTRIES,
} from "./entries.ts";
import { type OrderFailure, usePlaceOrder } from "./usePlaceOrder.ts";

/** The checkout form: what is typed, what is wrong with it, and sending it. */
export function useCheckout(cart: Cart) {
  const { close } = useCart();
  const navigate = useNavigate();
  const [entries, setEntries] = useState<Entries>(NO_ENTRIES);
  const [errors, setErrors] = useState<EntryErrors>({});
  const [notice, setNotice] = useState<OrderFailure>();

  const onPlaced = (order: Order) => {
    saveConfirmation(order);
    setEntries(NO_ENTRIES);
    setNotice(undefined);
    clearToast();
    close("heading");
    void navigate(PAGES.confirmation);
  };
  const onFailed = (failure: OrderFailure) => {
    const { sentence, fields } = failure;
    const { title, description } = DIALOG_MESSAGES.orderFailed;
    showToast({ title, description: sentence ?? description }, "error");
    setNotice(failure);
    refuse(fields);
  };
  const { isPending, mutate } = usePlaceOrder({ onPlaced, onFailed });
  const { formRef, submitRef, focusFirst } = useFocusAfterRefusal(isPending);
  const refuse = (found: EntryErrors) => {
    setErrors(found);
    focusFirst(found);
  };

  return {
    entries,
    errors,
    notice,
    isPending,
    formRef,
    submitRef,
    forgetNotice: () => setNotice(undefined),
    change(name: FieldName, value: string) {
      setEntries({ ...entries, [name]: value });
      setErrors({ ...errors, [name]: undefined });
    },
    submit(event: FormEvent) {
      event.preventDefault();
      if (isPending) return;
      const { contact, errors: found } = checkEntries(entries);
      if (contact) {
        setErrors({});
        setNotice(undefined);
        clearErrorToast();
        mutate({ contact, cart });
        return;
      }
      if (isMissing(entries))
        showToast(DIALOG_MESSAGES.missingInformation, "error");
      refuse(found);
    },
  };
}

/** After a refusal the focus belongs to the first wrong field, else the button. */
function useFocusAfterRefusal(isPending: boolean) {
  const formRef = useRef<HTMLFormElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const [target, setTarget] = useState<{ field: FieldName | undefined }>();
  useEffect(() => {
    // The fields are disabled for as long as it is under way.
    if (!target || isPending) return;
    const { field } = target;
    const element = field && formRef.current?.elements.namedItem(field);
    if (element instanceof HTMLElement) element.focus();
    else submitRef.current?.focus();
  }, [target, isPending]);
  const focusFirst = (errors: EntryErrors) =>
    setTarget({ field: FIELD_NAMES.find((name) => errors[name]) });
  return { formRef, submitRef, focusFirst };
}
