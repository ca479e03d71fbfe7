import type { FieldErrors } from "#shared/api/schema.ts";
import {
  type ControlProps,
  errorKeys,
  type Next,
  type Options,
  type Table,
  fieldOf,
  withFields,
} from "#web/data/table.ts";
import { SelectField } from "./TextField.tsx";

/** The parts of a table's form that its fields need. */
export type TableForm = {
  table: Table;
  labels: Record<string, string>;
  hints?: Partial<Record<string, string>> | undefined;
  /** Among what a field lets choose: values, and how they are said. */
  options?: Record<string, Options> | undefined;
  form: object;
  errors: FieldErrors;
  onNext(next: Next<object>, name: string): void;
  isNew: boolean;
  /** What stands before a field's name in the path of its element, if any. */
  pathPrefix?: string | undefined;
};

/** The control of one field of a table. */
export function TableField({
  name,
  isShown = true,
  ...of
}: TableForm & { name: string; isShown?: boolean }) {
  const { table, labels, form, errors, onNext, isNew } = of;
  const kind = table[name];
  if (!kind?.Control) return null;
  const [key] = errorKeys(errors, { table, form, name });
  const set = (next: Next<unknown>) =>
    onNext((now) => {
      const value = next(fieldOf(now, name));
      return withFields(now, { [name]: value }, [name]);
    }, name);
  return (
    <kind.Control
      label={labels[name] ?? name}
      value={fieldOf(form, name)}
      error={key && errors[key]}
      hint={of.hints?.[name]}
      options={of.options?.[name] ?? []}
      input={kind.input}
      path={of.pathPrefix === undefined ? undefined : of.pathPrefix + name}
      isCompact={of.pathPrefix === undefined}
      isRequired={isNew && kind.isRequired}
      isNew={isNew}
      isShown={isShown}
      onValue={(value) => set(() => value)}
      onNext={set}
    />
  );
}

/** The control of one of several, which the form names. */
export const ChoiceControl = ({ path, ...props }: ControlProps<string>) => (
  <SelectField
    label={props.label}
    value={props.value}
    error={props.error}
    hint={props.hint}
    options={props.options}
    data-path={path}
    onValue={props.onValue}
  />
);
