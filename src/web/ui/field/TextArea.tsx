import { type ComponentProps, useId } from "react";
import { FieldError } from "./FieldError.tsx";
import * as css from "./TextField.css.ts";
import { classNames } from "#web/ui/class-names.ts";

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
