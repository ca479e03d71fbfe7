// The picture and the choices are in two panes, between which the focus moves.

/** Focuses a charm on the clip once it is drawn in its place. */
export function focusOnClip(place: number): void {
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(`[data-clip-place="${place}"]`)
      ?.focus({ preventScroll: true }),
  );
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
