import type { Overlay } from "./overlay-context.ts";

// Each open overlay is a step of the browser's history. The state of a step
// lists the overlays that lead to it, the open one last, so that Back, Forward
// and a reload know what to show without anything else.

const STATE_KEY = "overlays";

/** A traversal takes some milliseconds; a browser that drops it must not block. */
const TRAVERSAL_TIMEOUT_MS = 1_000;

let endTraversal: (() => void) | undefined;
let waiters: (() => void)[] = [];

/**
 * The overlays of the current step, the open one last. Empty: closed again.
 * Undefined: none was ever opened here.
 */
export function readOverlays(): Overlay[] | undefined {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !(STATE_KEY in state))
    return undefined;
  const stored = state[STATE_KEY];
  return Array.isArray(stored) ? stored.filter(isOverlay) : undefined;
}

/** Adds a step for the overlay, or returns to the one that it already has. */
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
    // Marks the page's own step, so that its address opens nothing by itself.
    if (!open) history.replaceState(withOverlays([]), "");
    history.pushState(withOverlays([...(open ?? []), next]), "");
  }
}

/** Returns to the page below all overlays. */
export function leaveOverlays(): void {
  const depth = readOverlays()?.length ?? 0;
  if (depth > 0) traverse(-depth);
}

/**
 * Runs `change`, which writes the history, at once, or after the traversal that
 * is under way: the browser traverses asynchronously, and a step that was
 * written meanwhile would be lost.
 */
export function afterTraversal(change: () => void): void {
  if (endTraversal) waiters.push(change);
  else change();
}

/** Calls `onMove` whenever the visitor goes back or forward. */
export function watchHistory(onMove: () => void): () => void {
  const onPop = () => {
    if (endTraversal) endTraversal();
    else onMove();
  };
  addEventListener("popstate", onPop);
  return () => removeEventListener("popstate", onPop);
}

function traverse(delta: number, then?: () => void): void {
  const end = () => {
    clearTimeout(timer);
    endTraversal = undefined;
    then?.();
    const changes = waiters;
    waiters = [];
    // A change may begin the next traversal.
    for (const change of changes) afterTraversal(change);
  };
  const timer = setTimeout(end, TRAVERSAL_TIMEOUT_MS);
  endTraversal = end;
  history.go(delta);
}

/** The state of the current step, which also has the router's key. */
function withOverlays(overlays: Overlay[]): object {
  const state: unknown = history.state;
  return { ...(typeof state === "object" && state), [STATE_KEY]: overlays };
}

/** The state outlives a release, and may be of another form. */
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
