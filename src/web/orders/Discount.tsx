import { sumOfCart } from "#shared/cart/sum.ts";
import type { Cart } from "#shared/cart/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import { formatCents } from "#shared/text/formats.ts";
import { useDiscount } from "#web/data/discount.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { lateComponent, useLateCode } from "#web/ui/late-code.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { Price } from "#web/ui/Price.tsx";

const lateField = lateComponent(["errors", "buy"], () =>
  import("./DiscountField.tsx").then((module) => module.DiscountField),
);

type DiscountSlotProps = {
  cart: Cart;
  /** Among the sums: what the code takes there; absent below the total. */
  takesCents?: number | undefined;
};

/** The place of the field for a code, in a shop that has one to be used. */
export function DiscountSlot({ cart, takesCents }: DiscountSlotProps) {
  const { isOpen, code } = useDiscount(cart);
  // Without it, the cart can be ordered as it is.
  const Field = useLateCode(lateField, isOpen || code !== null, () => {});
  return Field ? <Field cart={cart} takesCents={takesCents} /> : null;
}

type CartTotalProps = {
  cart: Cart;
  /** The class of the total before a code took something off, struck. */
  formerClass: string;
};

/** The total of a cart, and before it what it was without the code. */
export function CartTotal({ cart, formerClass }: CartTotalProps) {
  const { discount } = useDiscount(cart);
  const { discount: t } = useMessages("buy");
  const formats = useFormats();
  const { clipsCents, totalCents } = sumOfCart(cart, { discount });
  const before = formatCents(clipsCents, formats);
  return (
    <>
      {clipsCents !== totalCents && (
        <>
          <span className={visuallyHidden}>
            {t.former(before, formatCents(totalCents, formats))}
          </span>
          <s aria-hidden="true" className={formerClass}>
            {before}
          </s>
        </>
      )}
      <Price value={toPrice(totalCents)} />
    </>
  );
}
