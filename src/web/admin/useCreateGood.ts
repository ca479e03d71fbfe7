import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { api } from "../api.ts";
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
import { releasePreview } from "./image-value.ts";
import { withSession } from "./session.ts";

/** Creating what the form of a new row says, and what stands in its way. */
export function useCreateGood<Row extends Good, Form extends GoodForm>(
  goods: Goods<Row, Form>,
  form: RefObject<HTMLFormElement | null>,
) {
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<FieldErrors>({});
  const create = useMutation({
    mutationFn: async () => {
      await goods.draft.get().image.upload?.over;
      const body = goods.toBody(goods.draft.get());
      checkForm(goods.inputSchema, body);
      return withSession(() =>
        api.post(goods.createPath, { body, schema: goods.rowSchema }),
      );
    },
    onSuccess: async () => {
      releasePreview(goods.draft.get().image);
      goods.draft.set(goods.emptyForm);
      setErrors({});
      showToast(goods.messages.created);
      await queryClient.refetchQueries({ queryKey: [goods.listPath] });
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error));
      focusFirstError(form.current);
      if (error instanceof FormError) return;
      const description = reasonOf(error);
      showToast({ ...goods.messages.createFailed, description }, "error");
    },
  });
  return { create, errors, setErrors };
}
