import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { type Editing, changedFields, type Conflict } from "#web/data/merge.ts";
import { changeLetter } from "#shared/letters/calls.ts";
import { Letter, LetterInput } from "#shared/letters/schema.ts";
import { lettersQuery } from "#web/admin/data/admin-queries.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useVoice } from "#web/data/voice.ts";
import { editedBy, isEdited } from "#web/admin/editor/edited.ts";
import { area, text } from "#web/admin/editor/kinds.tsx";
import { formOf, type FormOf, withFields } from "#web/data/table.ts";
import {
  readConflict,
  rebased,
  saveMerged,
} from "#web/admin/editor/useEditedForm.tsx";
import {
  ifMatchHeader,
  withLaterEdits,
} from "#web/admin/form/form-versions.ts";
import { ApiError, isRefusal } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { createStore, useStore } from "#web/data/store.ts";
import { showToast } from "#web/ui/toasts.ts";

/** The pause after the last key before a letter is saved, and tried again. */
const SAVE_AFTER_MS = 1_200;
const RETRY_AFTER_MS = 8_000;

export const letterFields = { subject: text(), markdown: area() };
export type Written = FormOf<typeof letterFields>;

/** A letter as it is written, and as the server has it. */
function createDraft(opened: Letter) {
  const edited = editedBy({
    key: `letter ${opened.id}`,
    table: letterFields,
    rowSchema: Letter,
    inputSchema: LetterInput,
    save: (_, { id, updatedAt }: Letter, written) =>
      sendAsMaker(changeLetter, {
        params: { id },
        body: written,
        headers: ifMatchHeader(updatedAt),
      }),
  });
  const form = formOf(letterFields, opened);
  const now = createStore(edited.editing.get() ?? { row: opened, form });
  return {
    edited,
    now,
    /** What another window saved; nothing is saved until a choice. */
    conflict: createStore<Conflict<Letter> | null>(null),
    saving: Promise.resolve(true),
    isSaved: () => !isEdited(letterFields, now.get()),
    /** Keeps what is not saved yet over a reload. */
    put(next: Editing<Letter, Written>) {
      now.set(next);
      edited.editing.set(isEdited(letterFields, next) ? next : null);
    },
  };
}

/** Also those of letters that are not open any more, and not saved yet. */
const drafts = new Map<number, ReturnType<typeof createDraft>>();

function draftOf(opened: Letter) {
  const before = drafts.get(opened.id);
  if (before && !before.isSaved()) return before;
  const draft = createDraft(opened);
  drafts.set(opened.id, draft);
  return draft;
}

/**
 * Returns what is written into a letter; it is saved by itself, and at once
 * when another letter is opened. What could not be saved is there when it is
 * opened again.
 */
export function useLetter(opened: Letter) {
  const queryClient = useQueryClient();
  const voice = useVoice();
  const { changed } = useMessages("panel").letters.editor;
  const [draft] = useState(() => draftOf(opened));
  const { row: letter, form: written } = useStore(draft.now);
  const conflict = useStore(draft.conflict);
  const [status, setStatus] = useState<"saved" | "saving" | "failed">(() =>
    draft.isSaved() ? "saved" : "saving",
  );
  /** The error of the subject as the server says it. */
  const [error, setError] = useState<string>();
  /** How often another version was taken, which begins the text again. */
  const [taken, setTaken] = useState(0);

  const goOn = (next: Editing<Letter, Written>) => {
    if (next.form.markdown !== draft.now.get().form.markdown)
      setTaken((count) => count + 1);
    draft.put(next);
    setStatus(draft.isSaved() ? "saved" : "saving");
  };

  async function saveOnce(): Promise<boolean> {
    if (draft.isSaved()) return true;
    if (draft.conflict.get()) return false;
    const before = draft.now.get();
    const { form: sent } = before;
    setStatus("saving");
    try {
      const saved = await saveMerged(draft.edited, before, voice);
      const mine = changedFields(
        letterFields,
        formOf(letterFields, before.row),
        sent,
      );
      // What the server has cleaned counts as saved while nobody types on.
      const base = withFields(formOf(letterFields, saved), sent, mine);
      const form = withLaterEdits(base, sent, draft.now.get().form);
      setError(undefined);
      goOn({ row: { ...saved, ...base }, form });
      void queryClient.invalidateQueries(lettersQuery);
      return draft.isSaved();
    } catch (failure) {
      const found = readConflict(draft.edited, failure, voice);
      draft.conflict.set(found);
      // The question is above the text, which may be long.
      if (found) showToast({ title: changed }, "error");
      // One that was removed is not missed.
      if (failure instanceof ApiError && failure.status === 404)
        draft.edited.close();
      setStatus("failed");
      if (failure instanceof Error && isRefusal(failure))
        setError(Object.values(failure.problem?.fields ?? {})[0]);
      return false;
    }
  }

  /** Saves at once; resolves to whether everything is saved. */
  function flush(): Promise<boolean> {
    draft.saving = draft.saving.then(saveOnce);
    return draft.saving;
  }

  const onTimer = useEffectEvent(() => void flush());
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins again with each change
  useEffect(() => {
    if (draft.isSaved() || draft.conflict.get()) return;
    const wait = status === "failed" ? RETRY_AFTER_MS : SAVE_AFTER_MS;
    const timer = setTimeout(onTimer, wait);
    return () => clearTimeout(timer);
  }, [written, status]);
  const onLeave = useEffectEvent(() => {
    if (!draft.isSaved()) void flush();
  });
  useEffect(() => () => onLeave(), []);

  /** Goes on upon the other version. Of what both changed it has mine or theirs. */
  const choose = (isMine: boolean) => {
    if (conflict?.kind !== "changed") return;
    const { current } = conflict;
    const merged = rebased(draft.edited, draft.now.get(), current, voice);
    const theirs = formOf(letterFields, current);
    goOn({
      row: current,
      form: isMine
        ? merged.form
        : withFields(merged.form, theirs, merged.collisions),
    });
    draft.conflict.set(null);
    void flush();
  };
  return {
    letter,
    written,
    status,
    error,
    change(change: Partial<Written>) {
      const { row, form } = draft.now.get();
      draft.put({ row, form: { ...form, ...change } });
    },
    flush,
    conflict,
    keepMine: () => choose(true),
    takeTheirs: () => choose(false),
    taken,
  };
}
