import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { productPath, VARIANT_PARAM } from "#shared/api/paths.ts";
import { ApiError } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { productPageQuery } from "#web/data/queries.ts";
import { useGoTo } from "#web/data/history.ts";
import { useTitle } from "#web/data/shop-context.ts";
import { Button, buttonClass } from "#web/ui/Button.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import { OpenClip } from "#web/ui/OpenClip.tsx";
import type { ProductPage as PageData } from "#shared/catalog/schema.ts";
import { shownVariant } from "#shared/catalog/rules.ts";
import { useProductNow } from "#web/data/availability.ts";
import { useOverlays } from "#web/overlays/overlay-context.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { AllProducts, OtherProducts } from "./OtherProducts.tsx";
import { knownProduct, opening } from "./opening.ts";
import { useStock } from "./useStock.ts";
import { useAddToCart } from "./useAddToCart.tsx";
import { BuyBar } from "./BuyBar.tsx";
import { BuyPanel } from "./BuyPanel.tsx";
import { Gallery } from "./Gallery.tsx";
import { InHand } from "./InHand.tsx";
import * as css from "./ProductPage.css.ts";

type ProductPageProps = {
  slug: string;
  /** Whether the shop has sent the page that says so. */
  isGone?: boolean | undefined;
};

export function ProductPage({ slug, isGone: isKnownGone }: ProductPageProps) {
  const { search } = useLocation();
  const goTo = useGoTo();
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...productPageQuery(slug),
    enabled: !isKnownGone,
  });
  const isGone =
    isKnownGone || (error instanceof ApiError && error.status === 404);
  const clip = isGone ? undefined : (data ?? knownProduct(queryClient, slug));
  const now = data?.product.slug;
  useEffect(() => {
    // An earlier address, which the shop redirects where it is loaded.
    if (now && now !== slug) goTo(productPath(now) + search, { replace: true });
  }, [now, slug, search, goTo]);
  if (isKnownGone) return <Gone />;
  if (clip) return <ProductView key={clip.product.id} clip={clip} />;
  if (error && !isFetching)
    return isGone ? <Gone /> : <Failed onRetry={() => void refetch()} />;
  return <Loading />;
}

function Gone() {
  const t = useMessages("home").clips;
  useTitle(t.gone);
  return (
    <div className={`${wrap} ${css.notice}`}>
      <OpenClip className={css.noticeArt} />
      <h1 className={css.noticeTitle}>{t.gone}</h1>
      <p>{t.goneText}</p>
      <AllProducts className={buttonClass({ size: "large" })}>
        {t.allClips}
      </AllProducts>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { failed } = useMessages("home").clips;
  const { tryAgain, products } = useMessages("first");
  return (
    <div className={`${wrap} ${css.notice}`} role="alert">
      <h1 className={css.noticeTitle}>{failed}</h1>
      <p>{products.check}</p>
      <Button kind="ink" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}

function Loading() {
  const { loading } = useMessages("first");
  return (
    <div className={`${wrap} ${css.page}`}>
      <div className={css.columns} aria-hidden="true">
        <div className={css.pictureSkeleton} />
        <div className={css.textSkeleton} />
      </div>
      <p role="status">{loading}</p>
    </div>
  );
}

/** A clip: its pictures, what it costs, what is to be known, and others. */
function ProductView({ clip }: { clip: PageData }) {
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

/** The page of a product and the way to it, in one file of the build. */
export const lateProduct = { ProductPage, opening };
