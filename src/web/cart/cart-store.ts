import { clearToast } from "../ui/toasts.ts";
import type { CartStore, Overlay } from "./cart-context.ts";

/**
 * Keeps what is open over the page, and where the focus goes after it. A
 * store and no state of the provider: a context that changes would make React
 * render every part of the page that still waits for its code.
 */
export function createCartStore(): CartStore {
  let overlay: Overlay | null = null;
  let opener: Element | null = null;
  let focusAfter: "opener" | "heading" = "opener";
  const listeners = new Set<() => void>();
  const set = (next: Overlay | null) => {
    overlay = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => overlay,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(next) {
      if (!overlay) opener = document.activeElement;
      // On a phone it would cover the first thing in what opens.
      clearToast();
      set(next);
    },
    close(focus = "opener") {
      focusAfter = focus;
      set(null);
    },
    onExited() {
      // Another dialog may have taken over in the meantime.
      if (overlay) return;
      const heading = document.querySelector<HTMLElement>("main h1");
      if (focusAfter === "heading") heading?.focus();
      else if (opener instanceof HTMLElement) opener.focus();
    },
  };
}
