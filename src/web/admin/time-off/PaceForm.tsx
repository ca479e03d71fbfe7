import { useState } from "react";
import * as z from "zod/mini";
import { toFieldErrors } from "#shared/api/schema.ts";
import { PACE_LIMITS, type Pace, PaceInput } from "#shared/pace/schema.ts";
import { splitDays } from "#shared/text/typed-days.ts";
import { createKeptFields } from "#web/admin/editor/kept-fields.ts";
import { checks, compactField } from "#web/admin/form/admin.css.ts";
import { useDays } from "#web/admin/form/DateField.tsx";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { TextField } from "#web/ui/TextField.tsx";
import { label } from "#web/ui/TextField.css.ts";
import { TimeOffForm } from "./TimeOffForm.tsx";
import type { SavePacing } from "./useSavePacing.ts";
import { WEEKDAYS, weekdayName } from "./weekdays.ts";

type PaceFormProps = {
  pace: Pace | null;
  save: SavePacing;
  onClose: () => void;
};

const LIST_SEPARATOR = ", ";

type Errors = {
  clipsPerWeek?: string | undefined;
  daysOff?: string | undefined;
  leadDays?: string | undefined;
};

/** What is typed, until the form is closed. */
export const paceFields = createKeptFields("pace");

/** How many clips the maker makes in a week, and when she does not work. */
export function PaceForm({ pace, save, onClose }: PaceFormProps) {
  const { timeOff: t } = useMessages("panel").planning;
  const { locale } = useFormats();
  const [clips, setClips] = paceFields.useField(
    "clips",
    z.string(),
    String(pace?.clipsPerWeek ?? ""),
  );
  const [lead, setLead] = paceFields.useField(
    "lead",
    z.string(),
    String(pace?.leadDays ?? 0),
  );
  const [weekdays, setWeekdays] = paceFields.useField(
    "weekdays",
    z.array(z.number()),
    () => (pace?.daysOff ?? [6, 7]).filter((day) => typeof day === "number"),
  );
  const days = useDays();
  const [single, setSingle] = paceFields.useField("single", z.string(), () =>
    (pace?.daysOff ?? [])
      .filter((day) => typeof day === "string")
      .map(days.write)
      .join(LIST_SEPARATOR),
  );
  const [errors, setErrors] = useState<Errors>({});
  const onSubmit = () => {
    if (clips.trim() === "") return save.mutate({ pace: null });
    const dates = splitDays(single).map(days.read);
    const daysOff = dates.map(days.errorOf).find((each) => each !== undefined);
    if (daysOff) return setErrors({ daysOff });
    const given = {
      clipsPerWeek: Number(clips),
      leadDays: Number(lead),
      daysOff: [...WEEKDAYS.filter((day) => weekdays.includes(day)), ...dates],
    };
    const { data, error } = PaceInput.safeParse(given);
    if (data) return save.mutate({ pace: data });
    const { clipsPerWeek, leadDays, ...others } = toFieldErrors(error);
    setErrors({ clipsPerWeek, leadDays, daysOff: Object.values(others)[0] });
  };
  return (
    <TimeOffForm
      isPending={save.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label={t.perWeek}
        hint={t.perWeekHint}
        inputMode="numeric"
        className={compactField}
        maxLength={String(PACE_LIMITS.clipsPerWeek).length}
        value={clips}
        error={errors.clipsPerWeek}
        onChange={({ target }) => {
          setClips(target.value);
          setErrors({});
        }}
      />
      <TextField
        label={t.lead}
        hint={t.leadHint}
        inputMode="numeric"
        className={compactField}
        maxLength={String(PACE_LIMITS.leadDays).length}
        value={lead}
        error={errors.leadDays}
        onChange={({ target }) => {
          setLead(target.value);
          setErrors({});
        }}
      />
      <fieldset>
        <legend className={label}>{t.daysOff}</legend>
        <div className={checks}>
          {WEEKDAYS.map((day) => (
            <CheckBox
              key={day}
              isChecked={weekdays.includes(day)}
              onChange={(is) =>
                setWeekdays(
                  is
                    ? [...weekdays, day]
                    : weekdays.filter((each) => each !== day),
                )
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
        value={single}
        error={errors.daysOff}
        onChange={({ target }) => {
          setSingle(target.value);
          setErrors({});
        }}
      />
    </TimeOffForm>
  );
}
