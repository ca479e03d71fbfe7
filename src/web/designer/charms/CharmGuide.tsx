import { MAX_CHARMS } from "#shared/clip/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { useStore } from "#web/data/store.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { toastStore } from "#web/ui/toast/toasts.ts";
import * as css from "./CharmTiles.css.ts";
import type { Choice } from "#web/designer/draft/draft.ts";
import { charmUnavailable } from "#web/designer/unavailable-sentence.ts";
import { keepSwapped } from "./clip-focus.ts";
import type { DraftActions } from "#web/designer/draft/useDraftEditing.ts";

type CharmGuideProps = {
  chosen: readonly Choice[];
  /** The place of the charm that the next choice replaces. */
  swapping: number | undefined;
  actions: DraftActions;
  /** Whether it stands in the line of the title. */
  isBeside: boolean;
};

/** A sentence above the charms that says what to do next, or what is wrong. */
export function CharmGuide(props: CharmGuideProps) {
  const { chosen, swapping, actions, isBeside } = props;
  const t = useMessages("designer");
  const toast = useStore(toastStore);
  const swapped = swapping === undefined ? undefined : chosen[swapping];
  const unavailable = charmUnavailable(chosen, t);
  const tone = swapped ? "swap" : unavailable ? "unavailable" : "limit";
  // The notification already says that the clip is full.
  const isSaid = toast?.title === t.told.limit;
  const sentence = swapped
    ? t.charms.goesHere
    : (unavailable ??
      (chosen.length >= MAX_CHARMS && !isSaid ? t.charms.full : undefined));
  return (
    <div
      className={isBeside ? css.guideBeside : css.guide}
      data-tone={sentence && tone}
    >
      {!isBeside && sentence && tone === "limit" && (
        <Icon name="info" className={css.guideIcon} />
      )}
      <p role="status">{sentence}</p>
      {swapped && swapping !== undefined && (
        <button
          type="button"
          className={css.keep}
          onClick={() => keepSwapped(actions, swapping)}
        >
          {t.charms.keep(swapped.name)}
        </button>
      )}
    </div>
  );
}
