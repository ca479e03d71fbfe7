import { type ComponentProps, type ReactNode, useId, useState } from "react";
import type { Cart } from "#shared/cart/schema.ts";
import type { DeliveryOption } from "#shared/delivery/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats, useSite } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { formatCents, formatPrice } from "#shared/text/formats.ts";
import { FieldError } from "#web/ui/FieldError.tsx";
import { listDelivery } from "#shared/delivery/calls.ts";
import { send } from "#web/data/api.ts";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import { TextArea, TextField } from "#web/ui/TextField.tsx";
import { hint } from "#web/ui/TextField.css.ts";
import { AddressFields, MoreButton } from "./AddressFields.tsx";
import {
  checkDelivery,
  chosenOption,
  clearDelivery,
  countryOf,
  type DeliveryErrors,
  type DeliveryForm,
  type DeliveryParts,
  deliveryStore,
  sumWithDelivery,
} from "./delivery-form.ts";
import { OrderPane } from "./OrderPane.tsx";
import * as css from "./DeliveryPanes.css.ts";

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
  const t = useMessages("buy").delivery;
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

type DeliveryChoiceProps = {
  options: readonly DeliveryOption[];
  chosen: DeliveryOption | undefined;
  cart: Cart;
  error: string | undefined;
  isDisabled: boolean;
  onChoose: (id: number) => void;
};

/** The ways of delivery with their prices, of which one is chosen. */
function DeliveryChoice(props: DeliveryChoiceProps) {
  const { options, chosen, cart, error } = props;
  const t = useMessages("buy").delivery;
  const formats = useFormats();
  const errorId = useId();
  return (
    <div className={css.options}>
      {options.map((option) => {
        const { deliveryCents: cents } = sumWithDelivery(cart, option);
        const { id, name, note, freeFrom } = option;
        const hasFreeFrom = freeFrom !== null && cents > 0;
        return (
          <label key={id} className={css.option}>
            <input
              type="radio"
              name="deliveryId"
              value={id}
              className={css.radio}
              checked={option === chosen}
              disabled={props.isDisabled}
              aria-describedby={error && errorId}
              onChange={() => props.onChoose(id)}
            />
            <span className={css.dot} />
            <span className={css.optionName} dir="auto">
              {name}
            </span>
            <span className={css.optionPrice}>
              {cents === 0 ? t.free : formatCents(cents, formats)}
            </span>
            {note && (
              <span className={css.optionNote} dir="auto">
                {note}
              </span>
            )}
            {hasFreeFrom && (
              <span className={css.optionNote}>
                {t.freeFrom(formatPrice(freeFrom, formats))}
              </span>
            )}
          </label>
        );
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/**
 * The part that a checkout with a choice of delivery adds, as one piece of late
 * code.
 */
export const deliveryStep = {
  Panes: DeliveryPanes,
  check: checkDelivery,
  clear: clearDelivery,
  /** Reads the options again: the page may be older than the last change. */
  read: () => send(listDelivery, {}),
};

type GiftAndNoteProps = DeliveryParts & {
  /** Whether it is sent, so that it could go to somebody else. */
  needsAddress: boolean;
  onGift: (isGift: boolean) => void;
};

/** Whether the order is a present, and what the maker should know. */
function GiftAndNote(props: GiftAndNoteProps) {
  const { form, errors, isDisabled, onText } = props;
  const t = useMessages("buy").delivery;
  const [isOpen, setOpen] = useState(false);
  const { texts, isGift } = form;
  const hasNote = isOpen || texts.note !== "" || errors.note;
  return (
    <fieldset className={css.group} disabled={isDisabled}>
      <legend className={visuallyHidden}>{t.extras}</legend>
      <CheckBox isChecked={isGift} onChange={props.onGift}>
        {t.gift}
      </CheckBox>
      {isGift && (
        <div className={css.gift}>
          <TextArea
            label={t.optional(t.card)}
            name="gift.message"
            rows={3}
            value={texts.message}
            error={errors["gift.message"]}
            onChange={({ target }) =>
              onText({ message: target.value }, "gift.message")
            }
          />
          <p className={hint}>{t.cardHint}</p>
          {props.needsAddress && (
            <TextField
              label={t.optional(t.recipient)}
              hint={t.recipientHint}
              name="address.name"
              autoComplete="off"
              value={texts.name}
              error={errors["address.name"]}
              onChange={({ target }) =>
                onText({ name: target.value }, "address.name")
              }
            />
          )}
        </div>
      )}
      {hasNote ? (
        <div className={css.gift}>
          <TextArea
            label={t.note}
            name="note"
            rows={3}
            autoFocus={isOpen}
            value={texts.note}
            error={errors.note}
            onChange={({ target }) => onText({ note: target.value }, "note")}
          />
        </div>
      ) : (
        <div>
          <MoreButton onClick={() => setOpen(true)}>{t.note}</MoreButton>
        </div>
      )}
    </fieldset>
  );
}
