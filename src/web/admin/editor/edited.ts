import type * as z from "zod/mini";
import { useEffect } from "react";
import type { RowSchema } from "#web/admin/form/form-versions.ts";
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
  const editing = createRowDraft(key, table, rowSchema);
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

/** Creates the store of the row that is being changed, if any. */
function createRowDraft<Row extends object, Fields extends Table>(
  key: string,
  table: Fields,
  schema: RowSchema<Row>,
): Store<Editing<Row, FormOf<Fields>> | null> {
  const read = (stored: unknown) => {
    const row = schema.safeParse(Reflect.get(Object(stored), "row")).data;
    const form: unknown = Reflect.get(Object(stored), "form");
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
