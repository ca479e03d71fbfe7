import { useEffect, useEffectEvent } from "react";
import type { DraftActions } from "./useDraftEditing.ts";

// The picture and the choices are in two panes, between which the focus moves.

/** Focuses a charm on the clip once it is drawn in its place. */
export function focusOnClip(place: number): void {
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(`[data-clip-place="${place}"]`)
      ?.focus({ preventScroll: true }),
  );
}

/** Cancels a swap and returns the focus to the charm that stays. */
export function keepSwapped(actions: DraftActions, place: number): void {
  actions.swap();
  focusOnClip(place);
}

/** Focuses the first charm that can be chosen, once its part is shown. */
export function focusChoice(): void {
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(
        "[data-choice]:enabled:not(:checked):not([data-lifted])",
      )
      ?.focus(),
  );
}

/** While active, calls `onEscape` instead of the other handlers of Escape. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const onPressed = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Otherwise the dialog would close.
      event.stopImmediatePropagation();
      onPressed();
    };
    document.addEventListener("keydown", onKey, { capture: true });
    return () =>
      document.removeEventListener("keydown", onKey, { capture: true });
  }, [isActive]);
}
