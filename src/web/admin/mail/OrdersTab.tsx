import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useMessages } from "#web/data/messages.ts";
import { useFormats, useShop } from "#web/data/shop-context.ts";
import { TimeOff } from "./TimeOff.tsx";
import { formatCount, formatPrice } from "#shared/text/formats.ts";
import { orderWeekQuery } from "#web/admin/data/admin-queries.ts";
import { panel, panelTitle, quiet } from "#web/admin/form/admin.css.ts";
import { resendOrderMails } from "#shared/orders/calls.ts";
import { ResendInput } from "#shared/orders/week.ts";
import { checkForm, readFieldErrors } from "#web/admin/form/form-versions.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import { send } from "#web/data/api.ts";
import { button, input, pill } from "#web/ui/Pill.css.ts";
import { Button } from "#web/ui/Button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { FieldError } from "#web/ui/FieldError.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
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

/** The orders of the last seven days as a number and seven bars. */
function WeekBox() {
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

/** Sends the maker the mails about an order, or a customer's orders, again. */
function LostMail() {
  const t = useMessages("panel").letters.orders.lost;
  const { ownerEmail } = useShop();
  const [query, setQuery] = useState("");
  const [answer, setAnswer] = useState("");
  const act = async () => {
    const body = { query };
    checkForm(ResendInput, body);
    return send(resendOrderMails, { body });
  };
  const resend = useAction(act, {
    failed: t.failed,
    onSuccess: ({ orders }) =>
      setAnswer(orders > 0 ? t.sent(ownerEmail) : t.none(query.trim())),
  });
  const id = useId();
  const error = readFieldErrors(resend.error).query;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAnswer("");
    resend.mutate(undefined);
  };
  return (
    <section className={panel}>
      <h2 className={panelTitle}>{t.title}</h2>
      <p className={`${quiet} ${css.explained}`}>{t.text}</p>
      <form className={css.lost} noValidate onSubmit={onSubmit}>
        <label className={visuallyHidden} htmlFor={id}>
          {t.label}
        </label>
        <div
          className={classNames(pill, css.lostField)}
          data-invalid={error ? "" : undefined}
        >
          <input
            id={id}
            className={input}
            type="text"
            placeholder={t.placeholder}
            value={query}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${id}-error`}
            onChange={(event) => setQuery(event.target.value)}
          />
          <Button
            type="submit"
            kind="ink"
            size="small"
            className={button}
            isPending={resend.isPending}
          >
            {t.send}
          </Button>
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <p role="status">{answer}</p>
      </form>
    </section>
  );
}
