import { type ComponentProps, useId } from "react";
import { FieldError } from "./FieldError.tsx";
import * as css from "./TextField.css.ts";
import { classNames } from "#web/ui/class-names.ts";

type TextFieldProps = Omit<ComponentProps<"input">, "prefix"> & {
  label: string;
  error?: string | undefined;
  hint?: string;
  /** A sign before the typed text, such as "$". */
  prefix?: string;
};

/** A text input with its label, error and hint. */
export function TextField({
  label,
  error,
  hint,
  prefix,
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
      className={classNames(css.input, prefix && css.afterPrefix, className)}
      aria-invalid={error ? true : undefined}
      aria-describedby={described.filter(Boolean).join(" ") || undefined}
    />
  );
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {prefix ? (
        <div className={css.prefixed}>
          <span className={css.prefix} aria-hidden="true">
            {prefix}
          </span>
          {input}
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
