import { useMessages } from "#web/data/messages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { DESIGN_PARAM, PAGES } from "#shared/api/paths.ts";
import { followCart } from "#web/data/follow-cart.ts";
import { useGoTo } from "#web/data/history.ts";
import { ErrorBoundary } from "#web/ui/ErrorBoundary.tsx";
import { usePage } from "#web/data/shop-context.ts";
import { useLateCode } from "#web/ui/late-code.ts";
import { showToast } from "#web/ui/toasts.ts";
import {
  type Overlay,
  useOverlays,
  useOverlay,
} from "#web/overlays/overlay-context.ts";
import { readOverlays } from "#web/overlays/OverlayProvider.tsx";
import { Opening } from "#web/overlays/Opening.tsx";
import {
  countLook,
  followStock,
  LATE_OVERLAYS,
  warmOverlays,
} from "./late-code.ts";

/** The dialogs over the page: cart, checkout and designer. */
export function Overlays() {
  return (
    // Whoever opens another dialog need not load the failed one again.
    <ErrorBoundary isFloating retryOn={useOverlay()}>
      <OpenOverlay />
    </ErrorBoundary>
  );
}

function OpenOverlay() {
  const { show, close, restore, onExited } = useOverlays();
  const { dialogFailed } = useMessages("first");
  const queryClient = useQueryClient();
  const goTo = useGoTo();
  const overlay = useOverlay();
  useOverlayOnLoad(show, restore);
  const { site, change } = usePage();
  const hasDelivery = site.deliveryOptions.length > 0;
  useEffect(() => warmOverlays(hasDelivery), [hasDelivery]);
  useEffect(() => followCart(queryClient), [queryClient]);
  useEffect(() => followStock(queryClient, change), [queryClient, change]);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page counts
  useEffect(() => (site.numbers ? countLook() : undefined), [pathname]);
  const kind = overlay?.kind;
  const onFail = () => {
    close();
    showToast(dialogFailed, "error");
  };
  const Cart = useLateCode(LATE_OVERLAYS.cart, kind === "cart", onFail);
  const Checkout = useLateCode(
    LATE_OVERLAYS.checkout,
    kind === "checkout",
    onFail,
  );
  const Designer = useLateCode(
    LATE_OVERLAYS.designer,
    kind === "designer",
    onFail,
  );
  const design = overlay?.kind === "designer" ? overlay : undefined;
  const editedId = design?.lineId;
  const closeDesigner = () =>
    editedId === undefined
      ? close()
      : show({ kind: "cart", focusLineId: editedId });
  const onClipSaved = () => {
    // The shopper may have left the designer while the clip was being saved.
    if (kind !== "designer") return;
    closeDesigner();
    // The shared design is in the cart now, so its code is removed from the
    // URL.
    if (design?.code) goTo({ search: "" }, { replace: true });
  };

  const parts = { cart: Cart, checkout: Checkout, designer: Designer };
  return (
    <>
      {kind && !parts[kind] && <Opening />}
      {Cart && (
        <Cart
          isOpen={kind === "cart"}
          focusLineId={
            overlay?.kind === "cart" ? overlay.focusLineId : undefined
          }
          onExited={onExited}
        />
      )}
      {Checkout && (
        <Checkout isOpen={kind === "checkout"} onExited={onExited} />
      )}
      {Designer && (
        <Designer
          isOpen={kind === "designer"}
          lineId={editedId}
          code={design?.code}
          onClose={closeDesigner}
          onDone={onClipSaved}
          onExited={onExited}
        />
      )}
    </>
  );
}

/**
 * Opens the overlay that was open before a reload. Otherwise opens the
 * designer with the design whose code is in the URL, unless it was closed
 * already.
 */
function useOverlayOnLoad(
  show: (overlay: Overlay) => void,
  restore: () => void,
): void {
  const { pathname, search } = useLocation();
  const code = new URLSearchParams(search).get(DESIGN_PARAM);
  const open = useEffectEvent(() => {
    if (readOverlays()) restore();
    else if (code) show({ kind: "designer", code });
    else if (pathname === PAGES.design) show({ kind: "designer" });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is another design
  useEffect(() => open(), [code, pathname === PAGES.design]);
}
