import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useMessages } from "#web/data/messages.ts";
import { useFormats, useShop } from "#web/data/shop-context.ts";
import { formatCount, formatPrice } from "#shared/text/formats.ts";
import {
  orderWeekQuery,
  weekMailQuery,
} from "#web/admin/data/admin-queries.ts";
import {
  panel,
  panelHead,
  panelTitle,
  quiet,
} from "#web/admin/form/admin.css.ts";
import { changeWeekMail, resendOrderMails } from "#shared/orders/calls.ts";
import { ResendInput, WeekMailSetting } from "#shared/orders/week.ts";
import { checkForm, readFieldErrors } from "#web/admin/form/form-versions.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import { send } from "#web/data/api.ts";
import { button, input, pill } from "#web/ui/Pill.css.ts";
import { Button } from "#web/ui/Button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { FieldError } from "#web/ui/FieldError.tsx";
import { link, visuallyHidden } from "#web/ui/layout.css.ts";
import { PageLink } from "#web/ui/PageLink.tsx";
import { PAGES } from "#shared/api/paths.ts";
import { HOUR_MS } from "#shared/text/dates.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { editedBy } from "#web/admin/editor/edited.ts";
import { choice } from "#web/admin/editor/form-kinds.tsx";
import { flag } from "#web/admin/editor/kinds.tsx";
import { TableField } from "#web/ui/TableField.tsx";
import { useEditedForm } from "#web/admin/editor/useEditedForm.tsx";
import { useStore } from "#web/data/store.ts";
import { TimeOff } from "./TimeOff.tsx";
import { DeliveryBox } from "./DeliveryBox.tsx";
import { weekdayName, WEEKDAYS } from "./pacing.tsx";
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
          <PageLink className={link} to={PAGES.adminWorkbench}>
            {t.toWorkbench}
          </PageLink>
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

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Returns how the shop's language writes an hour of the day. */
const sayHour = (hour: number, locale: string) =>
  new Date(hour * HOUR_MS).toLocaleString(locale, {
    timeStyle: "short",
    timeZone: "UTC",
  });

const NEVER = "0";

const edited = editedBy({
  key: "week mail",
  table: {
    "weekMail.day": choice({ empty: NEVER, write: Number }),
    "weekMail.hour": choice({ empty: "7", write: Number }),
    "weekMail.skipEmpty": flag({ empty: true }),
  },
  rowSchema: WeekMailSetting,
  inputSchema: WeekMailSetting,
  toBody: (body, form) => (isOff(form) ? { weekMail: null } : body),
  save: (body) =>
    sendAsMaker(changeWeekMail, { body: WeekMailSetting.parse(body) }),
});

const isOff = (form: object) => Reflect.get(form, "weekMail.day") === NEVER;

/** When the maker gets the mail about her week, and the form to change it. */
function WeekMailBox() {
  const t = useMessages("panel").letters.orders.weekMail;
  const { locale } = useFormats();
  const { data } = useQuery(weekMailQuery);
  const isOpen = useStore(edited.editing) !== null;
  if (!data) return null;
  const { weekMail } = data;
  return (
    <section className={panel}>
      <div className={panelHead}>
        <h2 className={panelTitle}>{t.title}</h2>
        <button
          type="button"
          className={link}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? edited.close() : edited.open(data))}
        >
          {t.change}
        </button>
      </div>
      <p className={quiet}>
        {weekMail
          ? t.on(
              weekdayName(weekMail.day, locale),
              sayHour(weekMail.hour, locale),
            )
          : t.off}
      </p>
      {isOpen && <WeekMailForm />}
    </section>
  );
}

function WeekMailForm() {
  const t = useMessages("panel").letters.orders.weekMail;
  const { versions } = useMessages("panel");
  const { locale } = useFormats();
  const days = WEEKDAYS.map(
    (day) => [String(day), weekdayName(day, locale)] as const,
  );
  const queryClient = useQueryClient();
  const { of, isSaving, element, notice } = useEditedForm(edited, {
    labels: {
      "weekMail.day": t.day,
      "weekMail.hour": t.hour,
      "weekMail.skipEmpty": t.skipEmpty,
    },
    options: {
      "weekMail.day": [[NEVER, t.none], ...days],
      "weekMail.hour": HOURS.map((hour) => [
        String(hour),
        sayHour(hour, locale),
      ]),
    },
    texts: versions,
    saved: t.saved,
    failed: t.failed,
    refresh: () => queryClient.refetchQueries(weekMailQuery),
    onClosed: () => {},
  });
  return (
    <form {...element} className={css.weekMail}>
      {notice}
      <TableField name="weekMail.day" {...of} />
      {!isOff(of.form) && (
        <>
          <TableField name="weekMail.hour" {...of} />
          <TableField name="weekMail.skipEmpty" {...of} />
        </>
      )}
      <Button type="submit" kind="ink" size="small" isPending={isSaving}>
        {t.save}
      </Button>
    </form>
  );
}
