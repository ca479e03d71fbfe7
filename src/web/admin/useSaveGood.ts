import {
  useIsMutating,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { restorePath } from "#shared/paths.ts";
import { ApiError, api } from "../api.ts";
import { showToast } from "../ui/toasts.ts";
import { checkForm } from "./form-errors.ts";
import type { Good, GoodForm, Goods } from "./goods.ts";
import { releasePreview } from "./image-value.ts";
import { withSession } from "./session.ts";
import { withTypedSince } from "./typed-since.ts";
import { useFormErrors } from "./useFormErrors.ts";

/** What happened to a row while it was being edited. */
export type Clash<Row> = { kind: "changed"; current: Row } | { kind: "gone" };

export type SaveOptions = {
  /** The version that this one takes the place of. */
  ifMatch: string;
  /** Undo its deletion first. */
  bringBack?: boolean;
};

/** Saving the row that is being edited, and what stands in its way. */
export function useSaveGood<Row extends Good, Form extends GoodForm>(
  goods: Goods<Row, Form>,
  form: RefObject<HTMLFormElement | null>,
  onSaved: () => void,
) {
  const queryClient = useQueryClient();
  const { errors, setErrors, tell } = useFormErrors(form);
  const [clash, setClash] = useState<Clash<Row> | null>(null);
  const save = useMutation({
    mutationKey: goods.keys.save,
    mutationFn: async (options: SaveOptions) => {
      await goods.editing.get()?.form.image.upload?.over;
      const editing = goods.editing.get();
      if (!editing) throw new Error("nothing is being edited");
      checkForm(goods.inputSchema, goods.toBody(editing.form));
      const saved = await put(goods, editing.row.id, editing.form, options);
      return { saved, sent: editing.form };
    },
    onSuccess: async ({ saved, sent }) => {
      setErrors({});
      setClash(null);
      showToast(goods.messages.updated);
      await queryClient.refetchQueries({ queryKey: [goods.listPath] });
      const editing = goods.editing.get();
      if (editing?.row.id !== saved.id) return;
      if (editing.form === sent) {
        releasePreview(sent.image);
        goods.editing.set(null);
        onSaved();
        return;
      }
      const fresh = goods.toForm(saved);
      const typed = withTypedSince(fresh, sent, editing.form);
      goods.editing.set({ row: saved, form: typed });
    },
    onError: (error) => {
      setClash(clashOf(goods, error));
      tell(error, goods.messages.updateFailed);
    },
  });
  // Also where the save was begun before the tab was left and opened again.
  const isSaving = useIsMutating({ mutationKey: goods.keys.save }) > 0;
  return { save: save.mutate, isSaving, errors, setErrors, clash, setClash };
}

async function put<Row extends Good, Form extends GoodForm>(
  goods: Goods<Row, Form>,
  id: number,
  form: Form,
  { ifMatch, bringBack }: SaveOptions,
): Promise<Row> {
  const path = goods.rowPath(id);
  const schema = goods.rowSchema;
  const base = bringBack
    ? await withSession(() => api.post(restorePath(path), { schema }))
    : undefined;
  const headers = { "if-match": `"${base?.updatedAt ?? ifMatch}"` };
  const body = goods.toBody(form);
  try {
    return await withSession(() => api.put(path, { body, schema, headers }));
  } catch (error) {
    const clash = clashOf(goods, error);
    // It was saved, and only the answer got lost.
    if (clash?.kind === "changed" && isSame(goods, form, clash.current))
      return clash.current;
    throw error;
  }
}

function isSame<Row extends Good, Form extends GoodForm>(
  goods: Goods<Row, Form>,
  form: Form,
  row: Row,
): boolean {
  return goods.differences(form, goods.toForm(row)).length === 0;
}

function clashOf<Row extends Good, Form extends GoodForm>(
  goods: Goods<Row, Form>,
  error: unknown,
): Clash<Row> | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 404) return { kind: "gone" };
  const current = goods.rowSchema.safeParse(error.problem?.current);
  return current.success ? { kind: "changed", current: current.data } : null;
}
