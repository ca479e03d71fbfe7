import {
  useIsMutating,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { AdminClipConfig, ClipConfigInput } from "#shared/clip.ts";
import { ADMIN_MESSAGES } from "#shared/admin-messages.ts";
import { API } from "#shared/paths.ts";
import { ApiError, api } from "../api.ts";
import { showToast } from "../ui/toasts.ts";
import { adminConfigQuery } from "./admin-queries.ts";
import { configDraft, toConfigBody, toConfigForm } from "./config-form.ts";
import { checkForm } from "./form-errors.ts";
import { withSession } from "./session.ts";
import { withTypedSince } from "./typed-since.ts";
import { useFormErrors } from "./useFormErrors.ts";

const SAVE_KEY = ["save", API.adminClipConfig] as const;

/** Saving the configuration, and what stands in its way. */
export function useSaveConfig(form: RefObject<HTMLFormElement | null>) {
  const queryClient = useQueryClient();
  const { errors, setErrors, tell } = useFormErrors(form);
  const [current, setCurrent] = useState<AdminClipConfig | null>(null);
  const save = useMutation({
    mutationKey: SAVE_KEY,
    mutationFn: async (ifMatch: string) => {
      await configDraft.get()?.form.image.upload?.over;
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
      const typed = configDraft.get()?.form ?? sent;
      configDraft.set({ base, form: withTypedSince(fresh, sent, typed) });
      showToast(ADMIN_MESSAGES.configUpdated);
      await Promise.all([
        queryClient.refetchQueries(adminConfigQuery),
        queryClient.refetchQueries({ queryKey: [API.clipConfig] }),
      ]);
    },
    onError: (error) => {
      setCurrent(currentOf(error));
      tell(error, ADMIN_MESSAGES.configUpdateFailed);
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

/** The configuration that somebody else saved meanwhile. */
function currentOf(error: unknown): AdminClipConfig | null {
  if (!(error instanceof ApiError)) return null;
  const current = AdminClipConfig.safeParse(error.problem?.current);
  return current.success ? current.data : null;
}
