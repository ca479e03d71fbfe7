import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { DESIGN_CODE_PATTERN } from "#shared/clip-rules.ts";
import { MESSAGES } from "#shared/messages.ts";
import { DESIGN_PARAM } from "#shared/paths.ts";
import { useLazyPart } from "../ui/lazy-part.ts";
import { showToast } from "../ui/toasts.ts";
import { useCart } from "./cart-context.ts";
import { cartPart, checkoutPart, designerPart } from "./parts.ts";

/** The dialogs over the page: cart, checkout, designer. */
export function Overlays() {
  const { overlay, show, close, onExited } = useCart();
  const [params] = useSearchParams();
  const code = params.get(DESIGN_PARAM);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per shared link
  useEffect(() => {
    if (code && DESIGN_CODE_PATTERN.test(code)) show({ kind: "designer", code });
  }, [code]);

  const onFail = () => {
    close();
    showToast(MESSAGES.dialogFailed, "error");
  };
  const kind = overlay?.kind;
  const Cart = useLazyPart(cartPart, kind === "cart", onFail);
  const Checkout = useLazyPart(checkoutPart, kind === "checkout", onFail);
  const Designer = useLazyPart(designerPart, kind === "designer", onFail);
  const designer = kind === "designer" ? overlay : undefined;

  return (
    <>
      {Cart && <Cart isOpen={kind === "cart"} onExited={onExited} />}
      {Checkout && (
        <Checkout isOpen={kind === "checkout"} onExited={onExited} />
      )}
      {Designer && (
        <Designer
          isOpen={kind === "designer"}
          lineId={designer?.lineId}
          code={designer?.code}
          onExited={onExited}
        />
      )}
    </>
  );
}
