import { Icon } from "./Icon.tsx";
import { error, errorIcon } from "./TextField.css.ts";

/** What is wrong with a field. The field names it in `aria-describedby`. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={error}>
      <Icon name="warning" className={errorIcon} />
      {children}
    </p>
  );
}

type FieldErrorProps = { id: string; children: string };
