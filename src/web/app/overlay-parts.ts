import { lazyPart } from "#web/ui/lazy-part.ts";
import { whenQuiet } from "#web/ui/when-quiet.ts";

/** Longer than a page waits for a file, so that it is not quiet meanwhile. */
const QUIET_MS = 300;

/**
 * Loads the code of the overlays, one after the other, when the page is quiet,
 * so that they open at once, the cart offline as well. Loading them together
 * with the page would block input. Returns a function that cancels this.
 */
export function warmOverlays(): () => void {
  const parts = [
    OVERLAY_PARTS.cart,
    OVERLAY_PARTS.designer,
    OVERLAY_PARTS.checkout,
  ];
  let cancel = () => {};
  const loadNext = () => {
    const part = parts.shift();
    if (!part || !navigator.onLine) return;
    cancel = whenQuiet(QUIET_MS, () =>
      // A failure is not shown here: opening retries and reports it.
      part.load().then(loadNext, () => {}),
    );
  };
  loadNext();
  return () => {
    parts.length = 0;
    cancel();
  };
}

/** The code of each overlay, loaded when its control is hovered or used. */
export const OVERLAY_PARTS = {
  cart: lazyPart("overlays", () =>
    import("#web/cart/CartDrawer.tsx").then((module) => module.CartDrawer),
  ),
  checkout: lazyPart("overlays", () =>
    import("#web/checkout/CheckoutDialog.tsx").then(
      (module) => module.CheckoutDialog,
    ),
  ),
  designer: lazyPart("overlays", () =>
    import("#web/designer/DesignerOverlay.tsx").then(
      (module) => module.DesignerOverlay,
    ),
  ),
};
