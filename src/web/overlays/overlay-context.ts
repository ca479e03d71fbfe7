import { createContext, use } from "react";
import { type Store, useStore } from "#web/data/store.ts";

/** A dialog over the page. One is open at a time. */
export type Overlay =
  | { kind: "cart"; focusLineId?: number }
  | { kind: "checkout" }
  /** `lineId`: edits this cart line. `code`: starts from this shared design. */
  | { kind: "designer"; lineId?: number; code?: string };

/**
 * Loads the code of each overlay. The app provides them, so that the features
 * can open each other's dialogs without importing each other.
 */
export type OverlayParts = {
  [Kind in Overlay["kind"]]: { load(): Promise<unknown> };
};

type OverlayControls = {
  /**
   * Opens an overlay as a step of the browser's history. Over another one, Back
   * returns to that.
   */
  show(overlay: Overlay): void;
  /**
   * Closes the overlays and leaves their steps of the history. The focus returns to the element that opened it,
   * or to the page's heading after a navigation.
   */
  close(focus?: "opener" | "heading"): void;
  /** Shows what the current step of the history says, after Back or a reload. */
  restore(): void;
  /** Each overlay calls this after its closing animation. */
  onExited(): void;
};

export type OverlayStore = OverlayControls & {
  overlay: Store<Overlay | null>;
  parts: OverlayParts;
};

export const OverlayContext = createContext<OverlayStore | undefined>(
  undefined,
);

/** Returns what opens and closes the overlays. */
export function useOverlays(): OverlayControls {
  return useOverlayStore();
}

/** Returns the open overlay, if any. */
export function useOverlay(): Overlay | null {
  return useStore(useOverlayStore().overlay);
}

/**
 * Returns handlers for a control that opens an overlay: hover, focus or touch
 * loads the overlay's code.
 */
export function useOverlayPreload(kind: Overlay["kind"]) {
  const part = useOverlayStore().parts[kind];
  // A failure is not shown here; the click tries again and shows its own.
  const preload = () => void part.load().catch(() => {});
  return {
    onPointerEnter: preload,
    onFocus: preload,
    onTouchStart: preload,
  };
}

function useOverlayStore(): OverlayStore {
  const store = use(OverlayContext);
  if (!store)
    throw new Error("useOverlays is used outside of the OverlayProvider");
  return store;
}
