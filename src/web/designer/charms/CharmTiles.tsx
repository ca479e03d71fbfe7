import { memo } from "react";
import { MAX_CHARMS } from "#shared/clip/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { visuallyHidden } from "#web/ui/theme/layout.css.ts";
import { CharmGuide } from "./CharmGuide.tsx";
import { CharmTile } from "./CharmTile.tsx";
import * as css from "./CharmTiles.css.ts";
import type { Choice } from "#web/designer/draft/draft.ts";
import { title } from "#web/designer/parts.css.ts";
import type { DraftActions } from "#web/designer/draft/useDraftEditing.ts";
import { useTileDrag } from "./charm-drag.ts";

type CharmTilesProps = {
  choices: readonly Choice[];
  chosen: readonly Choice[];
  /** Whether to show a title above the tiles, if no tab shows the title. */
  isTitled: boolean;
  /** The place of the charm that the next choice replaces. */
  swapping: number | undefined;
  actions: DraftActions;
};

/** All charms as checkboxes, of which at most three can be checked. */
export const CharmTiles = memo(function CharmTiles(props: CharmTilesProps) {
  const { choices, chosen, swapping, actions } = props;
  const t = useMessages("designer");
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
