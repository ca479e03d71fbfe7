import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { cartTotal, shownTitle } from "#shared/cart/rules.ts";
import type { Cart } from "#shared/cart/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useSite } from "#web/data/shop-context.ts";
import { cartQuery } from "#web/data/queries.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { Dialog } from "#web/ui/dialog/Dialog.tsx";
import { Icon } from "#web/ui/Icon.tsx";
// The checkout follows: its fields and what reads them come along, as most of a
// dialog does.
import "#shared/orders/contact.ts";
import "#web/ui/field/TextField.tsx";
import { NoWithdrawal } from "#web/withdrawal/NoWithdrawal.tsx";
import { PriceNote, TotalNote } from "#web/ui/PriceNote.tsx";
import { Price } from "#web/ui/Price.tsx";
import {
  useOverlayPreload,
  useOverlays,
} from "#web/overlays/overlay-context.ts";
import { CartContent } from "./CartContent.tsx";
import * as css from "./CartDrawer.css.ts";

type CartDrawerProps = {
  isOpen: boolean;
  /** The line whose Edit button gets the focus after the designer closes. */
  focusLineId: number | undefined;
  onExited: () => void;
};

/** The cart drawer: the lines, the total and the button to the checkout. */
export function CartDrawer({ isOpen, focusLineId, onExited }: CartDrawerProps) {
  const { close } = useOverlays();
  const { cart: t } = useMessages("checkout");
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
  const { cart: t } = useMessages("checkout");
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
            <Price value={cartTotal(cart)} />
          ) : (
            <span className={css.totalSkeleton} />
          )}
        </dd>
      </dl>
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
  const { cart: t } = useMessages("checkout");
  const { customClip } = useMessages("storefront");
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
