import { useEffect, useEffectEvent, useId, useState } from "react";
import type { CartLine } from "#shared/cart/schema.ts";
import { noBeadError } from "#shared/clip/beads.ts";
import { CLIP_MESSAGES, isEmptyDesign } from "#shared/clip/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { roomy } from "#web/ui/theme/media.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { useMedia } from "#web/ui/useMedia.ts";
import type { DesignStart, Draft } from "./draft/draft.ts";
import type { Part } from "./PartTabs.tsx";
import { type Design, useDesign } from "./useDesign.ts";
import { useDraftEditing } from "./draft/useDraftEditing.ts";
import { keepSwapped } from "./charms/clip-focus.ts";
import { useEscape } from "./useEscape.ts";
import { useSubmitClip } from "./useSubmitClip.tsx";

export type DesignerOptions = {
  isOpen: boolean;
  /** Called when the clip is in the cart; also closes the dialog. */
  onDone: () => void;
  /** The cart line to change; if undefined, a new clip is designed. */
  line: CartLine | undefined;
  start: DesignStart | undefined;
  draft: Draft;
  /** Stores the draft; without an argument, deletes the stored draft. */
  onDraft: (draft?: Draft) => void;
};

export type DesignerState = ReturnType<typeof useDesigner>;

/** Returns the state and the actions of the designer's dialog for one draft. */
export function useDesigner(options: DesignerOptions) {
  const { isOpen, line, start, draft, onDraft } = options;
  const formId = useId();
  const { told } = useMessages("designer");
  const isRoomy = useMedia(roomy);
  const design = useDesign(draft, start);
  const [part, setPart] = useState<Part>(
    () => invalidPart(design) ?? "letters",
  );
  const submission = useSubmitClip({
    lineId: line?.id,
    onDone: () => {
      discard();
      options.onDone();
    },
    onInvalid: setPart,
  });
  const [isTyping, setTyping] = useState(false);
  const { isPending } = submission;
  const editing = useDraftEditing(draft, onDraft, isPending);
  const discard = () => {
    editing.reset();
    onDraft();
  };
  const isLineLeft = !isOpen && line !== undefined;
  const onLineLeft = useEffectEvent(discard);
  useEffect(() => {
    // A reopened line shows the design in the cart, not the unsaved changes.
    if (isLineLeft) onLineLeft();
  }, [isLineLeft]);
  useEscape(isOpen && editing.swapping !== undefined, () =>
    keepSwapped(editing.actions, editing.swapping ?? 0),
  );
  const checkDesign = () => {
    if (isEmptyDesign(design.body)) {
      showToast(
        { title: told.empty, description: CLIP_MESSAGES.empty },
        "error",
      );
      return false;
    }
    if (noBeadError(draft.text) === undefined) return true;
    setPart("letters");
    focusInForm(formId, "[aria-invalid=true]");
    return false;
  };
  return {
    formId,
    draft,
    design,
    editing,
    isPending,
    /** The part to show; undefined if there is room for all parts at once. */
    shownPart: isRoomy ? undefined : part,
    showPart: setPart,
    checkDesign,
    /** Whether the message's field has the focus. */
    isTyping,
    setTyping,
    focusMessage: () => {
      setPart("letters");
      focusInForm(formId, "input[type=text]");
    },
    submit: () => {
      // The second press of a double click comes while the dialog is closing.
      if (!isOpen || design.outcome === "switched off") return;
      if (checkDesign()) submission.mutate(design.body);
    },
  };
}

/** Returns the part of the form with an unavailable item, if any. */
function invalidPart({ chosen, resin }: Design): Part | undefined {
  if (resin?.unavailable) return "resin";
  return chosen.some(({ unavailable }) => unavailable) ? "charms" : undefined;
}

/** Focuses a field after its part is rendered. */
function focusInForm(formId: string, selector: string): void {
  requestAnimationFrame(() =>
    document
      .getElementById(formId)
      ?.querySelector<HTMLElement>(selector)
      ?.focus(),
  );
}
