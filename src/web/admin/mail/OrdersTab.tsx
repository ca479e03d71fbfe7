import { useShop } from "#web/data/shop-context.ts";
import { columns, quiet } from "#web/admin/form/admin.css.ts";
import { DeliveryBox } from "./DeliveryBox.tsx";
import * as css from "./OrdersTab.css.ts";

/** Explains that orders arrive by email, and shows the state of the emails. */
export function OrdersTab() {
  const { ownerEmail } = useShop();
  return (
    <div className={columns}>
      <DeliveryBox />
      <section className={css.texts}>
        <h2 className={css.title}>Orders arrive by email</h2>
        <p className={css.lead}>
          Orders are emailed to {ownerEmail} when customers complete purchases.
        </p>
        <p className={quiet}>
          There is no order list here. Each message carries the customer's name,
          email, phone, the items with charm and text details, and the total.
        </p>
      </section>
    </div>
  );
}
