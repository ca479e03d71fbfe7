import { useIsMutating } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { releasePreviews } from "#web/admin/image-field/image-value.ts";
import {
  agrees,
  changedFields,
  type Conflict,
  type Editing,
  laterVersion,
  mergeForms,
  saveUpon,
} from "#web/data/merge.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import { useVoice, type Voice } from "#web/data/voice.ts";
import {
  checkForm,
  useFormErrors,
  withLaterEdits,
} from "#web/admin/form/form-versions.ts";
import { ApiError } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import {
  bodyOf,
  fieldOf,
  formOf,
  uploadsDone,
  wholeParts,
  withFields,
} from "#web/data/table.ts";
import { useStore } from "#web/data/store.ts";
import { deferred } from "#web/ui/deferred.tsx";
import type { TableForm } from "#web/ui/TableField.tsx";
import { type Edited, handlersOf } from "./edited.ts";

type SavingOptions<Row> = {
  saved: string;
  failed: string;
  /** Fetches again what shows the row. */
  refresh: () => Promise<unknown>;
  /** Called if the form was closed; absent for one that stays. */
  onClosed?: (row: Row) => void;
};

/**
 * Saves what was changed of a row. What another window has changed meanwhile is
 * merged; where both changed a field, a choice is asked for: `keepMine` saves
 * the form's values over the other ones, or brings a deleted row back, and
 * `takeTheirs` puts the other ones into the form.
 */
export function useSaving<Row extends object>(
  edited: Edited<Row>,
  formRef: RefObject<HTMLFormElement | null>,
  { saved, failed, refresh, onClosed }: SavingOptions<Row>,
) {
  const { table, editing, saveKey } = edited;
  const voice = useVoice();
  const { kept } = useMessages("panel");
  const { errors, setErrors, showErrors } = useFormErrors(formRef);
  const [conflict, setConflict] = useState<Conflict<Row> | null>(null);

  /** Puts what is typed upon another version of the row. */
  const rebase = (row: Row, merge = (form: object) => form) => {
    const now = editing.get();
    if (now)
      editing.set({ row, form: merge(rebased(edited, now, row, voice).form) });
  };
  const act = async (isWanted: boolean) => {
    await uploadsDone(table, editing.get()?.form ?? {});
    if (isWanted) await bringBack();
    const now = editing.get();
    if (!now) throw new Error("nothing is being edited");
    checkForm(edited.inputSchema, sentBody(edited, now.form));
    return { row: await saveMerged(edited, now, voice), sent: now.form };
  };
  const bringBack = async () => {
    const now = editing.get();
    if (now && edited.bringBack) rebase(await edited.bringBack(now.row));
  };
  const save = useAction(act, {
    mutationKey: saveKey,
    saved,
    failed,
    kept,
    onSuccess: async ({ row, sent }) => {
      setErrors({});
      setConflict(null);
      await refresh();
      const now = editing.get();
      if (!now) return;
      if (onClosed && now.form === sent) {
        releasePreviews(table, sent);
        editing.set(null);
        onClosed(row);
        return;
      }
      const fresh = formFor(edited, row);
      editing.set({ row, form: withLaterEdits(fresh, sent, now.form) });
    },
    onError: (error) => {
      const found = readConflict(edited, error, voice);
      setConflict(found);
      showErrors(error);
      // What there is now is shown beside the form.
      if (found?.kind === "changed") void refresh();
    },
  });
  // Also true for a save that started before the tab was left.
  const isSaving = useIsMutating({ mutationKey: saveKey }) > 0;
  const start = (isGone: boolean) => {
    if (editing.get() && !isSaving) save.mutate(isGone);
  };
  return {
    save: () => start(false),
    keepMine: () => {
      if (conflict?.kind === "changed") rebase(conflict.current);
      start(conflict?.kind === "gone");
    },
    takeTheirs: () => {
      if (conflict?.kind !== "changed") return;
      const { current, collisions } = conflict;
      const theirs = formFor(edited, current);
      rebase(current, (form) => withFields(form, theirs, collisions));
      setErrors({});
      setConflict(null);
    },
    isSaving,
    errors,
    setErrors,
    conflict,
  };
}

type Saved<Row> = Pick<
  Edited<Row>,
  "table" | "rowSchema" | "toForm" | "toBody" | "save"
>;

/** Returns the form of a saved row. */
export const formFor = <Row extends object>(
  {
    table,
    toForm = (row) => formOf(table, row),
  }: Pick<Edited<Row>, "table" | "toForm">,
  row: Row,
): object => toForm(row);

const sentBody = (
  { table, toBody = (body) => body }: Pick<Edited, "table" | "toBody">,
  form: object,
  names?: string[],
) => toBody(bodyOf(table, form, names), form);

/** Saves the changed fields, upon what other windows have saved meanwhile. */
export const saveMerged = <Row extends object>(
  edited: Saved<Row>,
  editing: Editing<Row, object>,
  voice: Voice,
): Promise<Row> =>
  saveUpon(editing, {
    rowSchema: edited.rowSchema,
    async save({ row, form }) {
      const { table } = edited;
      const changed = changedFields(table, formFor(edited, row), form);
      // All of it is saved: an earlier attempt was, and only its reply was lost.
      if (changed.length === 0) return row;
      const names = wholeParts(table, changed);
      return edited.save(sentBody(edited, form, names), row, form);
    },
    rebase: (now, current) => rebased(edited, now, current, voice),
  });

/** Puts what is typed upon another version of its row. */
export const rebased = <Row extends object, Form extends object>(
  edited: Pick<Edited<Row>, "table" | "toForm">,
  { row, form: mine }: Editing<Row, Form>,
  current: Row,
  voice: Voice,
) => {
  const { table } = edited;
  const [base, theirs] = [formFor(edited, row), formFor(edited, current)];
  return mergeForms(table, { base, mine, theirs }, (name) =>
    agrees(table, { name, mine, theirs }, voice),
  );
};

/** Returns what another window did to the row, read from a failed request. */
export function readConflict<Row extends object>(
  edited: Edited<Row>,
  error: unknown,
  voice: Voice,
): Conflict<Row> | null {
  const { rowSchema, editing, bringBack } = edited;
  if (error instanceof ApiError && error.status === 404 && bringBack)
    return { kind: "gone" };
  const current = laterVersion(error, rowSchema);
  const now = editing.get();
  if (!current || !now) return null;
  const { collisions } = rebased(edited, now, current, voice);
  return { kind: "changed", current, collisions };
}

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
