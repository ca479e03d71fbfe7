import {
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Point } from "#shared/clip/geometry.ts";
import { useMessages } from "#web/data/messages.ts";
import type { DesignerState } from "./useDesigner.tsx";
import { focusChoice, focusOnClip, useEscape } from "./clip-focus.ts";
import { Icon } from "#web/ui/Icon.tsx";
import * as css from "./CharmBubble.css.ts";
import { shareOf } from "./drag-places.ts";

type CharmBubbleProps = {
  state: DesignerState;
  /** The place of the pressed charm. */
  place: number;
  /** Where the charm lies; without it the bubble stands in a row, named. */
  at?: Point | undefined;
  onClose: () => void;
};

/** Shows what can be done with the charm that was pressed on the clip. */
export function CharmBubble({ state, place, at, onClose }: CharmBubbleProps) {
  const { actions } = state.editing;
  const { chosen } = state.design;
  const { charms: t } = useMessages("design");
  const bubble = useRef<HTMLDivElement>(null);
  const [isBelow, setBelow] = useState(false);
  useLayoutEffect(() => {
    const topOf = (element?: Element | null) =>
      element?.getBoundingClientRect().top ?? 0;
    const stage = bubble.current?.closest("[data-stage]");
    if (topOf(bubble.current) < topOf(stage)) setBelow(true);
  }, []);
  useOutsidePress(bubble, onClose);
  useEscape(true, () => {
    onClose();
    focusOnClip(place);
  });
  const name = chosen[place]?.name ?? "";
  const other = place + 1 < chosen.length ? place + 1 : place - 1;
  const swap = () => {
    onClose();
    actions.swap(place);
    state.showPart("charms");
    focusChoice();
  };
  const remove = () => {
    onClose();
    removeFromClip(state, place);
  };
  const exchange = () => {
    actions.exchangeCharms(place, other);
    onClose();
    focusOnClip(other);
  };
  return (
    <div
      ref={bubble}
      className={at ? css.anchor : css.inRow}
      style={at && besideOf(at, isBelow)}
      data-below={isBelow || undefined}
    >
      <fieldset
        className={`${css.bubble} ${at ? css.floating : ""}`}
        aria-label={name}
        onBlur={closeOnLeave(onClose)}
      >
        {!at && (
          <span className={css.name} dir="auto" aria-hidden="true">
            {name}
          </span>
        )}
        <button
          type="button"
          className={css.action}
          aria-label={t.swapName(name)}
          ref={focusFirst}
          onClick={swap}
        >
          <Icon name="retry" className={css.icon} />
          <span>{t.swap}</span>
        </button>
        <button
          type="button"
          className={css.action}
          aria-label={t.removeName(name)}
          onClick={remove}
        >
          <Icon name="close" className={css.icon} />
          <span>{t.remove}</span>
        </button>
        {chosen[other] && (
          <button
            type="button"
            className={css.action}
            aria-label={t.exchange(name, chosen[other].name)}
            onClick={exchange}
          >
            <Icon name="exchange" className={css.icon} />
          </button>
        )}
        {at && <span className={css.pointer} style={{ left: leftOf(at) }} />}
      </fieldset>
    </div>
  );
}

/** Takes a charm off; the focus goes to the next charm, or to the choices. */
export function removeFromClip(state: DesignerState, place: number): void {
  const left = state.design.chosen.length - 1;
  state.editing.actions.removeCharm(place);
  if (left > 0) focusOnClip(Math.min(place, left - 1));
  else {
    state.showPart("charms");
    focusChoice();
  }
}

function focusFirst(button: HTMLElement | null): void {
  button?.focus({ preventScroll: true });
}

/** A press closes the bubble by itself; then the focus has nowhere to go. */
function closeOnLeave(onClose: () => void) {
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
      onClose();
  };
}

function useOutsidePress(
  bubble: { current: HTMLElement | null },
  onClose: () => void,
): void {
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Element) || bubble.current?.contains(target))
      return;
    // A press on a charm opens or closes the bubble itself.
    if (!target.closest("[data-clip-place]")) onClose();
  });
  useEffect(() => {
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, []);
}

const leftOf = (at: Point) => `${shareOf(at).left}%`;

/** Shifted by the same share of its width, the bubble leaves no side. */
function besideOf(at: Point, isBelow: boolean) {
  const { top } = shareOf(at);
  // The radius of the ring around the charm, and the pointer.
  const away = "12.8% + 11px";
  return {
    left: leftOf(at),
    transform: `translateX(-${leftOf(at)})`,
    ...(isBelow
      ? { top: `calc(${top}% + ${away})` }
      : { bottom: `calc(${100 - top}% + ${away})` }),
  };
}
