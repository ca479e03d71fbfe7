import { useNavigate } from "react-router";
import { MESSAGES } from "#shared/messages.ts";
import { PAGES } from "#shared/paths.ts";
import { ShopLayout } from "../shop/ShopLayout.tsx";
import { wrap } from "../ui/layout.css.ts";
import { useLazyPart } from "../ui/lazy-part.ts";
import { showToast } from "../ui/toasts.ts";
import { useHydrated } from "../ui/useHydrated.ts";
import { LoadingOrder } from "./LoadingOrder.tsx";
import { receiptPart } from "./parts.ts";

/** The order that was just placed; without one, back to the shop. */
export function ConfirmationPage() {
  const navigate = useNavigate();
  const goHome = () => void navigate(PAGES.home, { replace: true });
  const isHydrated = useHydrated();
  const LastOrder = useLazyPart(receiptPart, isHydrated, () =>
    showToast(MESSAGES.dialogFailed, "error"),
  );
  return (
    <ShopLayout title="Order confirmation" className={wrap}>
      {LastOrder && isHydrated ? (
        <LastOrder onNone={goHome} />
      ) : (
        <LoadingOrder />
      )}
    </ShopLayout>
  );
}
