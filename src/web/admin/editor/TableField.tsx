import type { FieldErrors } from "#shared/api/schema.ts";
import {
  pasteImage,
  type PictureTexts,
} from "#web/admin/image-field/image-value.ts";
import {
  errorKeys,
  type Next,
  type Options,
  type Table,
  fieldOf,
  withFields,
  withoutErrors,
} from "./table.ts";

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

type Handled<Form> = {
  table: Table;
  /** Returns the form as it is now, unless it was closed in the meantime. */
  read: () => Form | undefined;
  write: (form: Form) => void;
  errors: FieldErrors;
  setErrors: (errors: FieldErrors) => void;
  texts: PictureTexts;
};

/** Returns the handlers of a form. A change of a field removes its error. */
export function handlersOf<Form extends object>({
  table,
  read,
  write,
  errors,
  setErrors,
  texts,
}: Handled<Form>) {
  const onNext = (next: Next<Form>) => {
    const form = read();
    if (!form) return;
    const changed = next(form);
    write(changed);
    setErrors(withoutErrors(errors, table, form, changed));
  };
  const [pasted] = Object.entries(table).flatMap(([name, { images }]) =>
    images ? [{ name, images }] : [],
  );
  if (!pasted) return { onNext };
  const { name, images } = pasted;
  const onPaste = pasteImage((change) => {
    onNext((now) => {
      const value = images.change(fieldOf(now, name), change);
      return withFields(now, { [name]: value }, [name]);
    });
  }, texts);
  return { onNext, onPaste };
}
