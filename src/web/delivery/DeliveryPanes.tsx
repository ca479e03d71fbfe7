import type { ComponentProps, ReactNode } from "react";
import type { Cart } from "#shared/cart/schema.ts";
import type { DeliveryOption } from "#shared/delivery/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useSite } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { visuallyHidden } from "#web/ui/theme/layout.css.ts";
import { AddressFields } from "./AddressFields.tsx";
import * as css from "./DeliveryPanes.css.ts";
import { DeliveryChoice } from "./DeliveryChoice.tsx";
import {
  chosenOption,
  countryOf,
  type DeliveryErrors,
  type DeliveryForm,
  deliveryStore,
} from "./delivery-form.ts";
import { GiftAndNote } from "./GiftAndNote.tsx";
import { OrderPane } from "./OrderPane.tsx";

type DeliveryPanesProps = {
  options: readonly DeliveryOption[];
  cart: Cart;
  errors: DeliveryErrors;
  isDisabled: boolean;
  form: Pick<ComponentProps<"form">, "id" | "ref" | "onSubmit">;
  /** Why the last attempt failed. */
  notice: ReactNode;
  /** The fields that every checkout has. */
  contact: ReactNode;
  /** The button that orders. */
  submit: ReactNode;
  onChange: (field: string) => void;
};

/** The checkout of a shop that delivers: the form, and the order beside it. */
export function DeliveryPanes(props: DeliveryPanesProps) {
  const { options, errors, isDisabled, onChange } = props;
  const t = useMessages("delivery");
  const { country: home } = useSite().legal;
  const form = useStore(deliveryStore);
  const option = chosenOption(form, options);
  const country = option && countryOf(form, option, home);
  const change = (changed: Partial<DeliveryForm>, field: string) => {
    deliveryStore.set({ ...form, ...changed });
    onChange(field);
  };
  const parts = {
    form,
    errors,
    isDisabled,
    onText: (text: Partial<DeliveryForm["texts"]>, field: string) =>
      change({ texts: { ...form.texts, ...text } }, field),
  };
  return (
    <>
      <div className={css.formPane}>
        {props.notice}
        <form {...props.form} noValidate>
          <fieldset className={css.contact}>
            <legend className={visuallyHidden}>{t.you}</legend>
            {props.contact}
          </fieldset>
          <fieldset className={css.group}>
            <legend className={css.legend}>{t.delivery}</legend>
            <DeliveryChoice
              options={options}
              chosen={option}
              cart={props.cart}
              error={errors.deliveryId}
              isDisabled={isDisabled}
              onChoose={(deliveryId) => change({ deliveryId }, "deliveryId")}
            />
            {option?.needsAddress && (
              <AddressFields
                {...parts}
                option={option}
                country={country ?? ""}
              />
            )}
          </fieldset>
          <GiftAndNote
            {...parts}
            needsAddress={option?.needsAddress ?? false}
            onGift={(isGift) => change({ isGift }, "gift.message")}
          />
        </form>
      </div>
      <OrderPane cart={props.cart} option={option}>
        {props.submit}
      </OrderPane>
    </>
  );
}
