import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { productPath } from "#shared/api/paths.ts";
import { ApiError } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { productPageQuery } from "#web/data/queries.ts";
import { useGoTo } from "#web/data/history.ts";
import { useTitle } from "#web/data/shop-context.ts";
import { Button, buttonClass } from "#web/ui/Button.tsx";
import { wrap } from "#web/ui/layout.css.ts";
import { OpenClip } from "#web/ui/OpenClip.tsx";
import { AllProducts } from "#web/storefront/product/AllProducts.tsx";
import * as css from "#web/storefront/product/ProductPage.css.ts";
import { ProductView } from "#web/storefront/product/ProductView.tsx";
import { knownProduct } from "./known-product.ts";

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
