import { useQuery } from "@tanstack/react-query";
import { formatCount, formatPrice } from "#shared/text/formats.ts";
import { orderWeekQuery } from "#web/admin/data/admin-queries.ts";
import { panel } from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import * as css from "./WeekBox.css.ts";

/** The orders of the last seven days as a number and seven bars. */
export function WeekBox() {
  const t = useMessages("panel").letters.orders;
  const formats = useFormats();
  const { data: week } = useQuery(orderWeekQuery);
  if (!week) return null;
  if (!week.hasOrders)
    return (
      <section className={panel}>
        <p className={css.first}>{t.first}</p>
      </section>
    );
  const most = Math.max(1, ...week.days.map(({ orders }) => orders));
  return (
    <section className={`${panel} ${css.week}`}>
      <p>
        <span className={css.number}>{formatCount(week.orders, formats)}</span>{" "}
        <span className={css.what}>{t.inWeek(week.orders)}</span>{" "}
        <span className={css.total}>
          {t.total(formatPrice(week.total, formats))}
        </span>
      </p>
      <ul className={css.bars} aria-label={t.bars}>
        {week.days.map(({ name, orders }, index) => {
          const isToday = index === week.days.length - 1;
          return (
            <li
              key={name}
              className={css.day}
              data-today={isToday || undefined}
            >
              <span>{formatCount(orders, formats)}</span>
              <span
                className={css.bar}
                aria-hidden="true"
                style={{ height: `${(orders / most) * 6}rem` }}
              />
              <span className={css.name}>{isToday ? t.today : name}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
