import { useQueryClient } from "@tanstack/react-query";
import { addToCart } from "#shared/cart/calls.ts";
import { lineTitle } from "#shared/cart/rules.ts";
import { listProducts } from "#shared/catalog/calls.ts";
import { send } from "#web/data/api.ts";
import { failureMessage } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { useCartMutation } from "#web/data/queries.ts";
import { useOverlays } from "#web/overlays/overlay-context.ts";
import { Picture } from "#web/ui/Picture.tsx";
import { showToast } from "#web/ui/toast/toasts.ts";

/** Returns the mutation that puts one of a product into the cart. */
export function useAddToCart(productId: number) {
  const t = useMessages("storefront");
  const { show } = useOverlays();
  const queryClient = useQueryClient();
  return useCartMutation({
    write: (variantId: number | undefined) =>
      send(addToCart, { body: { productId, variantId, quantity: 1 } }),
    onSuccess: ({ product: { name, variantTitle, ...rest } }) =>
      showToast(
        { title: t.cart.added, description: lineTitle(name, variantTitle) },
        "ok",
        { label: t.cart.view, onPress: () => show({ kind: "cart" }) },
        <Picture
          imageUrl={rest.imageUrl}
          picture={rest.picture}
          alt=""
          sizes="64px"
        />,
      ),
    onError: (error) => {
      showToast(failureMessage(t.cart.failed, error), "error");
      // The product may have sold out since the page was rendered.
      void queryClient.invalidateQueries({ queryKey: [listProducts.path] });
    },
  });
}
