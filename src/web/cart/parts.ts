import { type LazyPart, lazyPart } from "../ui/lazy-part.ts";

// The dialogs, fetched on the first sign that one is wanted.
export const cartPart = lazyPart(() =>
  import("./CartDrawer.tsx").then((module) => module.CartDrawer),
);
export const checkoutPart = lazyPart(() =>
  import("../checkout/CheckoutDialog.tsx").then(
    (module) => module.CheckoutDialog,
  ),
);
export const designerPart = lazyPart(() =>
  import("./DesignerOverlay.tsx").then((module) => module.DesignerOverlay),
);

/** Handlers for a control that opens a part: pointing at it fetches it. */
export function preload<Props>(part: LazyPart<Props>) {
  // Pressing says it aloud if it fails; a mere sign does not.
  const fetchQuietly = () => void part.load().catch(() => {});
  return {
    onPointerEnter: fetchQuietly,
    onFocus: fetchQuietly,
    onTouchStart: fetchQuietly,
  };
}
