import type { DraftActions } from "#web/designer/draft/useDraftEditing.ts";
import { focusOnClip } from "./clip-focus.ts";

/** Cancels a swap and returns the focus to the charm that stays. */
export function keepSwapped(actions: DraftActions, place: number): void {
  actions.swap();
  focusOnClip(place);
}
