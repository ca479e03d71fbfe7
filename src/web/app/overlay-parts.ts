import { lazyPart } from "#web/ui/lazy-part.ts";

/** Counted from the page's load event, after which its scripts are idle. */
const WARM_AFTER_MS = 5_000;

/**
 * Loads the cart's code once the page is idle, so that the cart also opens
 * offline. Loading it together with the page would block input. Returns a
 * function that cancels the load.
 */
export function warmCart(): () => void {
  const load = () => {
    // A failure is not shown here: opening the cart retries and reports it.
    if (navigator.onLine) OVERLAY_PARTS.cart.load().catch(() => {});
  };
  const whenIdle = () =>
    // Safari has no requestIdleCallback.
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
