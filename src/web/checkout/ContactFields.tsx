import type { ChangeEvent } from "react";
import { useMessages } from "#web/data/messages.ts";
import { TextField } from "#web/ui/TextField.tsx";
import { lateComponent, useLateCode } from "#web/ui/late-code.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import * as css from "./CheckoutDialog.css.ts";
import {
  type CheckoutErrors,
  type ContactForm,
  type FieldName,
  TRAP_NAME,
} from "./contact-form.ts";

const meantEmail = lateComponent([], () =>
  import("./MeantEmail.tsx").then((module) => module.MeantEmail),
);

// It is only a suggestion.
const ignore = () => {};

type ContactFieldsProps = {
  form: ContactForm;
  errors: CheckoutErrors;
  isDisabled: boolean;
  /** Whether the first field gets the focus when the dialog opens. */
  hasAutoFocus: boolean;
  onChange: (name: FieldName, value: string) => void;
};

/** The fields for name, email and phone. */
export function ContactFields(props: ContactFieldsProps) {
  const { form, errors, isDisabled, hasAutoFocus, onChange } = props;
  const { checkout: t } = useMessages("buy");
  const MeantEmail = useLateCode(meantEmail, true, ignore);
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
        label={t.name}
        autoComplete="name"
        autoFocus={hasAutoFocus}
      />
      <TextField
        {...field("customerEmail")}
        label={t.email}
        type="email"
        autoComplete="email"
      />
      {MeantEmail && (
        <MeantEmail typed={form.customerEmail} onTake={onChange} />
      )}
      <TextField
        {...field("customerPhone")}
        label={t.phone}
        type="tel"
        autoComplete="tel"
      />
      {/* A honeypot: people do not see this field, but bots fill it in. It has
          a label, or browsers would take the text above it for one. */}
      <div className={visuallyHidden} aria-hidden="true">
        <label>
          <span>{t.spare}</span>
          <input
            name={TRAP_NAME}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-bwignore=""
            data-form-type="other"
            data-lpignore="true"
          />
        </label>
      </div>
    </div>
  );
}
