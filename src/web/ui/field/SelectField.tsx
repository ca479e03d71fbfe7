import { type ComponentProps, useId } from "react";
import { FieldError } from "./FieldError.tsx";
import * as css from "./TextField.css.ts";

type SelectFieldProps = Omit<ComponentProps<"select">, "onChange"> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  /** The values with their texts. */
  options: readonly (readonly [value: string, text: string])[];
  onValue: (value: string) => void;
};

/** A choice from a list, with its label. A changed hint is announced. */
export function SelectField(props: SelectFieldProps) {
  const id = useId();
  const { label, hint, error, value, options, onValue, ...rest } = props;
  const described = [error && `${id}-error`, `${id}-hint`];
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        className={css.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.filter(Boolean).join(" ")}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p id={`${id}-hint`} className={css.hint} role="status">
        {hint}
      </p>
    </div>
  );
}
