import { loadCartSchema } from "#web/data/queries.ts";
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
  const loads: (() => Promise<unknown>)[] = [
    OVERLAY_PARTS.cart.load,
    loadCartSchema,
    OVERLAY_PARTS.designer.load,
    OVERLAY_PARTS.checkout.load,
  ];
  let cancel = () => {};
  const loadNext = () => {
    const load = loads.shift();
    if (!load || !navigator.onLine) return;
    cancel = whenQuiet(QUIET_MS, () =>
      // A failure is not shown here: opening retries and reports it.
      load().then(loadNext, () => {}),
    );
  };
  loadNext();
  return () => {
    loads.length = 0;
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
