import type { CSSProperties, KeyboardEvent, MouseEvent } from "react";
import {
  freePlaces,
  hollowPlaces,
  layoutOf,
  nextHollow,
  type FreePlace,
  type Point,
  sidesOf,
} from "#shared/clip/geometry.ts";
import { runsToTheLeft, typedLetters } from "#shared/clip/beads.ts";
import { MAX_LETTERS } from "#shared/clip/rules.ts";
import { deepColor } from "#shared/clip/settings.ts";
import { pictureAtLeast } from "#shared/images/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { useStore } from "#web/data/store.ts";
import type { Choice } from "./draft.ts";
import type { DesignerState } from "./useDesigner.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { removeFromClip } from "./CharmBubble.tsx";
import { focusChoice, focusOnClip, keepSwapped } from "./clip-focus.ts";
import * as css from "./ClipPlaces.css.ts";
import {
  charmDragStore,
  type ClipDrag,
  isOver,
  useClipDrag,
} from "./charm-drag.ts";
import { placeMark, shareOf } from "./drag-places.ts";

type ClipPlacesProps = {
  state: DesignerState;
  /** The place of the charm whose bubble is open. */
  pressed: number | undefined;
  onPress: (place?: number) => void;
};

const GHOST_PX = 256;

/**
 * Shows what lies or can lie on the clip, each to be pressed, from left to
 * right.
 */
export function ClipPlaces(props: ClipPlacesProps) {
  const { state } = props;
  const { design, editing } = state;
  const { chosen, resin } = design;
  const { charms: t } = useMessages("design");
  const hasLetters = design.text.trim() !== "";
  const layout = layoutOf(design);
  const places = layout.charmPlaces(chosen.length, hasLetters);
  // Without charms to choose from, a ring would lead nowhere.
  const hasCharms = design.offer.charms.length > 0;
  const free = hasCharms ? freePlaces(layout, chosen.length, hasLetters) : [];
  const drag = useClipDrag({
    places,
    onExchange: editing.actions.exchangeCharms,
    onRemove: (place) => removeFromClip(state, place),
  });
  const items = [
    ...chosen.map((charm, place) => ({ charm, place, at: places[place] })),
    ...free.map((ring) => ({ ring, at: ring.at })),
  ].sort((one, other) => (one.at?.x ?? 0) - (other.at?.x ?? 0));
  return (
    <fieldset
      ref={drag.layer}
      className={css.layer}
      style={withDeep(deepColor(resin?.picture?.color))}
      aria-label={t.onClip}
    >
      {hollowsOf(state).map((at) => (
        // The message field says it to screen readers and has the keys.
        <button
          key={at.x}
          type="button"
          className={css.hollow}
          style={positionOf(at)}
          tabIndex={-1}
          aria-hidden="true"
          // The field that has the focus keeps it, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={state.focusMessage}
        />
      ))}
      {items.map((item) =>
        "ring" in item ? (
          <Ring key={item.ring.side} ring={item.ring} state={state} />
        ) : (
          <ClipCharm key={item.charm.id} {...props} {...item} drag={drag} />
        ),
      )}
    </fieldset>
  );
}

/**
 * Where beads can lie: the whole row on an empty clip, and the next one while
 * letters are typed.
 */
function hollowsOf({ design, isTyping }: DesignerState): readonly Point[] {
  const layout = layoutOf(design);
  const charms = design.chosen.length;
  const letters = typedLetters(design.text);
  if (letters.length === 0)
    return charms > 0 ? [] : hollowPlaces(layout, MAX_LETTERS);
  if (!isTyping || letters.length >= MAX_LETTERS) return [];
  const isReversed = runsToTheLeft(letters);
  return [nextHollow(layout, charms, { beads: letters.length, isReversed })];
}

/** A free place, which the next charm takes if it is armed. */
function Ring({ ring, state }: { ring: FreePlace; state: DesignerState }) {
  const { actions, armed, swapping } = state.editing;
  const { charms: t } = useMessages("design");
  const { side, at, index } = ring;
  const place = { index, isFree: true };
  const dragged = useStore(charmDragStore);
  const isArmed =
    swapping === undefined && (side === "middle" || side === armed);
  const press = () => {
    if (side !== "middle") actions.arm(side);
    state.showPart("charms");
    focusChoice();
  };
  return (
    <button
      type="button"
      className={css.ring}
      style={positionOf(at)}
      aria-label={t.free(t.sides[side])}
      aria-pressed={isArmed}
      data-target={isOver(dragged, place) || undefined}
      {...placeMark(place)}
      onClick={press}
    >
      <span className={css.ringFace}>
        {isArmed && <Icon name="plus" className={css.plus} />}
      </span>
    </button>
  );
}

type ClipCharmProps = ClipPlacesProps & {
  charm: Choice;
  place: number;
  at: Point | undefined;
  drag: ClipDrag;
};

/** The handle over a charm on the picture: pressed, dragged, moved by keys. */
function ClipCharm(props: ClipCharmProps) {
  const { state, charm, place, at, drag, pressed } = props;
  const { unavailable: reasons, charms: t } = useMessages("design");
  const { actions, swapping } = state.editing;
  const { chosen } = state.design;
  const dragged = useStore(charmDragStore);
  const isDragged = dragged?.lifted === place;
  const laid = { index: place, isFree: false };
  const side = sidesOf(chosen.length)[place];
  const name =
    charm.unavailable === "out"
      ? reasons.outName(charm.name)
      : charm.unavailable === "gone"
        ? reasons.goneName(charm.name)
        : charm.name;
  const press = (event: MouseEvent) => {
    if (drag.endedBy(event)) return;
    if (swapping === place) return keepSwapped(actions, place);
    props.onPress(pressed === place ? undefined : place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === "Delete" || event.key === "Backspace")
      removeFromClip(state, place);
    else if (step && chosen[place + step]) {
      actions.exchangeCharms(place, place + step);
      focusOnClip(place + step);
    } else return;
    event.preventDefault();
    props.onPress();
  };
  return (
    <button
      type="button"
      className={css.charm}
      style={{
        ...positionOf(at),
        ...(isDragged && {
          transform: `translate(-50%, -50%) translate(${dragged.by.x}px, ${dragged.by.y}px)`,
        }),
      }}
      aria-label={side && t.lies(name, t.sides[side])}
      aria-expanded={pressed === place}
      aria-keyshortcuts="ArrowLeft ArrowRight Delete"
      data-clip-place={place}
      data-dragged={isDragged || undefined}
      data-target={isOver(dragged, laid) || undefined}
      {...placeMark(laid)}
      data-swapping={swapping === place || undefined}
      data-unavailable={charm.unavailable && ""}
      onPointerDown={drag.start(place)}
      onKeyDown={onKeyDown}
      onClick={press}
    >
      {isDragged && (
        <img
          className={css.ghost}
          src={pictureAtLeast(charm.imageUrl, charm.picture, GHOST_PX)}
          alt=""
        />
      )}
    </button>
  );
}

function positionOf(at: Point = { x: 0, y: 0 }): CSSProperties {
  const { left, top } = shareOf(at);
  return { left: `${left}%`, top: `${top}%` };
}

/** `deep` is a color of six digits; the two that follow are its opacity. */
function withDeep(deep: string): CSSProperties & Record<`--${string}`, string> {
  return {
    "--deep": `${deep}a8`,
    "--deep-above": `${deep}6b`,
    "--deep-below": `${deep}1f`,
  };
}
