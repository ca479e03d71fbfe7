import { memo, useRef } from "react";
import { MAX_CHARMS } from "#shared/clip/rules.ts";
import { Icon } from "#web/ui/Icon.tsx";
import * as css from "./CharmChips.css.ts";
import { CharmImage } from "./CharmImage.tsx";
import type { Choice } from "#web/designer/draft/draft.ts";
import type { DraftActions } from "#web/designer/draft/useDraftEditing.ts";

const PLACES = Array.from({ length: MAX_CHARMS }, (_, place) => place);

type CharmChipsProps = {
  chosen: readonly Choice[];
  actions: DraftActions;
  /** The place whose charm is being swapped. */
  swapping: number | undefined;
};

/** The charms on the clip, with buttons to swap, remove and exchange them. */
export const CharmChips = memo(function CharmChips(props: CharmChipsProps) {
  const { chosen, actions, swapping } = props;
  const list = useRef<HTMLUListElement>(null);
  const remove = (place: number) => {
    actions.removeCharm(place);
    requestAnimationFrame(() => focusAfterRemoval(list.current, place));
  };
  const swap = (place: number) => {
    if (swapping === place) return actions.swap();
    actions.swap(place);
    requestAnimationFrame(() => focusChoice(list.current));
  };
  return (
    <ul className={css.chips} ref={list} aria-label="Charms on your clip">
      {PLACES.map((place) => {
        const charm = chosen[place];
        if (!charm)
          return (
            <li key={`free ${place}`} className={css.free} aria-hidden="true" />
          );
        return (
          <Chip
            key={charm.id}
            charm={charm}
            before={chosen[place - 1]}
            isSwapping={swapping === place}
            onSwap={() => swap(place)}
            onRemove={() => remove(place)}
            onExchange={() => actions.exchangeCharms(place - 1, place)}
          />
        );
      })}
    </ul>
  );
});

type ChipProps = {
  charm: Choice;
  /** The charm in the place to the left. */
  before: Choice | undefined;
  isSwapping: boolean;
  onSwap: () => void;
  onRemove: () => void;
  onExchange: () => void;
};

function Chip(props: ChipProps) {
  const { charm, before, isSwapping } = props;
  const { name, unavailable } = charm;
  return (
    <li
      className={css.chip}
      data-swapping={isSwapping || undefined}
      data-unavailable={unavailable && ""}
    >
      {before && (
        <button
          type="button"
          className={css.exchange}
          aria-label={`Let ${before.name} and ${name} change places`}
          onClick={props.onExchange}
        >
          <Icon name="exchange" className={css.exchangeIcon} />
        </button>
      )}
      <CharmImage charm={charm} />
      <span className={css.name} dir="auto">
        {name}
      </span>
      <div className={css.actions}>
        <button
          type="button"
          className={css.action}
          aria-label={`Swap ${name}`}
          aria-pressed={isSwapping}
          data-swap
          onClick={props.onSwap}
        >
          <Icon name="retry" className={css.actionIcon} />
          Swap
        </button>
        <button
          type="button"
          className={css.action}
          aria-label={`Remove ${name}`}
          data-remove
          onClick={props.onRemove}
        >
          <Icon name="close" className={css.actionIcon} />
          Remove
        </button>
      </div>
    </li>
  );
}

/** Focuses Remove of the next charm, or of the last charm that is left. */
function focusAfterRemoval(list: HTMLElement | null, place: number): void {
  const buttons = list?.querySelectorAll<HTMLElement>("[data-remove]");
  const next = buttons?.[Math.min(place, buttons.length - 1)];
  if (next) next.focus();
  else focusChoice(list);
}

/** Focuses the first charm that can be chosen. */
function focusChoice(list: HTMLElement | null): void {
  list
    ?.closest("[role=dialog]")
    ?.querySelector<HTMLElement>("[type=checkbox]:enabled:not(:checked)")
    ?.focus();
}
