import type { Cart } from "#shared/cart/schema.ts";
import { isCustomLine, shownTitle } from "#shared/cart/rules.ts";
import { lineCents } from "#shared/cart/sum.ts";
import { formatCents } from "#shared/text/formats.ts";
import { useDiscount } from "#web/data/discount.ts";
import { useMessages } from "#web/data/messages.ts";
import { CartTotal, DiscountSlot } from "#web/orders/Discount.tsx";
import { useDelivery, useFormats, useSite } from "#web/data/shop-context.ts";
import { LinePicture } from "#web/clip/ClipPicture.tsx";
import { HoldClock } from "./HoldClock.tsx";
import { NoWithdrawal } from "#web/orders/NoWithdrawal.tsx";
import { note, small } from "#web/ui/layout.css.ts";
import { TotalNote } from "#web/ui/Price.tsx";
import * as css from "./CheckoutDialog.css.ts";

/** The lines of the order and their total. */
export function CheckoutSummary({ cart }: { cart: Cart }) {
  const { legal } = useSite();
  const delivery = useDelivery(true);
  const isBinding = legal.orderWording === "binding";
  const { cart: words, checkout: t, line: texts } = useMessages("buy");
  const { customClip } = useMessages("first");
  const formats = useFormats();
  const { discount } = useDiscount(cart);
  return (
    <section className={css.summary} aria-label={t.order}>
      <ul>
        {cart.map((line) => (
          <li key={line.id} className={css.line}>
            <span className={css.thumbnail} aria-hidden="true">
              <LinePicture line={line} width={64} />
            </span>
            <span className={css.text}>
              <span>{`${line.quantity} ×`}</span>{" "}
              <bdi>
                {shownTitle(
                  { ...line, ...line.product, variantTitle: null },
                  customClip,
                )}
              </bdi>
              {line.product.variantTitle && (
                <span className={small}>
                  <bdi>{line.product.variantTitle}</bdi>
                </span>
              )}
              {!line.available && <span>{` ${t.unavailable}`}</span>}
              <HoldClock line={line} />
              {isBinding && line.product.description && (
                <span className={small}>
                  <bdi>
                    {isCustomLine(line)
                      ? texts.parts(line.product.description)
                      : line.product.description}
                  </bdi>
                </span>
              )}
            </span>
            <span className={css.amount}>
              {line.available ? formatCents(lineCents(line), formats) : "-"}
            </span>
          </li>
        ))}
      </ul>
      {delivery && (
        <p className={note} dir="auto">
          {delivery}
        </p>
      )}
      <NoWithdrawal cart={cart} />
      {isBinding && <DiscountSlot cart={cart} takesCents={discount?.value} />}
      <p className={css.total}>
        <span>{words.total}</span>
        <span className={css.amount}>
          <CartTotal cart={cart} formerClass={css.former} />
        </span>
      </p>
      <TotalNote />
      {!isBinding && <DiscountSlot cart={cart} />}
    </section>
  );
}
