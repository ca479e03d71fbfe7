import { type ReactNode, useEffect, useState } from "react";
import { afterTraversal } from "#web/data/traversal.ts";
import { createStore } from "#web/data/store.ts";
import { clearToast } from "#web/ui/toast/toasts.ts";
import {
  type Overlay,
  OverlayContext,
  type OverlayParts,
  type OverlayStore,
} from "./overlay-context.ts";
import {
  leaveOverlays,
  pushOverlay,
  readOverlays,
  watchHistory,
} from "./overlay-history.ts";

type OverlayProviderProps = { parts: OverlayParts; children: ReactNode };

/** Lets the components inside open and close the overlays. */
export function OverlayProvider({ parts, children }: OverlayProviderProps) {
  const [store] = useState(() => createOverlayStore(parts));
  useEffect(() => watchHistory(store.restore), [store]);
  return <OverlayContext value={store}>{children}</OverlayContext>;
}

/**
 * Stores which overlay is open, and where the focus goes after closing. This is
 * a store and not React state, because a changing context makes React render
 * every part of the page that is not hydrated yet.
 */
function createOverlayStore(parts: OverlayParts): OverlayStore {
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
    parts,
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
