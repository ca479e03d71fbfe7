import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CART_PLACEHOLDERS } from "#shared/cart/rules.ts";
import type { CustomClipConfig } from "#shared/clip/schema.ts";
import { cartQuery, clipConfigQuery } from "#web/data/queries.ts";
import { Button } from "#web/ui/Button.tsx";
import { ButtonLink } from "#web/ui/ButtonLink.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
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
  return (
    <div className={css.empty} role="alert">
      <h3 className={css.failureTitle}>We couldn't load your cart.</h3>
      <p className={css.emptyText}>Your clips are safe.</p>
      <Button kind="ink" onClick={() => void onRetry()}>
        <Icon name="retry" />
        Try again
      </Button>
    </div>
  );
}

const PLACEHOLDERS = Array.from(
  { length: CART_PLACEHOLDERS },
  (_, index) => index,
);

function Placeholders() {
  return (
    <>
      <p className={visuallyHidden} role="status">
        Loading your cart...
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
  if (!config?.imageUrl || isBroken)
    return <OpenClip className={css.emptyClip} />;
  return (
    <img
      className={css.emptyPhoto}
      src={config.imageUrl}
      alt={config.name}
      onError={() => setBroken(true)}
    />
  );
}

function EmptyCart() {
  const { show, close } = useOverlays();
  const preload = useOverlayPreload("designer");
  const { data: config } = useQuery(clipConfigQuery);
  return (
    <div className={css.empty}>
      <CustomClipPhoto config={config} />
      <h3 className={css.emptyTitle} tabIndex={-1} data-empty-cart="">
        Nothing held yet
      </h3>
      <p className={css.emptyText}>
        Your cart is empty. Add a clip you like, or design one with your own
        charms and letters.
      </p>
      <div className={css.emptyActions}>
        <ButtonLink to={sectionPath("products")} onClick={() => close()}>
          Shop Now
        </ButtonLink>
        <Button
          kind="line"
          disabled={config?.isEnabled === false}
          onClick={() => show({ kind: "designer" })}
          {...preload}
        >
          Design Your Clip
        </Button>
      </div>
    </div>
  );
}
