import { type FormEvent, useRef } from "react";
import { useVoice } from "#web/data/voice.ts";
import { useStore } from "#web/data/store.ts";
import { deferred } from "#web/ui/deferred.tsx";
import { type Edited, handlersOf } from "./edited.ts";
import { fieldOf } from "#web/data/table.ts";
import type { TableForm } from "#web/ui/TableField.tsx";
import { type SavingOptions, useSaving } from "./useSaving.ts";

const ConflictNotice = deferred([], () =>
  import("#web/ui/ConflictNotice.tsx").then((module) => module.ConflictNotice),
);

type FormOptions<Row> = SavingOptions<Row> &
  Pick<TableForm, "labels" | "hints" | "options"> & {
    /** Say that the row was changed, and deleted, in the meantime. */
    texts: { changed: string; gone?: string };
  };

/**
 * Returns what the form of a row has that is being changed: the properties of
 * its element, what its fields need (`of`), and what to choose where another
 * window changed the same.
 */
export function useEditedForm<Row extends object, Form extends object>(
  edited: Edited<Row, Form>,
  { labels, hints, options, texts, ...saves }: FormOptions<Row>,
) {
  const { table, editing } = edited;
  const voice = useVoice();
  const element = useRef<HTMLFormElement>(null);
  const opened = useStore(editing);
  const { isSaving, errors, setErrors, conflict, ...saving } = useSaving(
    edited,
    element,
    saves,
  );
  if (!opened) throw new Error("nothing is being edited");
  const { row, form } = opened;
  const { onNext, ...paste } = handlersOf({
    table,
    // An upload may end when another row is open.
    read() {
      const now = editing.get();
      return now && fieldOf(now.row, "id") === fieldOf(row, "id")
        ? now.form
        : undefined;
    },
    write(next: Form) {
      const now = editing.get();
      if (now) editing.set({ ...now, form: next });
    },
    errors,
    setErrors,
    texts: voice.t.picture,
  });
  const said = { labels, hints, options };
  const of = { table, ...said, form, errors, onNext, isNew: false };
  return {
    of,
    isSaving,
    element: {
      ref: element,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        saving.save();
      },
      ...paste,
    },
    notice: conflict && (
      <ConflictNotice
        texts={texts}
        table={table}
        labels={labels}
        options={options}
        conflict={conflict}
        mine={form}
        isPending={isSaving}
        onKeepMine={saving.keepMine}
        onTakeTheirs={saving.takeTheirs}
      />
    ),
  };
}
