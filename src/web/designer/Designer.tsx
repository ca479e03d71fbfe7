import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { CartLine } from "#shared/cart.ts";
import { priceCents } from "#shared/cents.ts";
import { designCents, isEmptyDesign } from "#shared/clip-rules.ts";
import { cleanText } from "#shared/graphemes.ts";
import { DIALOG_MESSAGES } from "#shared/dialog-messages.ts";
import { charmsQuery, clipConfigQuery } from "../queries.ts";
import { Button } from "../ui/Button.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { clearErrorToast, showToast } from "../ui/toasts.ts";
import { TOUCH } from "../ui/useMedia.ts";
import { DesignerForm } from "./DesignerForm.tsx";
import * as css from "./DesignerDialog.css.ts";
import { DesignerPreview } from "./DesignerPreview.tsx";
import { DesignerPrice } from "./DesignerPrice.tsx";
import {
  chosenOf,
  type DesignStart,
  type Draft,
  limitLetters,
  listChoices,
  toDraft,
  toggleCharm,
} from "./draft.ts";
import { useKnownCharms } from "./useKnownCharms.ts";
import { useSubmitClip } from "./useSubmitClip.ts";

type DesignerProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Closes it too: the clip is in the cart. */
  onDone: () => void;
  /** Once it has gone, its closing motion included. */
  onExited?: (() => void) | undefined;
  /** The custom line to change; without one a new clip is designed. */
  editing: CartLine | undefined;
  start: DesignStart | undefined;
  draft: Draft;
  /** Without a draft: begin anew. */
  onDraft: (draft?: Draft) => void;
};

/** The dialog with one draft of a design. */
export function Designer(props: DesignerProps) {
  const { isOpen, onClose, editing, start, draft, onDraft } = props;
  const formId = useId();
  const charms = useQuery(charmsQuery);
  const { data: config } = useQuery(clipConfigQuery);
  const known = useKnownCharms(start?.charms ?? [], charms.data ?? []);
  const choices = listChoices(charms.data ?? [], known, draft.chosen);
  const chosen = chosenOf(choices, draft);
  const design = {
    selectedCharms: [...draft.chosen],
    customText: cleanText(draft.text),
  };
  const submission = useSubmitClip(editing?.id, () => {
    onDraft();
    props.onDone();
  });
  const submit = () => {
    // The second press of a double click: the dialog is on its way out.
    if (!isOpen) return;
    // A word that an input method still composes may be too long.
    const customText = cleanText(limitLetters(draft.text));
    if (isEmptyDesign(design)) showToast(DIALOG_MESSAGES.designEmpty, "error");
    else submission.mutate({ ...design, customText });
  };
  const toggle = (id: number) => {
    const next = toggleCharm(draft, id);
    if (next) change(next);
    else showToast(DIALOG_MESSAGES.charmLimit, "error");
  };
  const change = (next: Draft) => {
    onDraft(next);
    // What was wrong with the design is being seen to.
    clearErrorToast();
  };
  const focusesTitle =
    choices.length === 0 || (isOpen && matchMedia(TOUCH).matches);
  return (
    <Sheet
      kind="designer"
      isOpen={isOpen}
      onClose={onClose}
      onExited={props.onExited}
      title={editing ? "Edit Your Clip" : "Design Your Clip"}
      closeLabel="Close designer"
      isBusy={submission.isPending}
      closesOnScrim={draft.text === toDraft(start).text}
      focusFirst={focusesTitle ? "title" : "content"}
      aside={
        <DesignerPreview
          charms={chosen}
          text={limitLetters(draft.text)}
          config={config}
        />
      }
      footer={
        <div className={css.foot}>
          {config && (
            <DesignerPrice
              baseCents={priceCents(config.basePrice)}
              charmsCents={designCents("0.00", chosen)}
            />
          )}
          <Button
            type="submit"
            form={formId}
            size="large"
            className={css.submit}
            isPending={submission.isPending}
            pendingText={editing ? "Updating..." : "Adding..."}
          >
            {editing ? "Update Clip" : "Add to Cart"}
          </Button>
        </div>
      }
    >
      <DesignerForm
        id={formId}
        draft={draft}
        design={design}
        choices={choices}
        isPending={submission.isPending}
        takesFocus={!focusesTitle}
        onToggle={toggle}
        onText={(text) => change({ ...draft, text })}
        onSubmit={submit}
      />
    </Sheet>
  );
}
