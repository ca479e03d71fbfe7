import { useState } from "react";
import { formatPrice } from "#shared/cents.ts";
import { graphemes } from "#shared/graphemes.ts";
import { pictureAtLeast } from "#shared/picture-urls.ts";
import { Icon } from "../ui/Icon.tsx";
import * as css from "./CharmTile.css.ts";
import type { Choice } from "./draft.ts";

type CharmTileProps = {
  choice: Choice;
  isChosen: boolean;
  /** As many charms are chosen as a clip can have. */
  isFull: boolean;
  onToggle: (id: number) => void;
};

/** A tile is shown at most 84 px wide; sharp screens want twice that. */
const TILE_PX = 168;

/** A charm as a native checkbox: picture, name and what it adds. */
export function CharmTile(props: CharmTileProps) {
  const { choice, isChosen, isFull, onToggle } = props;
  const { id, name, price, fault } = choice;
  const isShut = !isChosen && (isFull || fault !== undefined);
  const toggle = () => onToggle(id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the checkbox has the keys; a press on a shut tile is told why
    <label
      className={css.tile}
      onClick={isShut && fault === undefined ? toggle : undefined}
    >
      <input
        type="checkbox"
        className={css.box}
        checked={isChosen}
        disabled={isShut}
        onChange={toggle}
        aria-label={
          fault
            ? `${name}, ${fault.toLowerCase()}`
            : `${name}, plus ${formatPrice(price)}`
        }
      />
      <CharmImage choice={choice} />
      <span className={css.name} aria-hidden="true">
        {name}
      </span>
      <span className={fault ? css.fault : css.price} aria-hidden="true">
        {fault ?? `+ ${formatPrice(price)}`}
      </span>
      <span className={css.tick}>
        <Icon name="tick" className={css.tickIcon} />
      </span>
    </label>
  );
}

/** Its picture, or its initial as the clip then has it too. */
function CharmImage({ choice }: { choice: Choice }) {
  const { name, imageUrl, picture } = choice;
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <span className={css.initial} aria-hidden="true">
        {graphemes(name.trim())[0]?.toUpperCase()}
      </span>
    );
  return (
    <img
      className={css.image}
      src={pictureAtLeast(imageUrl, picture, TILE_PX)}
      alt=""
      width="84"
      height="84"
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
