import { useVoice, type Voice } from "#web/admin/data/voice.ts";
import {
  useIsMutating,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { ApiError, send } from "#web/data/api.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { checkForm, useFormErrors } from "#web/admin/form/form-errors.ts";
import {
  type Editing,
  imagesOf,
  type Item,
  type ItemForm,
  type ItemResource,
  uploadsDone,
} from "#web/admin/items/resource/item-resource.ts";
import { releasePreview } from "#web/admin/image-field/image-value.ts";
import { withSession } from "#web/admin/data/session.ts";
import {
  ifMatch,
  laterVersion,
  withLaterEdits,
} from "#web/admin/form/form-versions.ts";

/** What another window did to the row while it was being edited. */
export type Conflict<Row> =
  { kind: "changed"; current: Row } | { kind: "gone" };

type SaveOptions = {
  /** That of the version which the save replaces. */
  updatedAt: string;
  /** Restores the deleted row before saving. */
  restoreFirst?: boolean;
};

/**
 * Saves the row that is being edited, with `If-Match` to detect changes made
 * elsewhere. After a conflict, `keepMine` saves the form over the other
 * version (or restores a deleted row first), and `takeTheirs` replaces the
 * form with the other version.
 */
export function useSaveItem<Row extends Item, Form extends ItemForm>(
  resource: ItemResource<Row, Form>,
  formRef: RefObject<HTMLFormElement | null>,
  onSaved: () => void,
) {
  const queryClient = useQueryClient();
  const voice = useVoice();
  const { updated, updateFailed } = voice.t.items[resource.kind];
  const { errors, setErrors, showError } = useFormErrors(formRef);
  const [conflict, setConflict] = useState<Conflict<Row> | null>(null);
  const save = useMutation({
    mutationKey: resource.mutationKeys.save,
    mutationFn: async (options: SaveOptions) => {
      await uploadsDone(resource.editing.get()?.form);
      const editing = resource.editing.get();
      if (!editing) throw new Error("nothing is being edited");
      checkForm(resource.inputSchema, resource.toBody(editing.form));
      const saved = await put(resource, editing, options, voice);
      return { saved, sent: editing.form };
    },
    onSuccess: async ({ saved, sent }) => {
      setErrors({});
      setConflict(null);
      showToast({ title: updated });
      await queryClient.refetchQueries({ queryKey: [resource.list.path] });
      const editing = resource.editing.get();
      if (editing?.row.id !== saved.id) return;
      if (editing.form === sent) {
        for (const image of imagesOf(sent)) releasePreview(image);
        resource.editing.set(null);
        onSaved();
        return;
      }
      const fresh = resource.toForm(saved);
      const form = withLaterEdits(fresh, sent, editing.form);
      resource.editing.set({ row: saved, form });
    },
    onError: (error) => {
      setConflict(readConflict(resource, error));
      showError(error, updateFailed);
    },
  });
  // Also true for a save that started before the tab was left.
  const isSaving =
    useIsMutating({ mutationKey: resource.mutationKeys.save }) > 0;
  return {
    save: () => {
      const editing = resource.editing.get();
      if (editing && !isSaving)
        save.mutate({ updatedAt: editing.row.updatedAt });
    },
    keepMine: () => {
      if (!conflict || isSaving) return;
      if (conflict.kind === "gone")
        save.mutate({ updatedAt: "", restoreFirst: true });
      else save.mutate({ updatedAt: conflict.current.updatedAt });
    },
    takeTheirs: () => {
      if (conflict?.kind !== "changed") return;
      const { current } = conflict;
      resource.editing.set({ row: current, form: resource.toForm(current) });
      setErrors({});
      setConflict(null);
    },
    isSaving,
    errors,
    setErrors,
    conflict,
  };
}

async function put<Row extends Item, Form extends ItemForm>(
  resource: ItemResource<Row, Form>,
  { row, form }: Editing<Row, Form>,
  { updatedAt, restoreFirst }: SaveOptions,
  voice: Voice,
): Promise<Row> {
  const base = restoreFirst
    ? await withSession(() =>
        send(resource.calls.restore, { params: { id: row.id } }),
      )
    : undefined;
  const headers = ifMatch(base?.updatedAt ?? updatedAt);
  const body = resource.toBody(form);
  try {
    return await withSession(() =>
      send(resource.calls.update, { params: { id: row.id }, body, headers }),
    );
  } catch (error) {
    const conflict = readConflict(resource, error);
    // The row already has the form's values: an earlier attempt was saved, and
    // only its reply was lost.
    if (
      conflict?.kind === "changed" &&
      resource.matches(form, conflict.current, voice)
    )
      return conflict.current;
    throw error;
  }
}

/** Returns what another window did to the row, read from a failed request. */
export function readConflict<Row extends Item, Form extends ItemForm>(
  resource: ItemResource<Row, Form>,
  error: unknown,
): Conflict<Row> | null {
  if (error instanceof ApiError && error.status === 404)
    return { kind: "gone" };
  const current = laterVersion(error, resource.rowSchema);
  return current ? { kind: "changed", current } : null;
}
