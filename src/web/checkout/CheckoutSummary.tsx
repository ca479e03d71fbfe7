import type { Cart } from "#shared/cart.ts";
import { cartTotal, lineCents, lineTitle } from "#shared/cart-rules.ts";
import { formatCents } from "#shared/cents.ts";
import { Price } from "../ui/Price.tsx";
import * as css from "./CheckoutDialog.css.ts";

/** What is about to be ordered, and what it comes to. */
export function CheckoutSummary({ cart }: { cart: Cart }) {
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
    </section>
  );
}
