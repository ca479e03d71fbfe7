import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useId, useState } from "react";
import { CART_PLACEHOLDERS, shownTitle } from "#shared/cart/rules.ts";
import type { Cart } from "#shared/cart/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useSite } from "#web/data/shop-context.ts";
import { cartQuery, clipConfigQuery } from "#web/data/queries.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import "#shared/orders/contact.ts";
import "#web/ui/TextField.tsx";
import { CartTotal, DiscountSlot } from "#web/orders/Discount.tsx";
import { NoWithdrawal } from "#web/orders/NoWithdrawal.tsx";
import { PriceNote, TotalNote } from "#web/ui/Price.tsx";
import {
  useOverlayPreload,
  useOverlays,
} from "#web/overlays/overlay-context.ts";
import { shownClipName } from "#shared/clip/rules.ts";
import type { CustomClipConfig } from "#shared/clip/schema.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { OpenClip } from "#web/ui/OpenClip.tsx";
import { sectionPath } from "#web/ui/SectionLink.tsx";
import { CartLines } from "./CartLines.tsx";
import * as css from "./CartDrawer.css.ts";
import { item, row } from "./CartLine.css.ts";

// The checkout follows: its fields and what reads them come along, as most of a
// dialog does.

type CartDrawerProps = {
  isOpen: boolean;
  /** The line whose Edit button gets the focus after the designer closes. */
  focusLineId: number | undefined;
  onExited: () => void;
};

/** The cart drawer: the lines, the total and the button to the checkout. */
export function CartDrawer({ isOpen, focusLineId, onExited }: CartDrawerProps) {
  const { close } = useOverlays();
  const { cart: t } = useMessages("buy");
  const { data: cart, isError } = useQuery(cartQuery);
  const hasFooter = cart ? cart.length > 0 : !isError;
  return (
    <Dialog
      kind="drawer"
      isOpen={isOpen}
      onClose={() => close()}
      onExited={onExited}
      title={t.title}
      closeLabel={t.close}
      focusFirst={focusLineId === undefined ? "close" : "content"}
      footer={hasFooter && <CartFooter cart={cart} />}
    >
      <CartContent focusLineId={focusLineId} />
    </Dialog>
  );
}

/** The total and the checkout button, which is disabled while `cart` loads. */
function CartFooter({ cart }: { cart: Cart | undefined }) {
  const { show } = useOverlays();
  const { cart: t } = useMessages("buy");
  const preload = useOverlayPreload("checkout");
  const hasDelivery = useSite().deliveryOptions.length > 0;
  const noticeId = useId();
  const unavailable = cart?.filter((line) => !line.available) ?? [];
  const hasUnavailable = unavailable.length > 0;
  return (
    <>
      {hasUnavailable && (
        <UnavailableNotice id={noticeId} lines={unavailable} />
      )}
      <dl className={css.total}>
        <dt className={css.totalName}>{hasDelivery ? t.subtotal : t.total}</dt>
        <dd className={css.totalValue}>
          {cart ? (
            <CartTotal cart={cart} formerClass={css.former} />
          ) : (
            <span className={css.totalSkeleton} />
          )}
        </dd>
      </dl>
      {cart && <DiscountSlot cart={cart} />}
      <p className={css.notes}>
        <span>{hasDelivery ? t.deliveryNext : t.note}</span>{" "}
        {hasDelivery ? (
          <PriceNote className={css.priceNote} />
        ) : (
          <TotalNote className={css.priceNote} />
        )}
      </p>
      <NoWithdrawal cart={cart ?? []} />
      <Button
        size="large"
        isBlock
        className={css.checkout}
        disabled={!cart || hasUnavailable}
        aria-describedby={hasUnavailable ? noticeId : undefined}
        onClick={() => show({ kind: "checkout" })}
        {...preload}
      >
        {t.checkout}
      </Button>
    </>
  );
}

/** Names the lines that must be removed before the rest can be ordered. */
function UnavailableNotice({ id, lines }: { id: string; lines: Cart }) {
  const { cart: t } = useMessages("buy");
  const { customClip } = useMessages("first");
  const names = lines.map((line) =>
    shownTitle({ ...line, ...line.product }, customClip),
  );
  return (
    <div role="alert" className={css.notice}>
      <Icon name="warning" className={css.noticeIcon} />
      <p id={id}>{t.unavailable(names)}</p>
    </div>
  );
}

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
  const { cart: t } = useMessages("buy");
  const { tryAgain } = useMessages("first");
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
  const { cart: t } = useMessages("buy");
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
  const { customClip } = useMessages("first");
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
  const { cart: t } = useMessages("buy");
  const { cart, hero, design } = useMessages("first");
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
