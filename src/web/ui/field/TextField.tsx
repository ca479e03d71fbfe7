import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./FieldError.tsx";
import * as css from "./TextField.css.ts";
import { classNames } from "#web/ui/class-names.ts";

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
      {prefix || suffix ? (
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
