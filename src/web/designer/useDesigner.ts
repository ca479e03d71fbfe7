import { useId, useState } from "react";
import type { CartLine } from "#shared/cart/schema.ts";
import { noBeadFault } from "#shared/clip/beads.ts";
import { isEmptyDesign } from "#shared/clip/rules.ts";
import { DIALOG_MESSAGES } from "#shared/messages/dialogs.ts";
import { roomy } from "#web/ui/theme.css.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { useMedia } from "#web/ui/useMedia.ts";
import type { DesignStart, Draft } from "./draft/draft.ts";
import type { Part } from "./PartTabs.tsx";
import { type Design, useDesign } from "./useDesign.ts";
import { useDraftEditing } from "./draft/useDraftEditing.ts";
import { keepSwapped } from "./charms/keep-swapped.ts";
import { useEscape } from "./useEscape.ts";
import { useSubmitClip } from "./useSubmitClip.tsx";

export type DesignerOptions = {
  isOpen: boolean;
  /** Closes it too: the clip is in the cart. */
  onDone: () => void;
  /** The custom line to change; without one a new clip is designed. */
  line: CartLine | undefined;
  start: DesignStart | undefined;
  draft: Draft;
  /** Without a draft: begin again. */
  onDraft: (draft?: Draft) => void;
};

export type DesignerState = ReturnType<typeof useDesigner>;

/** Everything that the designer's dialog shows and does with one draft. */
export function useDesigner(options: DesignerOptions) {
  const { isOpen, line, start, draft, onDraft } = options;
  const formId = useId();
  const isRoomy = useMedia(roomy);
  const design = useDesign(draft, start);
  const [part, setPart] = useState<Part>(() => faultyPart(design) ?? "letters");
  const submission = useSubmitClip({
    lineId: line?.id,
    onDone: () => {
      onDraft();
      options.onDone();
    },
    onFault: setPart,
  });
  const { isPending } = submission;
  const editing = useDraftEditing(draft, onDraft, isPending);
  useEscape(isOpen && editing.swapping !== undefined, () =>
    keepSwapped(editing.actions),
  );
  const checkDesign = () => {
    if (isEmptyDesign(design.body)) {
      showToast(DIALOG_MESSAGES.designEmpty, "error");
      return false;
    }
    if (noBeadFault(draft.text) === undefined) return true;
    setPart("letters");
    focusFaultyField(formId);
    return false;
  };
  return {
    formId,
    draft,
    design,
    editing,
    isPending,
    /** Where there is room, all parts are shown at once. */
    shownPart: isRoomy ? undefined : part,
    showPart: setPart,
    checkDesign,
    submit: () => {
      // The second press of a double click: the dialog is on its way out.
      if (isOpen && checkDesign()) submission.mutate(design.body);
    },
  };
}

/** The part of the form that shows what of the design cannot be had. */
function faultyPart({ chosen, resin }: Design): Part | undefined {
  if (resin?.fault) return "resin";
  return chosen.some(({ fault }) => fault) ? "charms" : undefined;
}

/** Once the part with the field is shown. */
function focusFaultyField(formId: string): void {
  requestAnimationFrame(() =>
    document
      .getElementById(formId)
      ?.querySelector<HTMLElement>("[aria-invalid=true]")
      ?.focus(),
  );
}
