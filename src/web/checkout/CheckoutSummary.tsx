import type { Cart } from "#shared/cart/schema.ts";
import { cartTotal, lineCents, lineTitle } from "#shared/cart/rules.ts";
import { formatCents } from "#shared/money/cents.ts";
import { useSite } from "#web/data/shop-context.ts";
import { note } from "#web/ui/layout.css.ts";
import { Price } from "#web/ui/Price.tsx";
import * as css from "./CheckoutDialog.css.ts";

/** The lines of the order and their total. */
export function CheckoutSummary({ cart }: { cart: Cart }) {
  const { delivery } = useSite();
  return (
    <section className={css.summary} aria-label="Your order">
      <ul>
        {cart.map((line) => (
          <li key={line.id} className={css.line}>
            <span>
              {line.quantity} ×{" "}
              <bdi>
                {lineTitle(line.product.name, line.product.variantTitle)}
              </bdi>
              {!line.available && " (can no longer be bought)"}
            </span>
            <span className={css.amount}>
              {line.available ? formatCents(lineCents(line)) : "-"}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.total}>
        <span>Total</span>
        <Price className={css.amount} value={cartTotal(cart)} />
      </p>
      {delivery && (
        <p className={note} dir="auto">
          {delivery}
        </p>
      )}
    </section>
  );
}
