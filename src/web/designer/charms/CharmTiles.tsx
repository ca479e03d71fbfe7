import { memo } from "react";
import { MAX_CHARMS } from "#shared/clip/rules.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { CharmGuide } from "./CharmGuide.tsx";
import { CharmTile } from "./CharmTile.tsx";
import * as css from "./CharmTiles.css.ts";
import type { Choice } from "#web/designer/draft/draft.ts";
import { head, title } from "#web/designer/parts.css.ts";
import type { DraftActions } from "#web/designer/draft/useDraftEditing.ts";

type CharmTilesProps = {
  choices: readonly Choice[];
  chosen: readonly Choice[];
  /** Whether to show a title above the tiles, if no tab shows the title. */
  isTitled: boolean;
  /** The chosen charm whose place the next choice takes. */
  swapped: Choice | undefined;
  actions: DraftActions;
};

/** All charms as checkboxes, of which at most three can be checked. */
export const CharmTiles = memo(function CharmTiles(props: CharmTilesProps) {
  const { choices, chosen, swapped, actions } = props;
  const isFull = chosen.length >= MAX_CHARMS;
  return (
    <fieldset>
      <legend className={visuallyHidden}>
        Charms, choose up to {MAX_CHARMS}
      </legend>
      {props.isTitled && (
        <div className={head} aria-hidden="true">
          <span className={title}>Charms</span>
          <span className={css.count} data-full={isFull || undefined}>
            {chosen.length}/{MAX_CHARMS}
          </span>
        </div>
      )}
      <CharmGuide chosen={chosen} swapped={swapped} actions={actions} />
      <div className={css.tiles}>
        {choices.map((charm) => (
          <CharmTile
            key={charm.id}
            charm={charm}
            isChosen={chosen.some(({ id }) => id === charm.id)}
            isFull={isFull && !swapped}
            onToggle={actions.toggleCharm}
          />
        ))}
      </div>
    </fieldset>
  );
});
