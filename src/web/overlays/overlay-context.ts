import { createContext, use } from "react";
import { type Store, useStore } from "#web/data/store.ts";

/** A dialog over the page. One is open at a time. */
export type Overlay =
  | { kind: "cart"; focusLineId?: number }
  | { kind: "checkout" }
  /** `lineId`: edits this cart line. `code`: starts from this shared design. */
  | { kind: "designer"; lineId?: number; code?: string };

/**
 * The loaders of the overlays' code. The app provides them, so that a feature
 * can open the dialog of another feature without importing that feature.
 */
export type LateOverlays = {
  [Kind in Overlay["kind"]]: { load(): Promise<unknown> };
};

type OverlayControls = {
  /**
   * Opens an overlay and adds an entry to the browser's history. If another
   * overlay was open, Back returns to the other overlay.
   */
  show(overlay: Overlay): void;
  /**
   * Closes the overlays and goes back to the history entry before them. The
   * focus returns to the element that opened the first overlay, or, with
   * "heading" for a navigation, goes to the page's heading.
   */
  close(focus?: "opener" | "heading"): void;
  /** Shows the overlay of the current history entry, after Back or a reload. */
  restore(): void;
  /** Each overlay calls this after its closing animation. */
  onExited(): void;
};

export type OverlayStore = OverlayControls & {
  overlay: Store<Overlay | null>;
  late: LateOverlays;
};

export const OverlayContext = createContext<OverlayStore | undefined>(
  undefined,
);

/** Returns the functions that open and close the overlays. */
export function useOverlays(): OverlayControls {
  return useOverlayStore();
}

/** Returns the open overlay, if any. */
export function useOverlay(): Overlay | null {
  return useStore(useOverlayStore().overlay);
}

/**
 * Returns handlers for a control that opens an overlay. They load the overlay's
 * code on hover, focus or touch.
 */
export function useOverlayPreload(kind: Overlay["kind"]) {
  const late = useOverlayStore().late[kind];
  // A failure is not shown here: a click loads again and shows its failure.
  const preload = () => void late.load().catch(() => {});
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
