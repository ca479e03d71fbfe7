import { useEffect, useState } from "react";
import { createSessionStore } from "#web/data/storage.ts";
import { useOverlay } from "#web/overlays/overlay-context.ts";
import type { DesignDraft } from "./draft.ts";

type Drafts = Readonly<Record<string, DesignDraft>>;

/** The key of the draft of a new clip. */
export const NEW_CLIP = "new";

/** The designs that are being edited. They survive a reload of the page. */
export const draftStore = createSessionStore<Drafts>(
  "designer-drafts",
  {},
  (stored) => {
    if (!isRecord(stored)) return undefined;
    return Object.fromEntries(
      Object.entries(stored).flatMap(([key, draft]) =>
        isDraft(draft) ? [[key, draft]] : [],
      ),
    );
  },
);

const begun = (): DesignDraft | undefined => {
  const draft = draftStore.get()[NEW_CLIP];
  const hasParts = draft && (draft.chosen.length > 0 || draft.text.trim());
  return hasParts ? draft : undefined;
};

/**
 * Returns the new clip that the shopper has begun, once no dialog is open: below
 * the designer, the page would draw each letter a second time.
 */
export function useBegunClip(): DesignDraft | undefined {
  const isCovered = useOverlay() !== null;
  const [clip, setClip] = useState<DesignDraft>();
  useEffect(() => {
    if (!isCovered) setClip(begun());
  }, [isCovered]);
  return clip;
}

/** Stores a draft; undefined removes the stored draft. */
export function saveDraft(key: string, draft: DesignDraft | undefined): void {
  const { [key]: _, ...others } = draftStore.get();
  draftStore.set(draft ? { ...others, [key]: draft } : others);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isDraft(value: unknown): value is DesignDraft {
  return (
    isRecord(value) &&
    Array.isArray(value.chosen) &&
    value.chosen.every((id) => typeof id === "number") &&
    typeof value.text === "string" &&
    (value.resinId === undefined || typeof value.resinId === "number")
  );
}
