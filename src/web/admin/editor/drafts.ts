import type { RowSchema } from "#web/admin/form/form-versions.ts";
import { watchUnsaved } from "#web/admin/form/unsaved.ts";
import type { Store } from "#web/data/store.ts";
import { createSessionStore } from "#web/data/storage.ts";
import {
  changedFields,
  emptyOf,
  formOf,
  type FormOf,
  keptForm,
  type Table,
} from "./table.ts";

// What is typed outlives the page that shows it: a reload, the end of the
// session and another tab of the panel. It is gone with the browser's tab.

/** A saved row that is changed, as it was when that began, and the form of it. */
export type Editing<Row, Form> = { row: Row; form: Form };

const propertyOf = (stored: unknown, name: string): unknown =>
  typeof stored === "object" && stored ? Reflect.get(stored, name) : undefined;

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

/** Creates the store of the row that is being changed, if any. */
export function createRowDraft<Row extends object, Fields extends Table>(
  key: string,
  table: Fields,
  schema: RowSchema<Row>,
): Store<Editing<Row, FormOf<Fields>> | null> {
  const read = (stored: unknown) => {
    const row = schema.safeParse(propertyOf(stored, "row")).data;
    const form = propertyOf(stored, "form");
    if (!row || typeof form !== "object" || !form) return undefined;
    return { row, form: keptForm(table, form, formOf(table, row)) };
  };
  const draft = createSessionStore<Editing<Row, FormOf<Fields>> | null>(
    key,
    null,
    read,
  );
  watchUnsaved(() => {
    const editing = draft.get();
    return editing !== null && isEdited(table, editing);
  });
  return draft;
}

/** Whether the form would change its row. */
export const isEdited = (
  table: Table,
  { row, form }: Editing<object, object>,
): boolean => changedFields(table, formOf(table, row), form).length > 0;
