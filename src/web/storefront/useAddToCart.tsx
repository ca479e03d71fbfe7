import { useQueryClient } from "@tanstack/react-query";
import { addToCart } from "#shared/cart/calls.ts";
import { lineTitle } from "#shared/cart/rules.ts";
import { listProducts } from "#shared/catalog/calls.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { send } from "#web/data/api.ts";
import { failureMessage } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { productPageQuery, useCartMutation } from "#web/data/queries.ts";
import { useAskAgain } from "#web/data/useAskAgain.ts";
import { useOverlays } from "#web/overlays/overlay-context.ts";
import { Picture } from "#web/ui/Picture.tsx";
import { showToast } from "#web/ui/toasts.ts";

type Added = Pick<Product, "id" | "slug">;

/** Returns the mutation that puts one of a product into the cart. */
export function useAddToCart({ id: productId, slug }: Added) {
  const t = useMessages("first");
  const { show } = useOverlays();
  const queryClient = useQueryClient();
  const askAgain = useAskAgain();
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
      // It may have sold out, or be gone, since the page was rendered.
      void askAgain(error);
      for (const queryKey of [
        [listProducts.path],
        productPageQuery(slug).queryKey,
      ])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
