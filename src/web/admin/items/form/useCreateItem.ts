import { useVoice, type Voice } from "#web/admin/data/voice.ts";
import {
  useIsMutating,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { ApiError, send } from "#web/data/api.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { checkForm, useFormErrors } from "#web/admin/form/form-errors.ts";
import {
  imagesOf,
  type Item,
  type ItemForm,
  type ItemResource,
  uploadsDone,
} from "#web/admin/items/resource/item-resource.ts";
import { releasePreview } from "#web/admin/image-field/image-value.ts";
import { withSession } from "#web/admin/data/session.ts";
import { withLaterEdits } from "#web/admin/form/form-versions.ts";

/**
 * Creates an item from the form, and returns the errors of the fields.
 * `onCreated` is called once the list has the new row.
 */
export function useCreateItem<Row extends Item, Form extends ItemForm>(
  resource: ItemResource<Row, Form>,
  formRef: RefObject<HTMLFormElement | null>,
  onCreated: () => void,
) {
  const queryClient = useQueryClient();
  const voice = useVoice();
  const { created, createFailed } = voice.t.items[resource.kind];
  const { errors, setErrors, showError } = useFormErrors(formRef);
  // True after a request without a reply: the item may have been created.
  const mayExist = useRef(false);
  const create = useMutation({
    mutationKey: resource.mutationKeys.create,
    mutationFn: async () => {
      await uploadsDone(resource.draft.get());
      const sent = resource.draft.get();
      const body = resource.toBody(sent);
      checkForm(resource.inputSchema, body);
      const known = queryClient.getQueryData<Row[]>([resource.list.path]) ?? [];
      if (mayExist.current && (await wasCreated(resource, sent, known, voice)))
        return sent;
      mayExist.current = true;
      await withSession(() => send(resource.calls.create, { body }));
      return sent;
    },
    onSuccess: async (sent) => {
      for (const image of imagesOf(sent)) releasePreview(image);
      const draft = resource.draft.get();
      resource.draft.set(withLaterEdits(resource.emptyForm, sent, draft));
      setErrors({});
      showToast({ title: created });
      await queryClient.refetchQueries({ queryKey: [resource.list.path] });
      onCreated();
    },
    onSettled: (_, error) => {
      if (!error || error instanceof ApiError) mayExist.current = false;
    },
    onError: (error) => showError(error, createFailed),
  });
  // Also true for a request that started before the tab was left.
  const isCreating =
    useIsMutating({ mutationKey: resource.mutationKeys.create }) > 0;
  return { create: create.mutate, isCreating, errors, setErrors };
}

/** Whether the list has a row that is not in `known` and matches the form. */
async function wasCreated<Row extends Item, Form extends ItemForm>(
  resource: ItemResource<Row, Form>,
  sent: Form,
  known: readonly Row[],
  voice: Voice,
): Promise<boolean> {
  const rows = await send(resource.list, {});
  return rows
    .filter((row) => known.every((each) => each.id !== row.id))
    .some((row) => resource.matches(sent, row, voice));
}
