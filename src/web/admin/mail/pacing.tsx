import { useState } from "react";
import * as z from "zod/mini";
import {
  type Pace,
  PACE_LIMITS,
  PaceInput,
  PauseInput,
} from "#shared/pace/schema.ts";
import { changePartOfSite } from "#shared/admin/item-calls.ts";
import { AdminSite } from "#shared/site/schema.ts";
import { splitDays } from "#shared/text/typed-days.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { editedBy } from "#web/admin/editor/edited.ts";
import { moment, number, whole } from "#web/admin/editor/form-kinds.tsx";
import { text } from "#web/admin/editor/kinds.tsx";
import type { ControlProps, Kind } from "#web/data/table.ts";
import { checks, compactField } from "#web/admin/form/admin.css.ts";
import { MomentField, useDays } from "#web/admin/form/DateField.tsx";
import { ifMatchHeader } from "#web/admin/form/form-versions.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import { label as legend } from "#web/ui/TextField.css.ts";
import { TextField } from "#web/ui/TextField.tsx";

// When the maker takes no orders, and how fast she makes them: two parts of the
// site, each with a form of its own.

const Pacing = z.pick(AdminSite, { pause: true, pace: true, updatedAt: true });
type Pacing = z.infer<typeof Pacing>;

const PacingPatch = z.object({
  pause: z.optional(z.nullable(PauseInput)),
  pace: z.optional(z.nullable(PaceInput)),
});

const saved = {
  rowSchema: Pacing,
  inputSchema: PacingPatch,
  save: (body: object, { updatedAt }: Pacing): Promise<Pacing> =>
    sendAsMaker(changePartOfSite, { body, headers: ifMatchHeader(updatedAt) }),
};

export const pauseForm = editedBy({
  ...saved,
  key: "pause",
  table: {
    "pause.from": moment({
      write: (value) => value || undefined,
      Control: DayControl,
    }),
    "pause.until": moment({ write: (value) => value, Control: DayControl }),
    "pause.text": text({ input: { maxLength: PACE_LIMITS.text } }),
  },
});

/** What ends a pause, as it was when the maker pressed that. */
export const pauseEnd = {
  ...saved,
  table: { pause: whole<Pacing["pause"]>({ empty: null }) },
  toForm: ({ pause }: Pacing) => ({ pause }),
};

export const paceForm = editedBy({
  ...saved,
  key: "pace",
  table: {
    "pace.clipsPerWeek": number({ max: PACE_LIMITS.clipsPerWeek }),
    "pace.leadDays": number({ empty: "0", max: PACE_LIMITS.leadDays }),
    "pace.daysOff": daysOff(),
  },
  toBody: (body, form) =>
    Reflect.get(form, "pace.clipsPerWeek") === "" ? { pace: null } : body,
});

function DayControl({ label, value, error, onValue }: ControlProps<string>) {
  const { timeOff: t } = useMessages("panel").planning;
  return (
    <MomentField
      label={label}
      value={value}
      error={error && value === "" ? t.dates : error}
      onValue={onValue}
    />
  );
}

type DaysOff = Pace["daysOff"];

/** The weekdays and single days off; what is no day is as it was typed. */
function daysOff(): Kind<DaysOff> {
  return {
    empty: [6, 7],
    kept: z.array(z.union([z.number(), z.string()])),
    fromRow: (_, { pace }: Partial<Pacing>) => pace?.daysOff ?? [6, 7],
    toBody: (value, name) => ({ [name]: value }),
    say: (value, { formats: { locale } }) =>
      value
        .map((each) =>
          typeof each === "number" ? weekdayName(each, locale) : each,
        )
        .join(LIST_SEPARATOR),
    Control: DaysOffControl,
    place: "whole",
    isRequired: false,
  };
}

const LIST_SEPARATOR = ", ";

function DaysOffControl({ value, error, onValue }: ControlProps<DaysOff>) {
  const { timeOff: t } = useMessages("panel").planning;
  const { locale } = useFormats();
  const days = useDays();
  const [typedDays, setTyped] = useState<string>();
  const weekdays = value.filter((each) => typeof each === "number");
  const single = value.filter((each) => typeof each === "string");
  const read = (typed: string) => splitDays(typed).map(days.read);
  const written = single.map(days.write).join(LIST_SEPARATOR);
  const isTyped =
    typedDays !== undefined && `${read(typedDays)}` === `${single}`;
  const wrong = single.map(days.errorOf).find((each) => each !== undefined);
  return (
    <>
      <fieldset>
        <legend className={legend}>{t.daysOff}</legend>
        <div className={checks}>
          {WEEKDAYS.map((day) => (
            <CheckBox
              key={day}
              isChecked={weekdays.includes(day)}
              onChange={(is) =>
                onValue([
                  ...WEEKDAYS.filter((each) =>
                    each === day ? is : weekdays.includes(each),
                  ),
                  ...single,
                ])
              }
            >
              {weekdayName(day, locale)}
            </CheckBox>
          ))}
        </div>
      </fieldset>
      <TextField
        label={t.single}
        hint={t.singleHint(days.example)}
        className={compactField}
        value={isTyped ? typedDays : written}
        error={error && (wrong ?? error)}
        onChange={({ target }) => {
          setTyped(target.value);
          onValue([...weekdays, ...read(target.value)]);
        }}
      />
    </>
  );
}

/** From 1 for Monday to 7 for Sunday. */
export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

export function weekdayName(day: number, locale: string): string {
  // January 1, 2024 was a Monday.
  return new Date(Date.UTC(2024, 0, day)).toLocaleDateString(locale, {
    weekday: "long",
    timeZone: "UTC",
  });
}
