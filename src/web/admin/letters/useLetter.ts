import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { changeLetter } from "#shared/letters/calls.ts";
import type { Letter } from "#shared/letters/schema.ts";
import { ApiError, isRefusal, send } from "#web/data/api.ts";
import { lettersQuery } from "#web/admin/data/admin-queries.ts";
import { withSession } from "#web/admin/data/session.ts";
import { watchUnsaved } from "#web/admin/form/unsaved.ts";

/** How long after the last key a letter is saved, and tried again. */
const SAVE_AFTER_MS = 1_200;
const RETRY_AFTER_MS = 8_000;

export type Written = { subject: string; markdown: string };

type Saving = {
  letter: Letter;
  written: Written;
  status: "saved" | "saving" | "failed" | "conflict";
  /** What the server says about the subject. */
  error: string | undefined;
  change: (change: Partial<Written>) => void;
  /** Saves at once; resolves to whether everything is saved. */
  flush: () => Promise<boolean>;
};

const unsaved = new Set<string>();
watchUnsaved(() => unsaved.size > 0);

/** What is written into a letter; it is saved by itself. */
export function useLetter(opened: Letter): Saving {
  const queryClient = useQueryClient();
  const [letter, setLetter] = useState(opened);
  const [written, setWritten] = useState<Written>({
    subject: opened.subject,
    markdown: opened.markdown,
  });
  const [status, setStatus] = useState<Saving["status"]>("saved");
  const [error, setError] = useState<string>();
  const latest = useRef(written);
  const base = useRef(opened);
  const saving = useRef<Promise<boolean>>(undefined);
  const name = String(opened.id);

  const isSaved = () =>
    latest.current.subject === base.current.subject &&
    latest.current.markdown === base.current.markdown;

  async function saveOnce(): Promise<boolean> {
    if (isSaved()) return true;
    const body = latest.current;
    setStatus("saving");
    try {
      const saved = await withSession(() =>
        send(changeLetter, {
          params: { id: opened.id },
          body,
          headers: { "if-match": base.current.updatedAt },
        }),
      );
      // What the server has cleaned counts as saved while nobody types on.
      base.current = { ...saved, ...body };
      setLetter(saved);
      setError(undefined);
      if (isSaved()) unsaved.delete(name);
      setStatus(isSaved() ? "saved" : "saving");
      void queryClient.invalidateQueries(lettersQuery);
      return isSaved();
    } catch (failure) {
      const isStale = failure instanceof ApiError && failure.status === 412;
      setStatus(isStale ? "conflict" : "failed");
      if (failure instanceof Error && isRefusal(failure))
        setError(Object.values(failure.problem?.fields ?? {})[0]);
      return false;
    }
  }

  function flush(): Promise<boolean> {
    const before = saving.current ?? Promise.resolve(true);
    const next = before.then(saveOnce);
    saving.current = next;
    return next;
  }

  const onTimer = useEffectEvent(() => {
    if (status !== "conflict") void flush();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins again with each change
  useEffect(() => {
    if (isSaved()) return;
    const wait = status === "failed" ? RETRY_AFTER_MS : SAVE_AFTER_MS;
    const timer = setTimeout(onTimer, wait);
    return () => clearTimeout(timer);
  }, [written, status]);

  return {
    letter,
    written,
    status,
    error,
    change(change) {
      const next = { ...latest.current, ...change };
      latest.current = next;
      setWritten(next);
      unsaved.add(name);
      if (isSaved()) unsaved.delete(name);
    },
    flush,
  };
}
