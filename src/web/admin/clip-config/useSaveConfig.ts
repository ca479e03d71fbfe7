import {
  useIsMutating,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { AdminClipConfig, ClipConfigInput } from "#shared/clip/schema.ts";
import { ADMIN_MESSAGES } from "#shared/messages/admin.ts";
import { API } from "#shared/api/paths.ts";
import { ApiError, api } from "#web/data/api.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { adminConfigQuery } from "#web/admin/data/admin-queries.ts";
import { configDraft, toConfigBody, toConfigForm } from "./config-form.ts";
import { checkForm, useFormErrors } from "#web/admin/form/form-errors.ts";
import { withSession } from "#web/admin/data/session.ts";
import { withLaterEdits } from "#web/admin/form/form-versions.ts";

const SAVE_KEY = ["save", API.adminClipConfig] as const;

/** Saves the configuration; returns its errors and a conflicting version. */
export function useSaveConfig(form: RefObject<HTMLFormElement | null>) {
  const queryClient = useQueryClient();
  const { errors, setErrors, showError } = useFormErrors(form);
  const [current, setCurrent] = useState<AdminClipConfig | null>(null);
  const save = useMutation({
    mutationKey: SAVE_KEY,
    mutationFn: async (ifMatch: string) => {
      await configDraft.get()?.form.image.upload?.done;
      const draft = configDraft.get();
      if (!draft) throw new Error("the configuration is not loaded");
      const body = toConfigBody(draft.form);
      checkForm(ClipConfigInput, body);
      const base = await withSession(() =>
        api.put(API.adminClipConfig, {
          body,
          schema: AdminClipConfig,
          headers: { "if-match": `"${ifMatch}"` },
        }),
      );
      return { base, sent: draft.form };
    },
    onSuccess: async ({ base, sent }) => {
      setErrors({});
      setCurrent(null);
      const fresh = toConfigForm(base);
      const now = configDraft.get()?.form ?? sent;
      configDraft.set({ base, form: withLaterEdits(fresh, sent, now) });
      showToast(ADMIN_MESSAGES.configUpdated);
      await Promise.all([
        queryClient.refetchQueries(adminConfigQuery),
        queryClient.refetchQueries({ queryKey: [API.clipConfig] }),
      ]);
    },
    onError: (error) => {
      setCurrent(readCurrent(error));
      showError(error, ADMIN_MESSAGES.configUpdateFailed);
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

/** Returns the saved configuration from a 412 reply. */
function readCurrent(error: unknown): AdminClipConfig | null {
  if (!(error instanceof ApiError)) return null;
  const current = AdminClipConfig.safeParse(error.problem?.current);
  return current.success ? current.data : null;
}
