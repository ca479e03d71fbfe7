import { useEffect, useState } from "react";
import { laterVersion } from "#web/data/merge.ts";
import { useMessages } from "#web/data/messages.ts";
import type { Messages } from "#shared/messages/rooms.ts";
import type { Message } from "#shared/messages/shop.ts";
import type { Formats } from "#shared/text/formats.ts";
import { AdminSite, type Site } from "#shared/site/schema.ts";
import { openBrackets } from "#shared/site/rules.ts";
import { useVoice } from "#web/data/voice.ts";
import { saveMerged } from "#web/admin/editor/useEditedForm.tsx";
import { reasonOf } from "#web/data/failure.ts";
import { readFieldErrors } from "#web/admin/form/form-versions.ts";
import { usePage } from "#web/data/shop-context.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { showToast } from "#web/ui/toasts.ts";
import type { FieldErrors } from "#shared/api/schema.ts";
import { createStore, useStore } from "#web/data/store.ts";
import {
  draftStore,
  draftText,
  isChanged,
  keepLaterChanges,
  runningUploads,
  type SiteDraft,
} from "./draft.ts";
import { editedSite } from "./site-table.ts";

/**
 * Saves all changes in one request. `current` is the version that another
 * window saved in the meantime, if both changed the same. Without a connection,
 * the save is retried once the browser is online again. `onHidden` shows a
 * refused field that is not on the page.
 */
export function useSave({ onHidden }: { onHidden: () => void }) {
  const t = useMessages("panel").editor.saved;
  const { change, shop, formats } = usePage();
  const voice = useVoice();
  const [current, setCurrent] = useState<AdminSite>();
  const [isWaiting, setWaiting] = useState(false);
  const save = useExclusiveMutation({
    async mutationFn() {
      const sent = draftStore.get();
      if (!sent) throw new Error("nothing is being edited");
      const { base: row, content: form } = sent;
      return { sent, site: await saveMerged(editedSite, { row, form }, voice) };
    },
    onMutate: () => setWaiting(false),
    onSuccess: ({ sent, site }) => {
      setCurrent(undefined);
      keepRefusals({});
      keepLaterChanges(sent, site, voice);
      const draft = draftStore.get();
      if (draft) return showToast(savedMessage(draft, t));
      // Texts and formats of the page came with it, in the former language.
      if (isOtherPage(site, shop.name, formats)) return location.reload();
      change((page) => ({ ...page, site, tools: undefined }));
      showToast({ title: t.title, description: describe(sent, t) });
    },
    onError: (error) => {
      if (error instanceof TypeError) {
        setWaiting(true);
        return showToast(t.offline, "error");
      }
      const stale = laterVersion(error, AdminSite);
      setCurrent(stale);
      if (stale) return;
      showToast({ title: t.failed, description: reasonOf(error) }, "error");
      const fields = readFieldErrors(error);
      keepRefusals(fields);
      const [path] = Object.keys(fields);
      if (path && !focusField(path)) onHidden();
    },
  });
  const { mutate } = save;
  useEffect(() => {
    if (!isWaiting) return;
    const retry = () => mutate(undefined);
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [isWaiting, mutate]);
  return {
    save: () => mutate(undefined),
    isSaving: save.isPending,
    isWaiting,
    current,
    forget: () => setCurrent(undefined),
  };
}

/** Tells what is not saved of a draft that goes on after a save. */
function savedMessage(
  draft: SiteDraft,
  t: Messages["panel"]["editor"]["saved"],
): Message {
  const { title, meanwhile, uploading } = t;
  if (isChanged(draft)) return { title, description: meanwhile };
  if (runningUploads.get() > 0) return { title, description: uploading };
  return { title, description: describe(draft, t) };
}

/** Says what everyone sees now, and which steps are still the proposed ones. */
function describe(
  { content }: Pick<SiteDraft, "content">,
  { description, proposed }: Messages["panel"]["editor"]["saved"],
): string {
  const titles = content.process.steps.map(({ title }) => title);
  const open = openBrackets(titles.join("\n"));
  return open.length > 0 ? proposed(open.join(" ")) : description;
}

/** Whether the server renders every page otherwise since the save. */
function isOtherPage(site: Site, name: string, formats: Formats): boolean {
  return (
    site.name !== name ||
    site.language !== formats.language ||
    site.currency !== formats.currency ||
    site.timeZone !== formats.timeZone
  );
}

/** Focuses a field on the page. Returns whether it is there. */
function focusField(path: string): boolean {
  const field = document.querySelector<HTMLElement>(
    `[data-path="${CSS.escape(path)}"]`,
  );
  field?.focus();
  return field !== null;
}

type Refusal = { path: string; message: string; value: unknown };

/** What the shop refused at the last save, with its reasons. */
const refusals = createStore<Refusal[]>([]);

function keepRefusals(errors: FieldErrors): void {
  refusals.set(
    Object.entries(errors).map(([path, message]) => ({
      path,
      message,
      value: draftText(path),
    })),
  );
}

/**
 * Returns why fields below a path were refused, by their names there. A field
 * that was changed since has no error.
 */
export function useRefusals(prefix = ""): FieldErrors {
  const all = useStore(refusals);
  useStore(draftStore);
  const standing = all.filter(
    ({ path, value }) => path.startsWith(prefix) && draftText(path) === value,
  );
  return Object.fromEntries(
    standing.map(({ path, message }) => [path.slice(prefix.length), message]),
  );
}
