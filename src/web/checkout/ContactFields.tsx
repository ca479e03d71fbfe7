import type { ChangeEvent } from "react";
import { TextField } from "#web/ui/field/TextField.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import * as css from "./CheckoutDialog.css.ts";
import {
  type ContactErrors,
  type ContactForm,
  type FieldName,
  TRAP_NAME,
} from "./contact-form.ts";

type ContactFieldsProps = {
  form: ContactForm;
  errors: ContactErrors;
  isDisabled: boolean;
  /** Whether the first field gets the focus when the dialog opens. */
  hasAutoFocus: boolean;
  onChange: (name: FieldName, value: string) => void;
};

/** The fields for name, email and phone. */
export function ContactFields(props: ContactFieldsProps) {
  const { form, errors, isDisabled, hasAutoFocus, onChange } = props;
  const field = (name: FieldName) => ({
    name,
    value: form[name],
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
        autoFocus={hasAutoFocus}
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
      {/* A honeypot: people do not see this field, but bots fill it in. */}
      <div className={visuallyHidden} aria-hidden="true">
        <input name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}
