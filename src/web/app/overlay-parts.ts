import { lazyPart } from "#web/ui/lazy-part.ts";

/** After the page's load: by then its own scripts have settled. */
const WARM_AFTER_MS = 5_000;

/**
 * Loads the cart's code once the page is quiet, so that the cart opens offline
 * too. Not while the page loads, when it would block input. Returns what stops
 * the wait.
 */
export function warmCart(): () => void {
  const load = () => {
    // A failure is not shown here; the click tries again and shows its own.
    if (navigator.onLine) OVERLAY_PARTS.cart.load().catch(() => {});
  };
  const whenIdle = () =>
    // Missing in Safari.
    "requestIdleCallback" in globalThis ? requestIdleCallback(load) : load();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(whenIdle, WARM_AFTER_MS);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener("load", wait);
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
