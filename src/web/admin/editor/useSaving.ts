import { useIsMutating } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import type * as z from "zod/mini";
import { useAction } from "#web/admin/data/useCall.ts";
import { useVoice, type Voice } from "#web/admin/data/voice.ts";
import { checkForm, useFormErrors } from "#web/admin/form/form-errors.ts";
import {
  laterVersion,
  type RowSchema,
  withLaterEdits,
} from "#web/admin/form/form-versions.ts";
import { ApiError } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import type { Store } from "#web/data/store.ts";
import type { Editing } from "./drafts.ts";
import {
  bodyOf,
  changedFields,
  formOf,
  mergeForms,
  releasePreviews,
  type Table,
  uploadsDone,
  withFields,
} from "./table.ts";

/** What is saved, and how; without generics, as it serves every table. */
export type Edited<Row extends Versioned = Versioned> = {
  table: Table;
  editing: Store<Editing<Row, object> | null>;
  rowSchema: RowSchema<Row>;
  inputSchema: z.ZodMiniType;
  saveKey: readonly string[];
  /** Sends the changed fields, unless the row has changed since. */
  save(body: object, row: Row): Promise<Row>;
  /** Brings a deleted row back; absent where none is ever deleted. */
  bringBack?(row: Row): Promise<Row>;
};

type Versioned = { updatedAt: string };

/** What another window did to the row while it was being edited. */
export type Conflict<Row> =
  { kind: "changed"; current: Row; collisions: string[] } | { kind: "gone" };

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
export function useSaving<Row extends Versioned>(
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
      editing.set({ row, form: merge(rebased(table, now, row, voice).form) });
  };
  const act = async (isWanted: boolean) => {
    await uploadsDone(table, editing.get()?.form ?? {});
    if (isWanted) await bringBack();
    const now = editing.get();
    if (!now) throw new Error("nothing is being edited");
    checkForm(edited.inputSchema, bodyOf(table, now.form));
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
      const fresh = formOf(table, row);
      editing.set({ row, form: withLaterEdits(fresh, sent, now.form) });
    },
    onError: (error) => {
      setConflict(readConflict(edited, error, voice));
      showErrors(error);
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
      const theirs = formOf(table, current);
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

/** How often a save is merged anew while other windows keep on saving. */
const MAX_MERGES = 5;

/** Saves the changed fields, upon what other windows have saved meanwhile. */
async function saveMerged<Row extends Versioned>(
  edited: Edited<Row>,
  { row, form }: Editing<Row, object>,
  voice: Voice,
  merges = 0,
): Promise<Row> {
  const { table, rowSchema } = edited;
  const changed = changedFields(table, formOf(table, row), form);
  // All of it is saved: an earlier attempt was, and only its reply was lost.
  if (changed.length === 0) return row;
  try {
    return await edited.save(bodyOf(table, form, changed), row);
  } catch (error) {
    const current = laterVersion(error, rowSchema);
    if (!current || merges === MAX_MERGES) throw error;
    const merged = rebased(table, { row, form }, current, voice);
    if (merged.collisions.length > 0) throw error;
    const next = { row: current, form: merged.form };
    return saveMerged(edited, next, voice, merges + 1);
  }
}

const rebased = (
  table: Table,
  { row, form }: Editing<object, object>,
  current: object,
  voice: Voice,
) =>
  mergeForms(
    table,
    { base: formOf(table, row), mine: form, theirs: formOf(table, current) },
    voice,
  );

/** Returns what another window did to the row, read from a failed request. */
function readConflict<Row extends Versioned>(
  { table, rowSchema, editing, bringBack }: Edited<Row>,
  error: unknown,
  voice: Voice,
): Conflict<Row> | null {
  if (error instanceof ApiError && error.status === 404 && bringBack)
    return { kind: "gone" };
  const current = laterVersion(error, rowSchema);
  const now = editing.get();
  if (!current || !now) return null;
  const { collisions } = rebased(table, now, current, voice);
  return { kind: "changed", current, collisions };
}
