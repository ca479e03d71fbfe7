import { sumOfCart } from "#shared/cart/sum.ts";
import type { Cart } from "#shared/cart/schema.ts";
import { formatCents } from "#shared/text/formats.ts";
import { useDiscount } from "#web/data/discount.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { lateComponent, useLateCode } from "#web/ui/late-code.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";

const lateField = lateComponent(["errors", "buy"], () =>
  import("./DiscountField.tsx").then((module) => module.DiscountField),
);

type DiscountSlotProps = {
  cart: Cart;
  /** Among the sums: what the code takes there; absent below the total. */
  takesCents?: number;
};

/** The place of the field for a code, in a shop that has one to be used. */
export function DiscountSlot({ cart, takesCents }: DiscountSlotProps) {
  const { isOpen, code } = useDiscount(cart);
  // Without it, the cart can be ordered as it is.
  const Field = useLateCode(lateField, isOpen || code !== null, () => {});
  return Field ? <Field cart={cart} takesCents={takesCents} /> : null;
}

type FormerTotalProps = {
  cart: Cart;
  className?: string;
};

/** The total before a code took something off, struck; nothing without one. */
export function FormerTotal({ cart, className }: FormerTotalProps) {
  const { discount } = useDiscount(cart);
  const { discount: t } = useMessages("buy");
  const formats = useFormats();
  const { clipsCents, totalCents } = sumOfCart(cart, { discount });
  if (clipsCents === totalCents) return null;
  const before = formatCents(clipsCents, formats);
  return (
    <>
      <span className={visuallyHidden}>
        {t.former(before, formatCents(totalCents, formats))}
      </span>
      <s aria-hidden="true" className={className}>
        {before}
      </s>
    </>
  );
}
