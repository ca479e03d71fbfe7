import { Icon } from "#web/ui/Icon.tsx";
import { error, errorIcon } from "./TextField.css.ts";

/** The error of a field, which refers to it by `aria-describedby`. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={error}>
      <Icon name="warning" className={errorIcon} />
      {children}
    </p>
  );
}

type FieldErrorProps = { id: string; children: string };
