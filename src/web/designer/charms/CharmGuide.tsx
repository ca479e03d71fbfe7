import { MAX_CHARMS } from "#shared/clip/rules.ts";
import { DIALOG_MESSAGES } from "#shared/messages/dialogs.ts";
import { useStore } from "#web/data/store.ts";
import { toastStore } from "#web/ui/toast/toasts.ts";
import * as css from "./CharmTiles.css.ts";
import type { Choice } from "#web/designer/draft/draft.ts";
import { charmUnavailable } from "#web/designer/unavailable-sentence.ts";
import { keepSwapped } from "./keep-swapped.ts";
import type { DraftActions } from "#web/designer/draft/useDraftEditing.ts";

type CharmGuideProps = {
  chosen: readonly Choice[];
  swapped: Choice | undefined;
  actions: DraftActions;
};

/** A line above the charms that says what to do next, or what is wrong. */
export function CharmGuide({ chosen, swapped, actions }: CharmGuideProps) {
  const toast = useStore(toastStore);
  const unavailable = charmUnavailable(chosen);
  const tone = swapped ? "swap" : unavailable ? "unavailable" : "limit";
  // The notification already says that the clip is full.
  const isSaid = toast?.title === DIALOG_MESSAGES.charmLimit.title;
  const sentence = swapped
    ? `Choose what takes ${swapped.name}'s place.`
    : (unavailable ??
      (chosen.length >= MAX_CHARMS && !isSaid
        ? "That is all three. Swap one or take it off."
        : undefined));
  return (
    <div className={css.guide} data-tone={tone}>
      <p role="status">{sentence}</p>
      {swapped && (
        <button
          type="button"
          className={css.keep}
          onClick={() => keepSwapped(actions)}
        >
          Keep {swapped.name}
        </button>
      )}
    </div>
  );
}
