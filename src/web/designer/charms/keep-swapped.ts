import type { DraftActions } from "#web/designer/draft/useDraftEditing.ts";

/** Cancels a swap and returns the focus to the button that started the swap. */
export function keepSwapped(actions: DraftActions): void {
  const button = document.querySelector<HTMLElement>(
    "[data-swap][aria-pressed=true]",
  );
  actions.swap();
  button?.focus();
}
