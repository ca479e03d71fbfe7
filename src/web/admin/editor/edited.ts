import type * as z from "zod/mini";
import { useEffect } from "react";
import type { FieldErrors } from "#shared/api/schema.ts";
import {
  pasteImage,
  type PictureTexts,
} from "#web/admin/image-field/image-value.ts";
import {
  changedFields,
  createRowDraft,
  type Editing,
  type RowSchema,
} from "#web/data/merge.ts";
import { createSessionStore } from "#web/data/storage.ts";
import type { Store } from "#web/data/store.ts";
import {
  emptyOf,
  fieldOf,
  formOf,
  type FormOf,
  keptForm,
  type Next,
  type Table,
  withFields,
  withoutErrors,
} from "#web/data/table.ts";

// What is typed outlives the page that shows it: a reload, the end of the
// session and another tab of the panel. It is gone with the browser's tab.

/** What can be changed, and how; its form is kept in `editing`. */
type EditedSpec<Row, Fields extends Table> = {
  /** Under which the browser keeps the form. */
  key: string;
  table: Fields;
  rowSchema: RowSchema<Row>;
  inputSchema: z.ZodMiniType;
  /** Returns a row's form, where its fields do not say it alone. */
  toForm?(row: Row): object;
  /** Returns what is sent in place of a body that its fields do not say alone. */
  toBody?(body: object, form: object): object;
  /** Sends the changed parts, unless the row has changed since. */
  save(body: object, row: Row, form: FormOf<Fields>): Promise<Row>;
  /** Brings a deleted row back; absent where none is ever deleted. */
  bringBack?(row: Row): Promise<Row>;
};

/** The same without the types of a table, as what saves it serves every one. */
export type Edited<Row = object, Form = object> = Omit<
  EditedSpec<Row, Table>,
  "key" | "save"
> & {
  save(body: object, row: Row, form: object): Promise<Row>;
  editing: Store<Editing<Row, Form> | null>;
  saveKey: readonly string[];
};

export function editedBy<Row extends object, Fields extends Table>(
  spec: EditedSpec<Row, Fields>,
) {
  const { key, table, rowSchema } = spec;
  const editing = createRowDraft(key, rowSchema, () => table);
  watchUnsaved(() => {
    const now = editing.get();
    return now !== null && isEdited(table, now);
  });
  return {
    ...spec,
    editing,
    saveKey: ["save", key],
    open(row: Row, proposed?: Partial<FormOf<Fields>>) {
      editing.set({ row, form: { ...formOf(table, row), ...proposed } });
    },
    close: () => editing.set(null),
  };
}

/** Creates the store of the form for a new row. */
export function createNewDraft<Fields extends Table>(
  key: string,
  table: Fields,
): Store<FormOf<Fields>> & { isChanged(): boolean } {
  const empty = emptyOf(table);
  const draft = createSessionStore(key, empty, (stored) =>
    typeof stored === "object" && stored
      ? keptForm(table, stored, empty)
      : undefined,
  );
  const isChanged = () => changedFields(table, empty, draft.get()).length > 0;
  watchUnsaved(isChanged);
  return { ...draft, isChanged };
}

/** Whether the form would change its row. */
export const isEdited = (
  table: Table,
  { row, form }: Editing<object, object>,
): boolean => changedFields(table, formOf(table, row), form).length > 0;

const checks = new Set<() => boolean>();

/** Registers a check for input that is not saved yet. */
function watchUnsaved(isUnsaved: () => boolean): void {
  checks.add(isUnsaved);
}

function hasUnsaved(): boolean {
  return [...checks].some((isUnsaved) => isUnsaved());
}

/** Asks before the window closes while there is unsaved input. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    // Otherwise a picture dropped beside its field would replace the page.
    const onDrop = (event: DragEvent) => event.preventDefault();
    window.addEventListener("beforeunload", onLeave);
    window.addEventListener("dragover", onDrop);
    window.addEventListener("drop", onDrop);
    return () => {
      window.removeEventListener("beforeunload", onLeave);
      window.removeEventListener("dragover", onDrop);
      window.removeEventListener("drop", onDrop);
    };
  }, []);
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
