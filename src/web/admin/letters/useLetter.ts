import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import * as z from "zod/mini";
import { changeLetter } from "#shared/letters/calls.ts";
import { Letter } from "#shared/letters/schema.ts";
import { ApiError, isRefusal } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { showToast } from "#web/ui/toasts.ts";
import { lettersQuery } from "#web/admin/data/admin-queries.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { createSessionStore } from "#web/data/storage.ts";
import { laterVersion } from "#web/admin/form/form-versions.ts";
import { watchUnsaved } from "#web/admin/form/unsaved.ts";

/** How long after the last key a letter is saved, and tried again. */
const SAVE_AFTER_MS = 1_200;
const RETRY_AFTER_MS = 8_000;

export type Written = { subject: string; markdown: string };

type Saving = {
  letter: Letter;
  written: Written;
  status: "saved" | "saving" | "failed";
  /** What the server says about the subject. */
  error: string | undefined;
  change: (change: Partial<Written>) => void;
  /** Saves at once; resolves to whether everything is saved. */
  flush: () => Promise<boolean>;
  /** What another window has saved meanwhile; nothing is saved until a choice. */
  conflict: Letter | undefined;
  keepMine: () => void;
  takeTheirs: () => void;
  /** How often another version was taken, which begins the text again. */
  taken: number;
};

/** A letter as it is written, and as the server has it. */
type LetterDraft = {
  base: Letter;
  written: Written;
  saving: Promise<boolean> | undefined;
  /** See `Saving`. */
  conflict: Letter | undefined;
};

/** What is not saved yet, also of letters that are not open any more. */
const unsaved = new Map<number, LetterDraft>();
watchUnsaved(() => unsaved.size > 0);

const Kept = z.object({
  base: Letter,
  written: z.object({ subject: z.string(), markdown: z.string() }),
});
/** The same over a reload: what was written, and from which letter on. */
const kept = createSessionStore<Record<string, z.infer<typeof Kept>>>(
  "unsaved letters",
  {},
  (stored) => z.record(z.string(), Kept).safeParse(stored).data,
);

function keepUnsaved(id: number, draft: LetterDraft | undefined): void {
  const { [String(id)]: _, ...others } = kept.get();
  if (!draft) {
    unsaved.delete(id);
    kept.set(others);
    return;
  }
  unsaved.set(id, draft);
  const { base, written } = draft;
  kept.set({ ...others, [String(id)]: { base, written } });
}

function beginDraft(opened: Letter): LetterDraft {
  const { subject, markdown } = opened;
  const begun = { base: opened, written: { subject, markdown } };
  return {
    ...(kept.get()[String(opened.id)] ?? begun),
    saving: undefined,
    conflict: undefined,
  };
}

/**
 * Returns what is written, put upon what another window has saved. Of what both
 * changed it has mine or theirs.
 */
function rebased(
  { base, written }: Pick<LetterDraft, "base" | "written">,
  theirs: Written,
  isMine: boolean,
): Written {
  const pick = (name: keyof Written) => {
    if (written[name] === base[name]) return theirs[name];
    return isMine || theirs[name] === base[name] ? written[name] : theirs[name];
  };
  return { subject: pick("subject"), markdown: pick("markdown") };
}

const collides = (draft: LetterDraft, theirs: Written) =>
  !saysSame(rebased(draft, theirs, true), rebased(draft, theirs, false));

const saysSame = (one: Written, other: Written) =>
  one.subject === other.subject && one.markdown === other.markdown;
const isSaved = ({ base, written }: LetterDraft) => saysSame(written, base);

/**
 * What is written into a letter; it is saved by itself, and at once when another
 * letter is opened. What could not be saved is there when it is opened again.
 */
export function useLetter(opened: Letter): Saving {
  const queryClient = useQueryClient();
  const { changed } = useMessages("panel").letters.editor;
  const [draft] = useState(() => unsaved.get(opened.id) ?? beginDraft(opened));
  const [letter, setLetter] = useState(opened);
  const [written, setWritten] = useState(draft.written);
  const [status, setStatus] = useState<Saving["status"]>(() =>
    isSaved(draft) ? "saved" : "saving",
  );
  const [error, setError] = useState<string>();
  const [conflict, setConflict] = useState(draft.conflict);
  const [taken, setTaken] = useState(0);

  /** Asks which version to keep, or goes on where that question is answered. */
  const ask = (current: Letter | undefined) => {
    draft.conflict = current;
    setConflict(current);
    // The question is above the text, which may be long.
    if (current) showToast({ title: changed }, "error");
  };
  /** Goes on with what the server has. */
  const settle = (saved: Letter, written: Written) => {
    // What the server has cleaned counts as saved while nobody types on.
    draft.base = { ...saved, ...written };
    setLetter(saved);
    setError(undefined);
    keepUnsaved(opened.id, isSaved(draft) ? undefined : draft);
    setStatus(isSaved(draft) ? "saved" : "saving");
  };
  /** Goes on upon what another window has saved. */
  const rebase = (current: Letter, isMine: boolean) => {
    const next = rebased(draft, current, isMine);
    const isOther = next.markdown !== draft.written.markdown;
    draft.base = current;
    draft.written = next;
    setLetter(current);
    setWritten(next);
    // The text begins again, because its field keeps its own.
    if (isOther) setTaken((count) => count + 1);
    keepUnsaved(opened.id, isSaved(draft) ? undefined : draft);
  };

  async function saveOnce(): Promise<boolean> {
    if (isSaved(draft)) return true;
    if (draft.conflict) return false;
    const body = draft.written;
    setStatus("saving");
    try {
      const saved = await sendAsMaker(changeLetter, {
        params: { id: opened.id },
        body,
        headers: { "if-match": draft.base.updatedAt },
      });
      settle(saved, body);
      void queryClient.invalidateQueries(lettersQuery);
      return isSaved(draft);
    } catch (failure) {
      const current = laterVersion(failure, Letter);
      // An earlier try was saved, and only its reply was lost.
      if (current && saysSame(current, body)) {
        settle(current, body);
        return isSaved(draft);
      }
      if (current && !collides(draft, current)) {
        rebase(current, true);
        return saveOnce();
      }
      ask(current);
      // One that was removed is not missed.
      if (failure instanceof ApiError && failure.status === 404)
        keepUnsaved(opened.id, undefined);
      setStatus("failed");
      if (failure instanceof Error && isRefusal(failure))
        setError(Object.values(failure.problem?.fields ?? {})[0]);
      return false;
    }
  }

  function flush(): Promise<boolean> {
    const before = draft.saving ?? Promise.resolve(true);
    draft.saving = before.then(saveOnce);
    return draft.saving;
  }

  const onTimer = useEffectEvent(() => void flush());
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins again with each change
  useEffect(() => {
    if (isSaved(draft) || draft.conflict) return;
    const wait = status === "failed" ? RETRY_AFTER_MS : SAVE_AFTER_MS;
    const timer = setTimeout(onTimer, wait);
    return () => clearTimeout(timer);
  }, [written, status]);
  const onLeave = useEffectEvent(() => {
    if (!isSaved(draft)) void flush();
  });
  useEffect(() => () => onLeave(), []);

  return {
    letter,
    written,
    status,
    error,
    change(change) {
      draft.written = { ...draft.written, ...change };
      setWritten(draft.written);
      keepUnsaved(opened.id, isSaved(draft) ? undefined : draft);
    },
    flush,
    conflict,
    keepMine() {
      if (!draft.conflict) return;
      rebase(draft.conflict, true);
      ask(undefined);
      void flush();
    },
    takeTheirs() {
      const current = draft.conflict;
      if (!current) return;
      rebase(current, false);
      ask(undefined);
      settle(current, current);
      void flush();
    },
    taken,
  };
}
