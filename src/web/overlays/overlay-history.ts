import { endTraversal, traverse } from "#web/data/traversal.ts";
import type { Overlay } from "./overlay-context.ts";

// Each open overlay has an entry in the browser's history. The state of an
// entry lists the overlays that lead to it, the open one last, so that Back,
// Forward and a reload find in this state what to show.

const STATE_KEY = "overlays";

/**
 * Returns the overlays of the current history entry, the open one last. The
 * list is empty after closing, and undefined if no overlay was opened before.
 */
export function readOverlays(): Overlay[] | undefined {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !(STATE_KEY in state))
    return undefined;
  const stored = state[STATE_KEY];
  return Array.isArray(stored) ? stored.filter(isOverlay) : undefined;
}

/** Adds a history entry for the overlay, or goes back to its existing entry. */
export function pushOverlay(next: Overlay): void {
  const open = readOverlays();
  const replaceTop = () =>
    history.replaceState(
      withOverlays([...(readOverlays() ?? []).slice(0, -1), next]),
      "",
    );
  if (open?.at(-1)?.kind === next.kind) replaceTop();
  else if (open?.at(-2)?.kind === next.kind) traverse(-1, replaceTop);
  else {
    // Marks the page's entry as closed, so that Back to an address with a
    // design code does not open the designer again.
    if (!open) history.replaceState(withOverlays([]), "");
    history.pushState(withOverlays([...(open ?? []), next]), "");
  }
}

/** Goes back to the history entry before all overlays. */
export function leaveOverlays(): void {
  const depth = readOverlays()?.length ?? 0;
  if (depth > 0) traverse(-depth);
}

/** Calls `onMove` whenever the visitor goes back or forward. */
export function watchHistory(onMove: () => void): () => void {
  const onPop = () => {
    if (!endTraversal()) onMove();
  };
  addEventListener("popstate", onPop);
  return () => removeEventListener("popstate", onPop);
}

/** Adds the overlays to the entry's state, which also has the router's key. */
function withOverlays(overlays: Overlay[]): object {
  const state: unknown = history.state;
  return { ...(typeof state === "object" && state), [STATE_KEY]: overlays };
}

/** Checks a stored overlay, which another release may have written. */
function isOverlay(value: unknown): value is Overlay {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    (value.kind === "cart" ||
      value.kind === "checkout" ||
      (value.kind === "designer" &&
        (!("lineId" in value) || typeof value.lineId === "number") &&
        (!("code" in value) || typeof value.code === "string")))
  );
}
