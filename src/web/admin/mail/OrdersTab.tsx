import { useMessages } from "#web/data/messages.ts";
import { useShop } from "#web/data/shop-context.ts";
import { TimeOff } from "#web/admin/time-off/TimeOff.tsx";
import { LostMail } from "./LostMail.tsx";
import { WeekBox } from "./WeekBox.tsx";
import { WeekMailBox } from "./WeekMailBox.tsx";
import { DeliveryBox } from "./DeliveryBox.tsx";
import * as css from "./OrdersTab.css.ts";

/**
 * Explains that orders arrive by email, and shows the last week, the state of
 * the emails and what the maker says about her time.
 */
export function OrdersTab() {
  const t = useMessages("panel").mail;
  const { ownerEmail } = useShop();
  return (
    <div className={css.columns}>
      <div className={css.boxes}>
        <section className={css.texts}>
          <h2 className={css.title}>{t.ordersTitle}</h2>
          <p className={css.lead}>{t.ordersText(ownerEmail)}</p>
        </section>
        <WeekBox />
        <LostMail />
      </div>
      <div className={css.boxes}>
        <DeliveryBox />
        <WeekMailBox />
        <TimeOff />
      </div>
    </div>
  );
}
