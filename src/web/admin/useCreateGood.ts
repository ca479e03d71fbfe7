import {
  useIsMutating,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import * as z from "zod/mini";
import { ApiError, api } from "../api.ts";
import { showToast } from "../ui/toasts.ts";
import { checkForm } from "./form-errors.ts";
import type { Good, GoodForm, Goods } from "./goods.ts";
import { releasePreview } from "./image-value.ts";
import { withSession } from "./session.ts";
import { withTypedSince } from "./typed-since.ts";
import { useFormErrors } from "./useFormErrors.ts";

/** Creating what the form of a new row says, and what stands in its way. */
export function useCreateGood<Row extends Good, Form extends GoodForm>(
  goods: Goods<Row, Form>,
  form: RefObject<HTMLFormElement | null>,
) {
  const queryClient = useQueryClient();
  const { errors, setErrors, tell } = useFormErrors(form);
  // Sent once, and no answer came: it may have been created all the same.
  const isUnsure = useRef(false);
  const create = useMutation({
    mutationKey: goods.keys.create,
    mutationFn: async () => {
      await goods.draft.get().image.upload?.over;
      const sent = goods.draft.get();
      const body = goods.toBody(sent);
      checkForm(goods.inputSchema, body);
      const known = queryClient.getQueryData<Row[]>([goods.listPath]) ?? [];
      if (isUnsure.current && (await isThere(goods, sent, known))) return sent;
      isUnsure.current = true;
      await withSession(() =>
        api.post(goods.createPath, { body, schema: goods.rowSchema }),
      );
      return sent;
    },
    onSuccess: async (sent) => {
      releasePreview(sent.image);
      const draft = goods.draft.get();
      goods.draft.set(withTypedSince(goods.emptyForm, sent, draft));
      setErrors({});
      showToast(goods.messages.created);
      await queryClient.refetchQueries({ queryKey: [goods.listPath] });
    },
    onSettled: (_, error) => {
      if (!error || error instanceof ApiError) isUnsure.current = false;
    },
    onError: (error) => tell(error, goods.messages.createFailed),
  });
  // Also where it was begun before the tab was left: never create twice.
  const isCreating = useIsMutating({ mutationKey: goods.keys.create }) > 0;
  return { create: create.mutate, isCreating, errors, setErrors };
}

/** Whether the list has by now a row that says just what was sent. */
async function isThere<Row extends Good, Form extends GoodForm>(
  goods: Goods<Row, Form>,
  sent: Form,
  known: readonly Row[],
): Promise<boolean> {
  const schema = z.array(goods.rowSchema);
  const rows = await api.get(goods.listPath, { schema });
  return rows
    .filter((row) => known.every((each) => each.id !== row.id))
    .some((row) => goods.differences(sent, goods.toForm(row)).length === 0);
}
