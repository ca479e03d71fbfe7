import { type RefObject, useRef, useState } from "react";
import { DIALOG_MESSAGES } from "#shared/messages/dialogs.ts";
import { clearErrorToast, showToast } from "#web/ui/toast/toasts.ts";
import {
  type Draft,
  exchangeCharms,
  replaceCharm,
  toggleCharm,
} from "./draft.ts";
import { type Offer, proposeDraft } from "#web/designer/surprise.ts";

/** What a shopper can do to a draft. Each render returns the same functions. */
export type DraftActions = {
  setText(text: string): void;
  chooseResin(id: number): void;
  /** Adds a charm, removes a chosen one, or completes a swap with the charm. */
  toggleCharm(id: number): void;
  removeCharm(place: number): void;
  exchangeCharms(from: number, to: number): void;
  surprise(resinId: number | undefined, offer: Offer): void;
  /** The next chosen charm replaces this one; undefined cancels the swap. */
  swap(place?: number): void;
  /** Cancels a swap in progress, or else undoes the last change. */
  undo(): void;
};

export type DraftEditing = {
  actions: DraftActions;
  /** The place whose charm is being swapped. */
  swapping: number | undefined;
  canUndo: boolean;
  /** Forgets the steps and a swap in progress, which belong to this draft. */
  reset(): void;
};

type Editing = {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Blocks all changes while the design is being sent. */
  isLocked: boolean;
  /** The drafts before each change, the oldest first. */
  steps: readonly Draft[];
  setSteps: (steps: readonly Draft[]) => void;
  swapping: number | undefined;
  setSwapping: (place: number | undefined) => void;
};

/** Edits a draft. Undo keeps typed text, because a field has its own undo. */
export function useDraftEditing(
  draft: Draft,
  onDraft: (draft: Draft) => void,
  isLocked: boolean,
): DraftEditing {
  const [steps, setSteps] = useState<readonly Draft[]>([]);
  const [swapping, setSwapping] = useState<number>();
  const editing: Editing = {
    ...{ draft, onDraft, isLocked },
    ...{ steps, setSteps, swapping, setSwapping },
  };
  const current = useRef(editing);
  current.current = editing;
  const [actions] = useState(() => createActions(current));
  const canUndo = steps.length > 0 || swapping !== undefined;
  const reset = () => {
    setSteps([]);
    setSwapping(undefined);
  };
  return { actions, swapping, canUndo, reset };
}

function createActions(editing: RefObject<Editing>): DraftActions {
  const save = (next: Draft) => {
    editing.current.setSwapping(undefined);
    editing.current.onDraft(next);
    // The shopper is fixing what the error was about.
    clearErrorToast();
  };
  const step = (change: (draft: Draft) => Draft) => {
    const { draft, steps, setSteps, isLocked } = editing.current;
    if (isLocked) return;
    setSteps([...steps, draft]);
    save(change(draft));
  };
  return {
    setText: (text) => {
      const { draft, onDraft, isLocked } = editing.current;
      if (isLocked) return;
      onDraft({ ...draft, text });
      clearErrorToast();
    },
    chooseResin: (resinId) => step((draft) => ({ ...draft, resinId })),
    toggleCharm: (id) => {
      const { draft, swapping } = editing.current;
      const isSwap = swapping !== undefined && !draft.chosen.includes(id);
      const next = isSwap
        ? replaceCharm(draft, swapping, id)
        : toggleCharm(draft, id);
      if (next) step(() => next);
      else showToast(DIALOG_MESSAGES.charmLimit, "error");
    },
    removeCharm: (place) =>
      step((draft) => ({
        ...draft,
        chosen: draft.chosen.toSpliced(place, 1),
      })),
    exchangeCharms: (from, to) =>
      step((draft) => exchangeCharms(draft, from, to)),
    surprise: (resinId, offer) =>
      step((draft) => proposeDraft(draft, resinId, offer, Math.random)),
    swap: (place) => {
      if (!editing.current.isLocked) editing.current.setSwapping(place);
    },
    undo: () => {
      const { draft, steps, setSteps, swapping, isLocked } = editing.current;
      const last = steps.at(-1);
      if (isLocked) return;
      if (swapping !== undefined || !last)
        return editing.current.setSwapping(undefined);
      setSteps(steps.slice(0, -1));
      save({ ...last, text: draft.text });
    },
  };
}
