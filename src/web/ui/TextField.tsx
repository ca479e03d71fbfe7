import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./FieldError.tsx";
import * as css from "./TextField.css.ts";

type TextFieldProps = Omit<ComponentProps<"input">, "prefix"> & {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** A sign before the typed text, such as "$". */
  prefix?: string;
  /** A button at the end of the field. */
  suffix?: ReactNode;
};

/** A text input with its label, error and hint. */
export function TextField({
  label,
  error,
  hint,
  prefix,
  suffix,
  id: givenId,
  className,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [error && `${id}-error`, hint && `${id}-hint`];
  const input = (
    <input
      type="text"
      dir="auto"
      {...rest}
      id={id}
      className={classNames(
        css.input,
        prefix && css.afterPrefix,
        suffix !== undefined && css.beforeSuffix,
        className,
      )}
      aria-invalid={error ? true : undefined}
      aria-describedby={described.filter(Boolean).join(" ") || undefined}
    />
  );
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {prefix || suffix !== undefined ? (
        <div className={css.prefixed}>
          {prefix && (
            <span className={css.prefix} aria-hidden="true">
              {prefix}
            </span>
          )}
          {input}
          {suffix && <span className={css.suffix}>{suffix}</span>}
        </div>
      ) : (
        input
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TextAreaProps = ComponentProps<"textarea"> & {
  label: string;
  error?: string | undefined;
};

export function TextArea({
  label,
  error,
  id: givenId,
  className,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        dir="auto"
        {...rest}
        id={id}
        className={classNames(css.input, css.area, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

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

/** Focuses the first field inside `root` that is marked as wrong, if any. */
export function focusFirstError(root: ParentNode | null): void {
  root?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
