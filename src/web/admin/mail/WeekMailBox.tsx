import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { HOUR_MS } from "#shared/text/dates.ts";
import { changeWeekMail } from "#shared/orders/calls.ts";
import type { WeekMail } from "#shared/orders/week.ts";
import { weekMailQuery } from "#web/admin/data/admin-queries.ts";
import { useCall } from "#web/admin/data/useCall.ts";
import { createKeptFields } from "#web/admin/editor/kept-fields.ts";
import {
  panel,
  panelHead,
  panelTitle,
  quiet,
} from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import { SelectField } from "#web/ui/TextField.tsx";
import { link } from "#web/ui/layout.css.ts";
import * as css from "./OrdersTab.css.ts";

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** A Monday. */
const MONDAY_MS = Date.UTC(2026, 10, 23);

/** Returns how the shop's language writes weekdays and hours. */
function useNames() {
  const { locale } = useFormats();
  const at = (ms: number, options: Intl.DateTimeFormatOptions) =>
    new Date(MONDAY_MS + ms).toLocaleString(locale, {
      ...options,
      timeZone: "UTC",
    });
  return {
    day: (day: number) => at((day - 1) * 24 * HOUR_MS, { weekday: "long" }),
    hour: (hour: number) => at(hour * HOUR_MS, { timeStyle: "short" }),
  };
}

/** When the maker gets the mail about her week, and the form to change it. */
export function WeekMailBox() {
  const t = useMessages("panel").letters.orders.weekMail;
  const names = useNames();
  const { data } = useQuery(weekMailQuery);
  const [isOpen, setIsOpen] = useState(fields.isBegun);
  const show = (isShown: boolean) => {
    fields.forget();
    setIsOpen(isShown);
  };
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
          onClick={() => show(!isOpen)}
        >
          {t.change}
        </button>
      </div>
      <p className={quiet}>
        {weekMail
          ? t.on(names.day(weekMail.day), names.hour(weekMail.hour))
          : t.off}
      </p>
      {isOpen && (
        <WeekMailForm weekMail={weekMail} onSaved={() => show(false)} />
      )}
    </section>
  );
}

type WeekMailFormProps = { weekMail: WeekMail | null; onSaved: () => void };

const MORNING = 7;

/** What is chosen, until the form is closed. */
const fields = createKeptFields("week mail");

function WeekMailForm({ weekMail, onSaved }: WeekMailFormProps) {
  const t = useMessages("panel").letters.orders.weekMail;
  const names = useNames();
  const { useField } = fields;
  const [day, setDay] = useField("day", z.number(), weekMail?.day ?? 0);
  const [hour, setHour] = useField(
    "hour",
    z.number(),
    weekMail?.hour ?? MORNING,
  );
  const [skipEmpty, setSkipEmpty] = useField(
    "skipEmpty",
    z.boolean(),
    weekMail?.skipEmpty ?? true,
  );
  const save = useCall(changeWeekMail, {
    saved: t.saved,
    failed: t.failed,
    into: weekMailQuery,
    onSuccess: onSaved,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = day === 0 ? null : { day, hour, skipEmpty };
    save.mutate({ body: { weekMail: chosen } });
  };
  return (
    <form className={css.weekMail} onSubmit={onSubmit}>
      <SelectField
        label={t.day}
        value={String(day)}
        options={[
          ["0", t.none],
          ...DAYS.map((each) => [String(each), names.day(each)] as const),
        ]}
        onValue={(value) => setDay(Number(value))}
      />
      {day > 0 && (
        <>
          <SelectField
            label={t.hour}
            value={String(hour)}
            options={HOURS.map((each) => [String(each), names.hour(each)])}
            onValue={(value) => setHour(Number(value))}
          />
          <CheckBox isChecked={skipEmpty} onChange={setSkipEmpty}>
            {t.skipEmpty}
          </CheckBox>
        </>
      )}
      <Button type="submit" kind="ink" size="small" isPending={save.isPending}>
        {t.save}
      </Button>
    </form>
  );
}
