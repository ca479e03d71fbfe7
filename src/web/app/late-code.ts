import type { QueryClient } from "@tanstack/react-query";
import type { ChangePage } from "#web/data/follow-availability.ts";
import {
  addCustomClip,
  findRecentOrder,
  getCart,
  placeOrder,
} from "#shared/cart/calls.ts";
import { saveDesign } from "#shared/clip/calls.ts";
import { CODE_PARAM } from "#shared/api/paths.ts";
import { productOpening } from "#web/data/product-opening.ts";
import { lateComponent, loadProductStyles } from "#web/ui/late-code.ts";
import { whenQuiet } from "#web/ui/when-quiet.ts";

/** Longer than a page waits for a file, so that it is not quiet meanwhile. */
const QUIET_MS = 300;

/**
 * Loads the code of the overlays, one after the other, when the page is quiet,
 * so that they open at once, the cart offline as well. Loading them together
 * with the page would block input. Returns a function that cancels this.
 */
export function warmOverlays(hasDelivery: boolean): () => void {
  const loads: ((isAhead: boolean) => Promise<unknown>)[] = [
    readLocales,
    LATE_OVERLAYS.cart.load,
    productOpening.load,
    getCart.reply,
    LATE_OVERLAYS.designer.load,
    LATE_OVERLAYS.checkout.load,
  ];
  if (hasDelivery) loads.push(loadDelivery);
  let cancel = () => {};
  const loadNext = () => {
    const load = loads.shift();
    if (!load || !navigator.onLine) return;
    cancel = whenQuiet(QUIET_MS, () =>
      // A failure is not shown here: opening retries and reports it.
      load(true).then(loadNext, () => {}),
    );
  };
  loadNext();
  return () => {
    loads.length = 0;
    cancel();
  };
}

/**
 * Lets the browser read its table of locales. It does so at the first question,
 * for some 15 ms, and react-aria asks while its code is evaluated.
 */
const readLocales = async () =>
  Intl.DateTimeFormat.supportedLocalesOf(document.documentElement.lang);

/**
 * Loads what the checkout asks for itself, in a shop with a choice of delivery.
 */
const loadDelivery = () => import("#web/orders/DeliveryPanes.tsx");

/** Begins what waits until the page is quiet. Call the result to stop. */
function onceQuiet(load: () => Promise<() => () => void>): () => void {
  let isOver = false;
  let stop = whenQuiet(QUIET_MS, () => {
    // Without it, the page says what it said when it was made.
    load()
      .then((begin) => {
        if (!isOver) stop = begin();
      })
      .catch(() => {});
  });
  return () => {
    isOver = true;
    stop();
  };
}

/**
 * Follows the stock once the page is quiet, and applies the code of its address.
 * Call the result to stop.
 */
export const followStock = (queryClient: QueryClient, change: ChangePage) =>
  onceQuiet(async () => {
    if (location.search.includes(`${CODE_PARAM}=`))
      void import("#web/orders/code-link.ts").then(({ applyLinkedCode }) =>
        applyLinkedCode(),
      );
    const { follow } = await import("#web/data/follow-availability.ts");
    return () => follow(queryClient, change);
  });

/** Counts the page once it was looked at. Call the result to stop. */
export const countLook = () =>
  onceQuiet(async () => (await import("#web/data/count-look.ts")).countLook);

/** The page of a product, loaded before a link to it is pressed. */
export const PRODUCT_PAGE = lateComponent(
  ["home"],
  async () => (await loadLateProduct()).ProductPage,
  loadProductStyles,
);

const loadLateProduct = async () =>
  (await import("#web/storefront/ProductPage.tsx")).lateProduct;

productOpening.load = async () => {
  const [{ opening }] = await Promise.all([
    loadLateProduct(),
    PRODUCT_PAGE.load(),
  ]);
  productOpening.loaded = opening;
  return opening;
};

/**
 * The code of each overlay, loaded when its control is hovered or used, with
 * what reads the replies: a connection may be lost while a form is open.
 */
export const LATE_OVERLAYS = {
  cart: lateComponent(["errors", "buy"], () =>
    import("#web/checkout/CartDrawer.tsx").then((module) => module.CartDrawer),
  ),
  checkout: lateComponent(["errors", "buy"], async () => {
    const [{ CheckoutDialog }] = await Promise.all([
      import("#web/checkout/CheckoutDialog.tsx"),
      placeOrder.reply(),
      findRecentOrder.reply(),
    ]);
    return CheckoutDialog;
  }),
  designer: lateComponent(["errors", "design"], async () => {
    const [{ DesignerOverlay }] = await Promise.all([
      import("#web/designer/DesignerOverlay.tsx"),
      addCustomClip.reply(),
      saveDesign.reply(),
    ]);
    return DesignerOverlay;
  }),
};

/** The maker's page of an order, which is hydrated with its code at once. */
export const MAKE_PAGE = lateComponent(["errors", "order", "buy"], () =>
  import("#web/orders/MakePage.tsx").then((module) => module.MakePage),
);
