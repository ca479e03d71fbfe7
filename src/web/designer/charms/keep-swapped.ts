import type { DraftActions } from "#web/designer/draft/useDraftEditing.ts";

/** Ends a swap, and gives the focus back to the button that began it. */
export function keepSwapped(actions: DraftActions): void {
  const button = document.querySelector<HTMLElement>(
    "[data-swap][aria-pressed=true]",
  );
  actions.swap();
  button?.focus();
}
