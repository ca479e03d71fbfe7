import { useMessages } from "#web/data/messages.ts";
import {
  useIsMutating,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { AdminClipConfig, ClipConfigInput } from "#shared/clip/schema.ts";
import {
  changeClipConfig,
  getAdminClipConfig,
} from "#shared/clip/admin-calls.ts";
import { getClipConfig } from "#shared/clip/calls.ts";
import { send } from "#web/data/api.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { adminConfigQuery } from "#web/admin/data/admin-queries.ts";
import { configDraft, toConfigBody, toConfigForm } from "./config-form.ts";
import { checkForm, useFormErrors } from "#web/admin/form/form-errors.ts";
import { withSession } from "#web/admin/data/session.ts";
import {
  ifMatch,
  laterVersion,
  withLaterEdits,
} from "#web/admin/form/form-versions.ts";

const SAVE_KEY = ["save", getAdminClipConfig.path] as const;

/** Saves the configuration; returns its errors and a conflicting version. */
export function useSaveConfig(form: RefObject<HTMLFormElement | null>) {
  const { updated, updateFailed } = useMessages("panel").config;
  const queryClient = useQueryClient();
  const { errors, setErrors, showError } = useFormErrors(form);
  const [current, setCurrent] = useState<AdminClipConfig>();
  const save = useMutation({
    mutationKey: SAVE_KEY,
    mutationFn: async (updatedAt: string) => {
      await configDraft.get()?.form.image.upload?.done;
      const draft = configDraft.get();
      if (!draft) throw new Error("the configuration is not loaded");
      const body = toConfigBody(draft.form);
      checkForm(ClipConfigInput, body);
      const base = await withSession(() =>
        send(changeClipConfig, { body, headers: ifMatch(updatedAt) }),
      );
      return { base, sent: draft.form };
    },
    onSuccess: async ({ base, sent }) => {
      setErrors({});
      setCurrent(undefined);
      const fresh = toConfigForm(base);
      const now = configDraft.get()?.form ?? sent;
      configDraft.set({ base, form: withLaterEdits(fresh, sent, now) });
      showToast({ title: updated });
      await Promise.all([
        queryClient.refetchQueries(adminConfigQuery),
        queryClient.refetchQueries({ queryKey: [getClipConfig.path] }),
      ]);
    },
    onError: (error) => {
      setCurrent(laterVersion(error, AdminClipConfig));
      showError(error, updateFailed);
    },
  });
  const isSaving = useIsMutating({ mutationKey: SAVE_KEY }) > 0;
  return {
    save: save.mutate,
    isSaving,
    errors,
    setErrors,
    current,
    setCurrent,
  };
}
