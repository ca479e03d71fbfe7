import { useQuery, useQueryClient } from "@tanstack/react-query";
import { HOUR_MS } from "#shared/text/dates.ts";
import { changeWeekMail } from "#shared/orders/calls.ts";
import { WeekMailSetting } from "#shared/orders/week.ts";
import { weekMailQuery } from "#web/admin/data/admin-queries.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { editedBy } from "#web/admin/editor/edited.ts";
import { choice } from "#web/admin/editor/form-kinds.tsx";
import { flag } from "#web/admin/editor/kinds.tsx";
import { TableField } from "#web/ui/TableField.tsx";
import { useEditedForm } from "#web/admin/editor/useEditedForm.tsx";
import {
  panel,
  panelHead,
  panelTitle,
  quiet,
} from "#web/admin/form/admin.css.ts";
import { weekdayName, WEEKDAYS } from "./pacing.tsx";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { link } from "#web/ui/layout.css.ts";
import * as css from "./OrdersTab.css.ts";

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
export function WeekMailBox() {
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
