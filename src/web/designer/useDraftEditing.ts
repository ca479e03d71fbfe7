import { type RefObject, useRef, useState } from "react";
import { CLIP_MESSAGES } from "#shared/clip/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { removeAt } from "#shared/lists.ts";
import { clearErrorToast, showToast } from "#web/ui/toasts.ts";
import {
  type Armed,
  type DesignDraft,
  exchangeCharms,
  type LaidPlace,
  layCharm,
  replaceCharm,
  toggleCharm,
} from "./draft.ts";
import { type OfferedParts, proposeDraft } from "./surprise.ts";

/**
 * The things that a shopper can do to a draft. Each render returns the same
 * functions.
 */
export type DraftActions = {
  setText(text: string): void;
  chooseResin(id: number): void;
  /** Adds a charm, removes a chosen one, or completes a swap with the charm. */
  toggleCharm(id: number): void;
  /** Lays a charm that was dragged from the choices onto the clip. */
  layCharm(id: number, place: LaidPlace): void;
  removeCharm(place: number): void;
  exchangeCharms(from: number, to: number): void;
  surprise(resinId: number | undefined, offer: OfferedParts): void;
  /** The next charm beside a single one takes this side. */
  arm(side: Armed): void;
  /** The next chosen charm replaces this one; undefined cancels the swap. */
  swap(place?: number): void;
  /** Cancels a swap in progress, or else undoes the last change. */
  undo(): void;
};

type DraftEditing = {
  actions: DraftActions;
  /** The place whose charm is being swapped. */
  swapping: number | undefined;
  armed: Armed;
  canUndo: boolean;
  /** Forgets the steps and a swap in progress, which belong to this draft. */
  reset(): void;
};

type Editing = {
  /** The title of the notification that no further charm fits. */
  limit: string;
  draft: DesignDraft;
  onDraft: (draft: DesignDraft) => void;
  /** Blocks all changes while the design is being sent. */
  isLocked: boolean;
  /** The drafts before each change, the oldest first. */
  steps: readonly DesignDraft[];
  setSteps: (steps: readonly DesignDraft[]) => void;
  swapping: number | undefined;
  setSwapping: (place: number | undefined) => void;
  armed: Armed;
  setArmed: (side: Armed) => void;
};

/** Edits a draft. Undo keeps typed text, because a field has its own undo. */
export function useDraftEditing(
  draft: DesignDraft,
  onDraft: (draft: DesignDraft) => void,
  isLocked: boolean,
): DraftEditing {
  const { limit } = useMessages("design").told;
  const [steps, setSteps] = useState<readonly DesignDraft[]>([]);
  const [swapping, setSwapping] = useState<number>();
  const [armed, setArmed] = useState<Armed>("right");
  const editing: Editing = {
    ...{ limit, draft, onDraft, isLocked },
    ...{ steps, setSteps, swapping, setSwapping },
    ...{ armed, setArmed },
  };
  const current = useRef(editing);
  current.current = editing;
  const [actions] = useState(() => createActions(current));
  const canUndo = steps.length > 0 || swapping !== undefined;
  const reset = () => {
    setSteps([]);
    setSwapping(undefined);
    setArmed("right");
  };
  return { actions, swapping, armed, canUndo, reset };
}

function createActions(editing: RefObject<Editing>): DraftActions {
  const save = (next: DesignDraft) => {
    editing.current.setSwapping(undefined);
    editing.current.setArmed("right");
    editing.current.onDraft(next);
    // The shopper is fixing what the error was about.
    clearErrorToast();
  };
  const step = (change: (draft: DesignDraft) => DesignDraft) => {
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
      const { draft, swapping, armed, limit } = editing.current;
      if (swapping !== undefined && draft.chosen[swapping] === id)
        return editing.current.setSwapping(undefined);
      const isSwap = swapping !== undefined && !draft.chosen.includes(id);
      const next = isSwap
        ? replaceCharm(draft, swapping, id)
        : toggleCharm(draft, id, armed);
      if (next) step(() => next);
      else
        showToast({ title: limit, description: CLIP_MESSAGES.charms }, "error");
    },
    layCharm: (id, place) => step((draft) => layCharm(draft, id, place)),
    removeCharm: (place) =>
      step((draft) => ({
        ...draft,
        chosen: removeAt(draft.chosen, place),
      })),
    exchangeCharms: (from, to) =>
      step((draft) => exchangeCharms(draft, from, to)),
    surprise: (resinId, offer) =>
      step((draft) => proposeDraft(draft, resinId, offer, Math.random)),
    arm: (side) => editing.current.setArmed(side),
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
