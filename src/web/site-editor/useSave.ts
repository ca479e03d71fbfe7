import { useEffect, useState } from "react";
import { API } from "#shared/api/paths.ts";
import { Site } from "#shared/site/schema.ts";
import { withSession } from "#web/admin/data/session.ts";
import { errorText } from "#web/admin/form/form-errors.ts";
import { ApiError, api } from "#web/data/api.ts";
import { usePage } from "#web/data/shop-context.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import {
  type Draft,
  draftStore,
  isChanged,
  keepLaterChanges,
} from "./draft.ts";
import { runningUploads } from "./uploads.ts";

const SAVED = {
  title: "Saved",
  description: "This is what everyone sees now.",
};
const SAVED_BEFORE = {
  title: "Saved",
  description: "What you changed meanwhile is kept, and not saved yet.",
};
const SAVED_WITHOUT = {
  title: "Saved",
  description: "The upload is still under way. Save again once it is done.",
};
const OFFLINE = {
  title: "You are offline",
  description: "Your changes are kept, and saved once you are back.",
};

/**
 * Saves all changes in one request. `current` is the version that another
 * window saved in the meantime. Without a connection, the save is retried once
 * the browser is online again.
 */
export function useSave() {
  const { change } = usePage();
  const [current, setCurrent] = useState<Site>();
  const [isWaiting, setWaiting] = useState(false);
  const save = useExclusiveMutation({
    mutationFn: (ifMatch: string) =>
      withSession(async () => {
        const sent = draftStore.get();
        const site = await api.put(API.adminSite, {
          body: sent?.content,
          schema: Site,
          headers: { "if-match": `"${ifMatch}"` },
        });
        return { sent, site };
      }),
    onMutate: () => setWaiting(false),
    onSuccess: ({ sent, site }) => {
      setCurrent(undefined);
      if (sent) keepLaterChanges(sent, site);
      const draft = draftStore.get();
      if (draft) return showToast(savedMessage(draft));
      change((page) => ({ ...page, site, tools: undefined }));
      showToast(SAVED);
    },
    onError: (error) => {
      if (error instanceof TypeError) {
        setWaiting(true);
        return showToast(OFFLINE, "error");
      }
      const stale = readCurrent(error);
      setCurrent(stale);
      if (stale) return;
      showToast(
        { title: "Not saved yet", description: errorText(error) },
        "error",
      );
      focusFirstError(error);
    },
  });
  const { mutate } = save;
  useEffect(() => {
    if (!isWaiting) return;
    const retry = () => mutate(draftStore.get()?.base.updatedAt ?? "");
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [isWaiting, mutate]);
  return {
    save: mutate,
    isSaving: save.isPending,
    isWaiting,
    current,
    forget: () => setCurrent(undefined),
  };
}

/** Tells what is not saved of a draft that goes on after a save. */
function savedMessage(draft: Draft) {
  if (isChanged(draft)) return SAVED_BEFORE;
  return runningUploads.get() > 0 ? SAVED_WITHOUT : SAVED;
}

/** Returns the site as another window saved it, from a 412 reply. */
function readCurrent(error: unknown): Site | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return Site.safeParse(error.problem?.current).data;
}

/** Focuses the text on the page that the server refused. */
function focusFirstError(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const [path] = Object.keys(error.problem?.fields ?? {});
  if (!path) return;
  document
    .querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
    ?.focus();
}
