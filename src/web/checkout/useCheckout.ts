import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { Cart } from "#shared/cart/schema.ts";
import type { BuyMessages } from "#shared/messages/buy/en.ts";
import type { Message } from "#shared/messages/shop.ts";
import { CONTACT_MESSAGES } from "#shared/orders/contact.ts";
import type { RecentOrder } from "#shared/orders/checkout.ts";
import type { PlacedOrder } from "#shared/orders/schema.ts";
import { PAGES } from "#shared/api/paths.ts";
import { applyCode, useDiscount } from "#web/data/discount.ts";
import { useGoTo } from "#web/data/history.ts";
import { useOverlays } from "#web/overlays/overlay-context.ts";
import { saveConfirmation } from "#web/data/last-order.ts";
import { useMessages } from "#web/data/messages.ts";
import { useSite } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { clearErrorToast, clearToast, showToast } from "#web/ui/toasts.ts";
import {
  checkContact,
  clearContact,
  type CheckoutErrors,
  contactStore,
  type FieldName,
  hasEmptyField,
  readTrap,
} from "./contact-form.ts";
import type { useDelivery } from "./delivery.ts";
import {
  leaveAttempt,
  type OrderFailure,
  usePlaceOrder,
} from "./usePlaceOrder.ts";

type Texts = BuyMessages["checkout"];

/**
 * The state of the checkout form: values, errors, and placing the order, which
 * goes on when Back closes the dialog.
 */
export function useCheckout(
  cart: Cart,
  isOpen: boolean,
  { options, isOffered, step }: ReturnType<typeof useDelivery>,
) {
  const { close } = useOverlays();
  const { checkout: t } = useMessages("buy");
  const { orderWording, country } = useSite().legal;
  const button = orderWording === "binding" ? t.placeBinding : t.place;
  const { used, discount } = useDiscount(cart);
  const goTo = useGoTo();
  const form = useStore(contactStore);
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const [notice, setNotice] = useState<OrderFailure>();
  const [found, setFound] = useState<RecentOrder>();
  useEffect(() => {
    if (isOpen) return;
    // The shopper leaves to change what the notice is about.
    setNotice(undefined);
    setFound(undefined);
  }, [isOpen]);

  const onPlaced = (order: PlacedOrder) => {
    saveConfirmation(order);
    clearContact();
    applyCode(null);
    step?.clear();
    setNotice(undefined);
    clearToast();
    close("heading");
    goTo(PAGES.confirmation);
  };
  const onFailed = (failure: OrderFailure) => {
    const { sentence, fields, order, isOfCode } = failure;
    if (order && isOpen) return setFound(order);
    if (isOfCode && isOpen) {
      // The code's field says it, and takes the focus.
      setNotice(undefined);
      return focusFirstError(undefined);
    }
    // A sentence from the server is about the form or the cart: it is shown
    // above the form, if that is open. A failed attempt stands there until the
    // next one, as a notification leaves by itself.
    const isUnknown = sentence === undefined;
    if (isOpen || isUnknown)
      setNotice({ ...failure, sentence: sentence ?? t.unknown(button) });
    if (!isOpen || isUnknown)
      showToast(failedMessage(t.failed, failure), "error");
    showErrors(fields);
  };
  const { isPending, order, finish } = usePlaceOrder({ onPlaced, onFailed });
  useEffect(() => {
    if (!isOpen && !isPending) leaveAttempt();
  }, [isOpen, isPending]);
  // With what a placed order clears.
  const isReady = isOpen && (!isOffered || step !== undefined);
  const takeUp = useEffectEvent(finish);
  useEffect(() => {
    if (isReady) takeUp();
  }, [isReady]);
  const { formRef, submitRef, focusFirstError } = useFocusOnError(isPending);
  const forgive = (field: string) => {
    leaveAttempt();
    setErrors({ ...errors, [field]: undefined });
  };
  const showErrors = (found: CheckoutErrors) => {
    setErrors(found);
    focusFirstError(found);
  };

  return {
    form,
    errors,
    notice,
    found,
    isPending,
    formRef,
    submitRef,
    change(name: FieldName, value: string) {
      contactStore.set({ ...form, [name]: value });
      forgive(name);
    },
    forgive,
    submit(event: FormEvent) {
      event.preventDefault();
      if (isPending) return;
      const { contact, errors: wrong } = checkContact(form);
      const terms = { home: country, discount };
      const delivery = step?.check(cart, options, terms);
      const found = { ...wrong, ...delivery?.errors };
      if (contact && Object.keys(found).length === 0) {
        setErrors({});
        setNotice(undefined);
        clearErrorToast();
        order({
          contact,
          cart,
          delivery: delivery?.input,
          discount: used && { ...used, discount },
          website: readTrap(formRef.current),
        });
        return;
      }
      const isIncomplete = hasEmptyField(form) || delivery?.isIncomplete;
      const complaint = isIncomplete ? t.missing : complaintOf(t, wrong);
      if (complaint) showToast(complaint, "error");
      showErrors(found);
    },
  };
}

/** Returns the notification of a form with errors, if one suits them. */
function complaintOf(t: Texts, errors: CheckoutErrors): Message | undefined {
  const { customerName, customerEmail, customerPhone } = errors;
  const { emailInvalid, phoneInvalid } = CONTACT_MESSAGES;
  if (customerName) return undefined;
  if (customerEmail)
    return { title: t.emailInvalid, description: emailInvalid };
  return customerPhone
    ? { title: t.phoneInvalid, description: phoneInvalid }
    : undefined;
}

function failedMessage(
  failed: Message,
  { sentence, order }: OrderFailure,
): Message {
  // It has not failed: the sentence says when it was placed.
  if (order && sentence) return { title: sentence };
  return sentence ? { ...failed, description: sentence } : failed;
}

/** Moves the focus to the first invalid field, else to the submit button. */
function useFocusOnError(isPending: boolean) {
  const formRef = useRef<HTMLFormElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const [target, setTarget] = useState<CheckoutErrors>();
  useEffect(() => {
    // The fields are disabled while the order is pending.
    if (!target || isPending) return;
    const wrong = [...(formRef.current?.elements ?? [])].find(
      (field) => target[field.getAttribute("name") ?? ""],
    );
    if (wrong instanceof HTMLElement) wrong.focus();
    else submitRef.current?.focus();
  }, [target, isPending]);
  return { formRef, submitRef, focusFirstError: setTarget };
}
