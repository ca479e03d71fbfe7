import type { ReactNode } from "react";
import { cartCount, isCustomLine, shownTitle } from "#shared/cart/rules.ts";
import { lineCents } from "#shared/cart/sum.ts";
import type { Cart, CartLine } from "#shared/cart/schema.ts";
import type { DeliveryOption } from "#shared/delivery/schema.ts";
import { struckPrice } from "#shared/catalog/sale.ts";
import { formatCents, formatPrice } from "#shared/text/formats.ts";
import { LinePicture } from "#web/clip/ClipPicture.tsx";
import { useDiscount } from "#web/data/discount.ts";
import { useMessages } from "#web/data/messages.ts";
import { useDelivery, useFormats, useSite } from "#web/data/shop-context.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { TotalNote } from "#web/ui/Price.tsx";
import { DiscountSlot } from "./Discount.tsx";
import { sumWithDelivery } from "./delivery-form.ts";
import { NoWithdrawal } from "./NoWithdrawal.tsx";
import * as css from "./OrderPane.css.ts";

type OrderPaneProps = {
  cart: Cart;
  option: DeliveryOption | undefined;
  /** The button, which stands directly below the total. */
  children: ReactNode;
};

/** Shows what is ordered, with the delivery, the total and the button. */
export function OrderPane({ cart, option, children }: OrderPaneProps) {
  const { delivery: t, checkout, discount: texts } = useMessages("buy");
  const delivery = useDelivery(true);
  const formats = useFormats();
  const ordered = cart.filter(({ available }) => available);
  const { used, discount } = useDiscount(cart);
  const sum = sumWithDelivery(cart, option, discount);
  const isBinding = useSite().legal.orderWording === "binding";
  // A code that takes something is a sum itself; its field only follows the
  // total where the law lets it.
  const isSum = isBinding || (used !== undefined && sum.discountCents > 0);
  const totalText = formatCents(sum.totalCents, formats);
  return (
    <section className={css.pane} aria-label={checkout.order}>
      <h3 className={css.heading}>{checkout.order}</h3>
      <ul>
        {cart.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <NoWithdrawal cart={cart} />
      {cart.length > 0 && (
        <dl className={css.sums}>
          <div className={css.sum}>
            <dt>{t.clips(cartCount(ordered))}</dt>
            <dd>{formatCents(sum.clipsCents, formats)}</dd>
          </div>
          {isSum && (
            <div
              className={css.code}
              data-used={sum.discountCents > 0 || undefined}
            >
              <dt className={visuallyHidden}>{texts.your}</dt>
              <dd className={css.discount}>
                <DiscountSlot cart={cart} takesCents={sum.discountCents} />
              </dd>
            </div>
          )}
          {option && (
            <div className={css.way}>
              <dt dir="auto">{option.name}</dt>
              <dd>
                {sum.deliveryCents === 0
                  ? t.free
                  : formatCents(sum.deliveryCents, formats)}
              </dd>
            </div>
          )}
          <div className={css.total}>
            <dt>{t.total}</dt>
            <dd aria-live="polite">
              <span key={totalText} className={css.totalAmount}>
                {totalText}
              </span>
            </dd>
          </div>
        </dl>
      )}
      <TotalNote className={css.priceNote} />
      {!isSum && <DiscountSlot cart={cart} />}
      <div className={css.submit}>{children}</div>
      <p className={css.calm}>
        <Shield />
        <span>
          <strong className={css.calmTitle}>{t.payNothing}</strong>{" "}
          <span>{t.payLater}</span>{" "}
          {delivery && (
            <span dir="auto" className={css.ownLine}>
              {delivery}
            </span>
          )}
        </span>
      </p>
    </section>
  );
}

function Line({ line }: { line: CartLine }) {
  const { checkout: t, line: texts } = useMessages("buy");
  const { customClip } = useMessages("first");
  const formats = useFormats();
  const { orderWording, country } = useSite().legal;
  const { product, quantity } = line;
  const struck = struckPrice(product, country);
  const isCustom = isCustomLine(line);
  const title = shownTitle(
    { ...line, ...product, variantTitle: null },
    customClip,
  );
  const details = [
    product.variantTitle,
    isCustom
      ? texts.parts(product.description)
      : orderWording === "binding" && product.description,
    struck &&
      (struck.isLowest ? texts.reducedLowest : texts.reduced)(
        formatPrice(struck.price, formats),
      ),
    !line.available && t.unavailable,
  ].filter(Boolean);
  return (
    <li className={css.line}>
      <span className={css.thumbnail} data-custom={isCustom || undefined}>
        <LinePicture line={line} width={64} isDecorative />
      </span>
      <span className={css.words}>
        <span className={css.name}>
          {quantity > 1 && <span>{`${quantity} × `}</span>}
          <bdi>{title}</bdi>
        </span>
        {details.map((text) => (
          <span key={String(text)} className={css.details} dir="auto">
            {text}
          </span>
        ))}
      </span>
      <span className={css.amount}>
        {line.available ? formatCents(lineCents(line), formats) : "-"}
      </span>
    </li>
  );
}

function Shield() {
  return (
    <svg className={css.shield} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4l7 2.5V12c0 4-3 6.7-7 8-4-1.3-7-4-7-8V6.5zM9 12l2.2 2.2L15.5 10" />
    </svg>
  );
}
