import { formatPrice } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { CharmImage } from "./CharmImage.tsx";
import * as css from "./CharmTile.css.ts";
import type { Choice } from "#web/designer/draft/draft.ts";
import { sayChoice } from "#web/designer/say-choice.ts";

type CharmTileProps = {
  charm: Choice;
  isChosen: boolean;
  /** Whether the next choice replaces it on the clip. */
  isLifted: boolean;
  /** Whether as many charms are chosen as a clip can have. */
  isFull: boolean;
  onToggle: (id: number) => void;
};

/** A charm as a native checkbox with its picture, name and added price. */
export function CharmTile(props: CharmTileProps) {
  const { charm, isChosen, isLifted, isFull, onToggle } = props;
  const t = useMessages("designer");
  const formats = useFormats();
  const { id, name, price, unavailable } = charm;
  const isShut =
    !isChosen && !isLifted && (isFull || unavailable !== undefined);
  const toggle = () => onToggle(id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the checkbox has the keys; a press on a shut tile is told why
    <label
      className={css.tile}
      data-charm={id}
      data-unavailable={unavailable && ""}
      data-chosen={isChosen || undefined}
      data-shut={isShut || undefined}
      onClick={isShut && unavailable === undefined ? toggle : undefined}
    >
      <input
        type="checkbox"
        className={css.box}
        checked={isChosen}
        disabled={isShut}
        data-choice
        data-lifted={isLifted || undefined}
        onChange={toggle}
        aria-label={sayChoice(charm, t, formats)}
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
        {unavailable
          ? t.unavailable[unavailable]
          : `+ ${formatPrice(price, formats)}`}
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
