import { useIsMutating, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { releasePreviews } from "#web/admin/image-field/image-value.ts";
import { matches } from "#web/data/merge.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import { useVoice, type Voice } from "#web/data/voice.ts";
import { uploadsDone } from "#web/data/table.ts";
import {
  checkForm,
  useFormErrors,
  withLaterEdits,
} from "#web/admin/form/form-versions.ts";
import type { Item, Resource } from "#web/admin/items/resource.ts";
import { ApiError, send } from "#web/data/api.ts";

/**
 * Creates an item from the form, and returns the errors of the fields.
 * `onCreated` is called once the list has the new row.
 */
export function useCreateItem(
  resource: Resource,
  formRef: RefObject<HTMLFormElement | null>,
  onCreated: () => void,
) {
  const { draft, fields } = resource;
  const queryClient = useQueryClient();
  const voice = useVoice();
  const { created, createFailed } = voice.t.items[resource.kind];
  const { errors, setErrors, showErrors } = useFormErrors(formRef);
  // True after a request without a reply: the item may have been created.
  const mayExist = useRef(false);
  const act = async () => {
    await uploadsDone(fields, draft.get());
    const sent = draft.get();
    const body = resource.toBody(sent);
    checkForm(resource.input, body);
    const known = queryClient.getQueryData<Item[]>([resource.list.path]) ?? [];
    if (mayExist.current && (await wasCreated(resource, sent, known, voice)))
      return sent;
    mayExist.current = true;
    await sendAsMaker(resource.calls.create, { body });
    return sent;
  };
  const create = useAction(act, {
    mutationKey: resource.mutationKeys.create,
    saved: created,
    failed: createFailed,
    kept: voice.t.kept,
    onSuccess: async (sent) => {
      releasePreviews(fields, sent);
      draft.set(withLaterEdits(resource.emptyForm, sent, draft.get()));
      setErrors({});
      await queryClient.refetchQueries({ queryKey: [resource.list.path] });
      onCreated();
    },
    onSettled: (_, error) => {
      if (!error || error instanceof ApiError) mayExist.current = false;
    },
    onError: showErrors,
  });
  // Also true for a request that started before the tab was left.
  const isCreating =
    useIsMutating({ mutationKey: resource.mutationKeys.create }) > 0;
  const start = () => create.mutate(undefined);
  return { create: start, isCreating, errors, setErrors };
}

/** Whether the list has a row that is not in `known` and matches the form. */
async function wasCreated(
  resource: Resource,
  sent: object,
  known: readonly Item[],
  voice: Voice,
): Promise<boolean> {
  const rows = await send(resource.list, {});
  return rows
    .filter((row) => known.every((each) => each.id !== row.id))
    .some((row) => matches(resource.fields, sent, resource.toForm(row), voice));
}
