import { useSayError } from "#web/data/messages.ts";
import { Icon } from "./Icon.tsx";
import { error, errorIcon } from "./FieldError.css.ts";

/** The error of a field, which refers to it by `aria-describedby`. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={error}>
      <Icon name="warning" className={errorIcon} />
      <span>{useSayError()(children)}</span>
    </p>
  );
}

type FieldErrorProps = { id: string; children: string };
