import { memo } from "react";
import { MAX_CHARMS } from "#shared/clip/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { useStore } from "#web/data/store.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { toastStore } from "#web/ui/toasts.ts";
import { skeleton } from "#web/ui/Picture.css.ts";
import { Button } from "#web/ui/Button.tsx";
import { CharmTile } from "./CharmTile.tsx";
import type { Choice } from "./draft.ts";
import type { DraftActions } from "./useDraftEditing.ts";
import { useTileDrag } from "./charm-drag.ts";
import { charmUnavailable } from "./say-part.ts";
import { keepSwapped } from "./clip-focus.ts";
import * as css from "./CharmTiles.css.ts";
import { title } from "./parts.css.ts";

/** All charms as checkboxes, of which at most three can be checked. */
export const CharmTiles = memo(function CharmTiles(props: {
  choices: readonly Choice[];
  chosen: readonly Choice[];
  /** Whether to show a title above the tiles, if no tab shows the title. */
  isTitled: boolean;
  /** The place of the charm that the next choice replaces. */
  swapping: number | undefined;
  actions: DraftActions;
}) {
  const { choices, chosen, swapping, actions } = props;
  const t = useMessages("design");
  const swapped = swapping === undefined ? undefined : chosen[swapping];
  // The charm that is being swapped is as good as off.
  const on = chosen.filter((charm) => charm !== swapped);
  const isFull = on.length >= MAX_CHARMS;
  const drag = useTileDrag({
    findCharm: (id) =>
      choices.find(
        (charm) =>
          charm.id === id && !charm.unavailable && !chosen.includes(charm),
      ),
    onLay: actions.layCharm,
  });
  const guide = (
    <CharmGuide {...{ chosen, swapping, actions }} isBeside={props.isTitled} />
  );
  return (
    <fieldset>
      <legend className={visuallyHidden}>{t.charms.choose(MAX_CHARMS)}</legend>
      {props.isTitled && (
        <div className={css.headWithGuide}>
          <span className={title} aria-hidden="true">
            {t.parts.charms}
          </span>
          {guide}
          <span
            className={css.count}
            data-full={isFull || undefined}
            aria-hidden="true"
          >
            {`${on.length}/${MAX_CHARMS}`}
          </span>
        </div>
      )}
      {!props.isTitled && guide}
      <div className={css.tiles} {...drag}>
        {choices.map((charm) => (
          <CharmTile
            key={charm.id}
            charm={charm}
            isChosen={on.some(({ id }) => id === charm.id)}
            isLifted={charm.id === swapped?.id}
            isFull={isFull}
            onToggle={actions.toggleCharm}
          />
        ))}
      </div>
    </fieldset>
  );
});

/** A sentence above the charms that says what to do next, or what is wrong. */
function CharmGuide(props: {
  chosen: readonly Choice[];
  /** The place of the charm that the next choice replaces. */
  swapping: number | undefined;
  actions: DraftActions;
  /** Whether it stands in the line of the title. */
  isBeside: boolean;
}) {
  const { chosen, swapping, actions, isBeside } = props;
  const t = useMessages("design");
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

const PLACEHOLDERS = 8;

type CharmsNoticeProps = {
  state: "loading" | "failed" | "none";
  onRetry: () => void;
};

/** Shown while there are no charms to choose from. */
export function CharmsNotice({ state, onRetry }: CharmsNoticeProps) {
  const { charms: t } = useMessages("design");
  const { tryAgain } = useMessages("first");
  if (state === "loading") return <Placeholders />;
  if (state === "none") return <p className={css.notice}>{t.none}</p>;
  return (
    <div className={css.notice} role="alert">
      <p>
        <span className={css.noticeTitle}>{t.failed}</span>{" "}
        <span>{t.check}</span>
      </p>
      <Button kind="line" size="small" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}

function Placeholders() {
  const { charms: t } = useMessages("design");
  return (
    <div aria-busy="true">
      <p className={visuallyHidden} role="status">
        {t.loading}
      </p>
      <div className={css.tiles}>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <div key={index} className={`${skeleton} ${css.placeholder}`} />
        ))}
      </div>
    </div>
  );
}
