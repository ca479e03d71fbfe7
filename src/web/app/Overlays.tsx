import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { MESSAGES } from "#shared/messages/shop.ts";
import { DESIGN_PARAM } from "#shared/api/paths.ts";
import { useLazyPart } from "#web/ui/lazy-part.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import {
  type Overlay,
  useOverlays,
  useOverlay,
} from "#web/overlays/overlay-context.ts";
import { readOverlays } from "#web/overlays/overlay-history.ts";
import { Opening } from "#web/overlays/Opening.tsx";
import { OVERLAY_PARTS, warmOverlays } from "./overlay-parts.ts";

/** The dialogs over the page: cart, checkout and designer. */
export function Overlays() {
  const { show, close, restore, onExited } = useOverlays();
  const navigate = useNavigate();
  const overlay = useOverlay();
  useOverlayOnLoad(show, restore);
  useEffect(warmOverlays, []);
  const kind = overlay?.kind;
  const onFail = () => {
    close();
    showToast(MESSAGES.dialogFailed, "error");
  };
  const Cart = useLazyPart(OVERLAY_PARTS.cart, kind === "cart", onFail);
  const Checkout = useLazyPart(
    OVERLAY_PARTS.checkout,
    kind === "checkout",
    onFail,
  );
  const Designer = useLazyPart(
    OVERLAY_PARTS.designer,
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
    if (design?.code) void navigate({ search: "" }, { replace: true });
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
  const { search } = useLocation();
  const code = new URLSearchParams(search).get(DESIGN_PARAM);
  const open = useEffectEvent(() => {
    if (readOverlays()) restore();
    else if (code) show({ kind: "designer", code });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is another design
  useEffect(() => open(), [code]);
}
