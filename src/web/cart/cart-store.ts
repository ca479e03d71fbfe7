import { createStore } from "../store.ts";
import { clearToast } from "../ui/toasts.ts";
import type { CartStore, Overlay } from "./cart-context.ts";

/**
 * Keeps what is open over the page, and where the focus goes after it. A
 * store and no state of the provider: a context that changes would make React
 * render every part of the page that still waits for its code.
 */
export function createCartStore(): CartStore {
  const overlay = createStore<Overlay | null>(null);
  let opener: Element | null = null;
  let focusAfter: "opener" | "heading" = "opener";
  return {
    overlay,
    show(next) {
      if (!overlay.get()) opener = document.activeElement;
      // On a phone it would cover the first thing in what opens.
      clearToast();
      overlay.set(next);
    },
    close(focus = "opener") {
      focusAfter = focus;
      overlay.set(null);
    },
    onExited() {
      // Another dialog may have taken over in the meantime.
      if (overlay.get()) return;
      const heading = document.querySelector<HTMLElement>("main h1");
      if (focusAfter === "heading") return heading?.focus();
      // Who went on to something else by then stays there.
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    },
  };
}
