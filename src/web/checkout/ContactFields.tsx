import type { ChangeEvent } from "react";
import { TextField } from "../ui/TextField.tsx";
import * as css from "./CheckoutDialog.css.ts";
import type { Entries, EntryErrors, FieldName } from "./entries.ts";

type ContactFieldsProps = {
  entries: Entries;
  errors: EntryErrors;
  isDisabled: boolean;
  /** The first field takes the focus when the dialog opens. */
  takesFocus: boolean;
  onChange: (name: FieldName, value: string) => void;
};

/** Name, email and phone. */
export function ContactFields(props: ContactFieldsProps) {
  const { entries, errors, isDisabled, takesFocus, onChange } = props;
  const field = (name: FieldName) => ({
    name,
    value: entries[name],
    error: errors[name],
    disabled: isDisabled,
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onChange(name, event.target.value),
  });
  return (
    <div className={css.fields}>
      <TextField
        {...field("customerName")}
        label="Full name"
        autoComplete="name"
        autoFocus={takesFocus}
      />
      <TextField
        {...field("customerEmail")}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        {...field("customerPhone")}
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </div>
  );
}
