import { useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { ProductPage } from "#shared/catalog/schema.ts";
import { shownVariant } from "#shared/catalog/rules.ts";
import { VARIANT_PARAM } from "#shared/api/paths.ts";
import { useProductNow } from "#web/data/availability.ts";
import { useMessages } from "#web/data/messages.ts";
import { useGoTo } from "#web/data/history.ts";
import { useTitle } from "#web/data/shop-context.ts";
import { useStock } from "#web/storefront/useStock.ts";
import { useOverlays } from "#web/overlays/overlay-context.ts";
import { useAddToCart } from "#web/storefront/useAddToCart.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import { AllProducts } from "#web/storefront/product/AllProducts.tsx";
import { BuyBar } from "./BuyBar.tsx";
import { BuyPanel } from "./BuyPanel.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import * as css from "#web/storefront/product/ProductPage.css.ts";
import { Gallery } from "./Gallery.tsx";
import { InHand } from "./InHand.tsx";
import { OtherProducts } from "#web/storefront/product/OtherProducts.tsx";

/** A clip: its pictures, what it costs, what is to be known, and others. */
export function ProductView({ clip }: { clip: ProductPage }) {
  const product = useProductNow(clip.product);
  const t = useMessages("home").clips;
  useTitle(product.name);
  const button = useRef<HTMLDivElement>(null);
  const [variantId, choose] = useChosenVariant();
  const add = useAddToCart(product);
  const variant = shownVariant(product, variantId);
  const stock = useStock(product, variantId);
  const { show } = useOverlays();
  const buying = {
    ...stock,
    isPending: add.isPending,
    onAdd: () =>
      stock.state === "mine" ? show({ kind: "cart" }) : add.mutate(variant?.id),
  };
  return (
    <>
      <div className={`${wrap} ${css.page}`}>
        <AllProducts className={css.back}>
          <Icon name="back" />
          <span>{t.allClips}</span>
        </AllProducts>
        <article className={css.columns} data-clip={product.slug}>
          <Gallery
            product={product}
            variantId={variantId}
            isSoldOut={
              stock.state === "sold out" &&
              (!product.inStock || product.variants.length < 2)
            }
          />
          <BuyPanel
            clip={{ ...clip, product }}
            variant={variant}
            onChoose={choose}
            buying={buying}
            button={button}
          />
        </article>
      </div>
      <InHand clip={clip} variant={variant} />
      <OtherProducts clips={clip.more} />
      <BuyBar
        product={product}
        variant={variant}
        buying={buying}
        below={button}
      />
    </>
  );
}

/**
 * The variant that the address names, which changes with the choice. The page
 * comes without one from the server, whatever the address says.
 */
function useChosenVariant(): [
  id: number | undefined,
  choose: (id: number) => void,
] {
  const location = useLocation();
  const goTo = useGoTo();
  const [chosen, setChosen] = useState<number>();
  const search = useSyncExternalStore(
    () => () => {},
    () => location.search,
    () => "",
  );
  const named = Number(new URLSearchParams(search).get(VARIANT_PARAM));
  const choose = (id: number) => {
    setChosen(id);
    // React repeats a choice that was made before the page was alive in the
    // middle of its first commit, when the router does not go anywhere yet.
    queueMicrotask(() =>
      goTo({ search: `?${VARIANT_PARAM}=${id}` }, { replace: true }),
    );
  };
  return [chosen ?? (named || undefined), choose];
}
