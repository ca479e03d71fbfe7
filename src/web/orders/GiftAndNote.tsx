import { useState } from "react";
import { useMessages } from "#web/data/messages.ts";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import { TextArea, TextField } from "#web/ui/TextField.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { hint } from "#web/ui/TextField.css.ts";
import * as css from "./DeliveryPanes.css.ts";
import type { DeliveryParts } from "./delivery-form.ts";
import { MoreButton } from "./AddressFields.tsx";

type GiftAndNoteProps = DeliveryParts & {
  /** Whether it is sent, so that it could go to somebody else. */
  needsAddress: boolean;
  onGift: (isGift: boolean) => void;
};

/** Whether the order is a present, and what the maker should know. */
export function GiftAndNote(props: GiftAndNoteProps) {
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
