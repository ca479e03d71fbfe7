import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { restorePath } from "#shared/paths.ts";
import { ApiError, api } from "../api.ts";
import { showToast } from "../ui/toasts.ts";
import {
  checkForm,
  type FieldErrors,
  FormError,
  fieldErrorsOf,
  focusFirstError,
  reasonOf,
} from "./form-errors.ts";
import type { Good, GoodForm, Goods } from "./goods.ts";
import { withSession } from "./session.ts";

/** What happened to a row while it was being edited. */
export type Clash<Row> = { kind: "changed"; current: Row } | { kind: "gone" };

type SaveOptions = {
  /** The version that this one takes the place of. */
  ifMatch: string;
  /** Undo its deletion first. */
  bringBack?: boolean;
};

/** Saving the row that is being edited, and what stands in its way. */
export function useSaveGood<Row extends Good, Form extends GoodForm>(
  goods: Goods<Row, Form>,
  form: RefObject<HTMLFormElement | null>,
  onSaved: (row: Row) => void,
) {
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [clash, setClash] = useState<Clash<Row> | null>(null);
  const save = useMutation({
    mutationFn: async ({ ifMatch, bringBack }: SaveOptions) => {
      await goods.editing.get()?.form.image.upload?.over;
      const editing = goods.editing.get();
      if (!editing) throw new Error("nothing is being edited");
      const path = goods.rowPath(editing.row.id);
      const body = goods.toBody(editing.form);
      checkForm(goods.inputSchema, body);
      const schema = goods.rowSchema;
      const base = bringBack
        ? await withSession(() => api.post(restorePath(path), { schema }))
        : undefined;
      const headers = { "if-match": `"${base?.updatedAt ?? ifMatch}"` };
      return withSession(() => api.put(path, { body, schema, headers }));
    },
    onSuccess: async (row) => {
      setErrors({});
      setClash(null);
      showToast(goods.messages.updated);
      await queryClient.refetchQueries({ queryKey: [goods.listPath] });
      onSaved(row);
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error));
      focusFirstError(form.current);
      setClash(clashOf(goods, error));
      if (error instanceof FormError) return;
      const description = reasonOf(error);
      showToast({ ...goods.messages.updateFailed, description }, "error");
    },
  });
  return { save, errors, setErrors, clash, setClash };
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
