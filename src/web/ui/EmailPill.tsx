import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "./Button.tsx";
import { FieldError } from "./FieldError.tsx";
import * as css from "./Pill.css.ts";

type EmailPillProps = ComponentProps<"input"> & {
  label: string;
  /** The text of the button. */
  submit: string;
  pendingText: string;
  isPending: boolean;
  /** Whether this is the main button of the view. */
  isMain: boolean | undefined;
  error: string | undefined;
  hint: string | undefined;
  /** Said in place of the hint. */
  thanks?: ReactNode;
};

/** A field for a mail address and its button, as one control of a form. */
export function EmailPill(props: EmailPillProps) {
  const { label, submit, pendingText, isPending, isMain, ...rest } = props;
  const { error, hint, thanks, ...input } = rest;
  const id = useId();
  const isInvalid = error ? true : undefined;
  return (
    <>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.pill} data-invalid={isInvalid}>
        <input
          id={id}
          className={css.input}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          dir="auto"
          aria-invalid={isInvalid}
          aria-describedby={`${id}-${error ? "error" : "hint"}`}
          {...input}
        />
        <Button
          type="submit"
          kind={isMain ? "primary" : "ink"}
          className={css.button}
          isPending={isPending}
          pendingText={pendingText}
        >
          {submit}
        </Button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {(thanks || hint) && (
        <p className={thanks ? "" : css.hint} id={`${id}-hint`}>
          {thanks || hint}
        </p>
      )}
    </>
  );
}
