import type { DraftActions } from "#web/designer/draft/useDraftEditing.ts";

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
