import { type ReactNode, useEffect, useState } from "react";
import { afterTraversal, endTraversal, traverse } from "#web/data/history.ts";
import { createStore } from "#web/data/store.ts";
import { clearToast } from "#web/ui/toasts.ts";
import {
  type Overlay,
  OverlayContext,
  type LateOverlays,
  type OverlayStore,
} from "./overlay-context.ts";

type OverlayProviderProps = { late: LateOverlays; children: ReactNode };

/** Lets the components inside open and close the overlays. */
export function OverlayProvider({ late, children }: OverlayProviderProps) {
  const [store] = useState(() => createOverlayStore(late));
  useEffect(() => watchHistory(store.restore), [store]);
  return <OverlayContext value={store}>{children}</OverlayContext>;
}

/**
 * Stores which overlay is open, and where the focus goes after closing. This is
 * a store and not React state, because a changing context makes React render
 * every part of the page that is not hydrated yet.
 */
function createOverlayStore(late: LateOverlays): OverlayStore {
  const overlay = createStore<Overlay | null>(null);
  let opener: Element | null = null;
  let focusAfter: "opener" | "heading" = "opener";
  const open = (next: Overlay) => {
    if (!overlay.get()) opener = document.activeElement;
    // A notification would cover a part of the overlay and is out of date.
    clearToast();
    overlay.set(next);
  };
  return {
    overlay,
    late,
    show(next) {
      open(next);
      afterTraversal(() => pushOverlay(next));
    },
    close(focus = "opener") {
      focusAfter = focus;
      overlay.set(null);
      afterTraversal(leaveOverlays);
    },
    restore() {
      const next = readOverlays()?.at(-1);
      focusAfter = "opener";
      if (next) open(focusOnEdited(next, overlay.get()));
      else overlay.set(null);
    },
    onExited() {
      // Another overlay may have opened in the meantime.
      if (overlay.get()) return;
      if (focusAfter === "heading") return findInPage("main h1")?.focus();
      // The shopper may have focused something else in the meantime.
      if (document.activeElement !== document.body) return;
      // After a reload, or for a shared link, nothing of this page opened it.
      const isOpenedHere = opener !== document.body;
      const target = isOpenedHere ? opener : findInPage("main");
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

const findInPage = (selector: string) =>
  document.querySelector<HTMLElement>(selector);

/** After Back from an edited clip, makes the cart focus the clip's line. */
function focusOnEdited(next: Overlay, last: Overlay | null): Overlay {
  if (next.kind !== "cart" || last?.kind !== "designer") return next;
  return last.lineId === undefined
    ? next
    : { kind: "cart", focusLineId: last.lineId };
}

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
function pushOverlay(next: Overlay): void {
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
function leaveOverlays(): void {
  const depth = readOverlays()?.length ?? 0;
  if (depth > 0) traverse(-depth);
}

/** Calls `onMove` whenever the visitor goes back or forward. */
function watchHistory(onMove: () => void): () => void {
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
