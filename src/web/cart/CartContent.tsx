import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CART_PLACEHOLDERS } from "#shared/cart/rules.ts";
import { shownClipName } from "#shared/clip/rules.ts";
import type { CustomClipConfig } from "#shared/clip/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { cartQuery, clipConfigQuery } from "#web/data/queries.ts";
import { useSite } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { ButtonLink } from "#web/ui/button/ButtonLink.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { visuallyHidden } from "#web/ui/theme/layout.css.ts";
import { OpenClip } from "#web/ui/OpenClip.tsx";
import { sectionPath } from "#web/ui/sections.ts";
import {
  useOverlayPreload,
  useOverlays,
} from "#web/overlays/overlay-context.ts";
import * as css from "./CartContent.css.ts";
import { item, row } from "./CartLine.css.ts";
import { CartLines } from "./CartLines.tsx";

type CartContentProps = {
  /** The line whose Edit button gets the focus. */
  focusLineId: number | undefined;
};

/** The lines of the cart, or its loading, failed or empty state. */
export function CartContent({ focusLineId }: CartContentProps) {
  const { data: cart, isError, isFetching, refetch } = useQuery(cartQuery);
  if (cart)
    return (
      <CartLines cart={cart} focusLineId={focusLineId}>
        <EmptyCart />
      </CartLines>
    );
  if (isError && !isFetching) return <LoadFailure onRetry={refetch} />;
  return <Placeholders />;
}

function LoadFailure({ onRetry }: { onRetry: UseQueryResult["refetch"] }) {
  const { cart: t } = useMessages("checkout");
  const { tryAgain } = useMessages("storefront");
  return (
    <div className={css.empty} role="alert">
      <h3 className={css.failureTitle}>{t.failed}</h3>
      <p className={css.emptyText}>{t.safe}</p>
      <Button kind="ink" onClick={() => void onRetry()}>
        <Icon name="retry" />
        <span>{tryAgain}</span>
      </Button>
    </div>
  );
}

const PLACEHOLDERS = Array.from(
  { length: CART_PLACEHOLDERS },
  (_, index) => index,
);

function Placeholders() {
  const { cart: t } = useMessages("checkout");
  return (
    <>
      <p className={visuallyHidden} role="status">
        {t.loading}
      </p>
      <ul aria-hidden="true" aria-busy="true">
        {PLACEHOLDERS.map((each) => (
          <li key={each} className={item}>
            <div className={row}>
              <div className={css.pictureSkeleton} />
              <div className={css.textSkeletons}>
                <div className={css.nameSkeleton} />
                <div className={css.detailSkeleton} />
                <div className={css.controlSkeleton} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The maker's photo of a custom clip, or else a drawn open clip. */
function CustomClipPhoto({ config }: { config: CustomClipConfig | undefined }) {
  const [isBroken, setBroken] = useState(false);
  const { customClip } = useMessages("storefront");
  if (!config?.imageUrl || isBroken)
    return <OpenClip className={css.emptyClip} />;
  return (
    <img
      className={css.emptyPhoto}
      src={config.imageUrl}
      alt={shownClipName(config.name, customClip)}
      onError={() => setBroken(true)}
    />
  );
}

function EmptyCart() {
  const { show, close } = useOverlays();
  const preload = useOverlayPreload("designer");
  const { data: config } = useQuery(clipConfigQuery);
  const { hidden } = useSite();
  const { cart: t } = useMessages("checkout");
  const { cart, hero, design } = useMessages("storefront");
  return (
    <div className={css.empty}>
      <CustomClipPhoto config={config} />
      <h3 className={css.emptyTitle} tabIndex={-1} data-empty-cart="">
        {t.empty}
      </h3>
      <p className={css.emptyText}>{t.emptyText}</p>
      {!navigator.cookieEnabled && (
        <p className={css.emptyText} role="status">
          {cart.noCookies}
        </p>
      )}
      <div className={css.emptyActions}>
        <ButtonLink to={sectionPath("products")} onClick={() => close()}>
          {hero.shop}
        </ButtonLink>
        {!hidden.includes("promo") && (
          <Button
            kind="line"
            disabled={config?.isEnabled === false}
            onClick={() => show({ kind: "designer" })}
            {...preload}
          >
            {design}
          </Button>
        )}
      </div>
    </div>
  );
}
