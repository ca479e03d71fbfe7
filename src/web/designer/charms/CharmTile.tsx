import { formatPrice } from "#shared/money/cents.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { CharmImage } from "./CharmImage.tsx";
import * as css from "./CharmTile.css.ts";
import type { Choice } from "#web/designer/draft/draft.ts";

type CharmTileProps = {
  charm: Choice;
  isChosen: boolean;
  /** Whether as many charms are chosen as a clip can have. */
  isFull: boolean;
  onToggle: (id: number) => void;
};

/** A charm as a native checkbox with its picture, name and added price. */
export function CharmTile(props: CharmTileProps) {
  const { charm, isChosen, isFull, onToggle } = props;
  const { id, name, price, unavailable } = charm;
  const isShut = !isChosen && (isFull || unavailable !== undefined);
  const toggle = () => onToggle(id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the checkbox has the keys; a press on a shut tile is told why
    <label
      className={css.tile}
      data-unavailable={unavailable && ""}
      onClick={isShut && unavailable === undefined ? toggle : undefined}
    >
      <input
        type="checkbox"
        className={css.box}
        checked={isChosen}
        disabled={isShut}
        onChange={toggle}
        aria-label={
          unavailable
            ? `${name}, ${unavailable.toLowerCase()}`
            : `${name}, plus ${formatPrice(price)}`
        }
      />
      <span className={css.image}>
        <CharmImage charm={charm} />
      </span>
      <span className={css.name} dir="auto" aria-hidden="true">
        {name}
      </span>
      <span
        className={unavailable ? css.unavailable : css.price}
        aria-hidden="true"
      >
        {unavailable ?? `+ ${formatPrice(price)}`}
      </span>
      <span className={css.tick}>
        <Icon
          name={unavailable ? "warning" : "tick"}
          className={css.tickIcon}
        />
      </span>
    </label>
  );
}
