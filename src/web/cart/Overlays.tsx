import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { MESSAGES } from "#shared/messages.ts";
import { DESIGN_PARAM } from "#shared/paths.ts";
import { checkoutPart } from "../checkout/checkout-part.ts";
import { useLazyPart } from "../ui/lazy-part.ts";
import { showToast } from "../ui/toasts.ts";
import { type Overlay, useCart, useOverlay } from "./cart-context.ts";
import { cartPart } from "./cart-part.ts";
import { designerPart } from "./designer-part.ts";
import { Opening } from "./Opening.tsx";

/** The dialogs over the page: cart, checkout, designer. */
export function Overlays() {
  const { show, close, onExited } = useCart();
  const navigate = useNavigate();
  const overlay = useOverlay();
  useSharedDesign(show);
  const kind = overlay?.kind;
  const onFail = () => {
    close();
    showToast(MESSAGES.dialogFailed, "error");
  };
  const Cart = useLazyPart(cartPart, kind === "cart", onFail);
  const Checkout = useLazyPart(checkoutPart, kind === "checkout", onFail);
  const Designer = useLazyPart(designerPart, kind === "designer", onFail);
  const designed = overlay?.kind === "designer" ? overlay : undefined;
  const editedId = designed?.lineId;
  const leaveDesigner = () =>
    editedId === undefined
      ? close()
      : show({ kind: "cart", focusLineId: editedId });
  const onDesigned = () => {
    // In the cart, it is no longer what this address is about.
    if (designed?.code) void navigate({ search: "" }, { replace: true });
    leaveDesigner();
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
          code={designed?.code}
          onClose={leaveDesigner}
          onDone={onDesigned}
          onExited={onExited}
        />
      )}
    </>
  );
}

/** Opens the designer with the design that the page's address names. */
function useSharedDesign(show: (overlay: Overlay) => void): void {
  const { search } = useLocation();
  const code = new URLSearchParams(search).get(DESIGN_PARAM);
  const open = useEffectEvent((shared: string) =>
    show({ kind: "designer", code: shared }),
  );
  useEffect(() => {
    if (code) open(code);
  }, [code]);
}
