import { MAX_CHARMS } from "#shared/clip-rules.ts";
import { Icon } from "../ui/Icon.tsx";
import { visuallyHidden } from "../ui/layout.css.ts";
import { CharmTile } from "./CharmTile.tsx";
import * as css from "./CharmTiles.css.ts";
import type { Choice } from "./draft.ts";

type CharmTilesProps = {
  choices: readonly Choice[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
};

/** All charms as checkboxes; three of them can be on. */
export function CharmTiles({ choices, chosen, onToggle }: CharmTilesProps) {
  const isFull = chosen.length >= MAX_CHARMS;
  return (
    <fieldset>
      <legend className={visuallyHidden}>
        Charms, choose up to {MAX_CHARMS}
      </legend>
      <div className={css.head}>
        <span className={css.title} aria-hidden="true">
          Charms
        </span>
        <div className={css.limit} role="status">
          {isFull && (
            <p className={css.limitText}>
              <Icon name="info" />
              That is all three. Take one off to swap it.
            </p>
          )}
        </div>
        <span
          className={css.count}
          data-full={isFull || undefined}
          aria-hidden="true"
        >
          {chosen.length}/{MAX_CHARMS}
        </span>
      </div>
      <div className={css.tiles}>
        {choices.map((choice) => (
          <CharmTile
            key={choice.id}
            choice={choice}
            isChosen={chosen.includes(choice.id)}
            isFull={isFull}
            onToggle={onToggle}
          />
        ))}
      </div>
    </fieldset>
  );
}
