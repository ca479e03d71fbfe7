import { useState } from "react";
import { formatPrice } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { pictureAtLeast } from "#shared/images/rules.ts";
import { graphemes } from "#shared/text/characters.ts";
import type { Choice } from "./draft.ts";
import { sayChoice } from "./say-part.ts";
import * as css from "./CharmTile.css.ts";

/** A charm as a native checkbox with its picture, name and added price. */
export function CharmTile(props: {
  charm: Choice;
  isChosen: boolean;
  /** Whether the next choice replaces it on the clip. */
  isLifted: boolean;
  /** Whether as many charms are chosen as a clip can have. */
  isFull: boolean;
  onToggle: (id: number) => void;
}) {
  const { charm, isChosen, isLifted, isFull, onToggle } = props;
  const t = useMessages("design");
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

/** Twice the greatest shown width of 64 px, for high-density screens. */
const FETCHED_PX = 128;

/** A charm's picture, or its initial (as on the clip) if the picture fails. */
function CharmImage({ charm }: { charm: Choice }) {
  const { name, imageUrl, picture } = charm;
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <span className={css.initial} aria-hidden="true">
        {graphemes(name.trim())[0]?.toUpperCase()}
      </span>
    );
  return (
    <img
      className={css.initialImage}
      src={pictureAtLeast(imageUrl, picture, FETCHED_PX)}
      alt=""
      width="56"
      height="56"
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}
