import { useState } from "react";
import * as z from "zod/mini";
import { toFieldErrors } from "#shared/api/schema.ts";
import { PACE_LIMITS, PauseInput, type Pause } from "#shared/pace/schema.ts";
import { addDays, dayAt, startOfDay } from "#shared/text/days.ts";
import { createKeptFields } from "#web/admin/editor/kept-fields.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
import { DateField, useDays } from "#web/admin/form/DateField.tsx";
import { readFieldErrors } from "#web/admin/form/form-errors.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { TextField } from "#web/ui/TextField.tsx";
import * as css from "./TimeOff.css.ts";
import { TimeOffForm } from "./TimeOffForm.tsx";
import type { SavePacing } from "./useSavePacing.ts";

type PauseFormProps = {
  /** The pause that is planned or on. */
  pause: Pause | null;
  save: SavePacing;
  onClose: () => void;
};

type Errors = { from?: string | undefined; until?: string | undefined };

/** Two weeks from tomorrow, unless the maker says otherwise. */
const USUAL_DAYS = 14;

/** What is typed, until the form is closed. */
export const pauseFields = createKeptFields("pause");

/** The days of a pause, and the maker's sentence. */
export function PauseForm({ pause, save, onClose }: PauseFormProps) {
  const { timeOff: t } = useMessages("panel").planning;
  const { timeZone } = useFormats();
  const tomorrow = addDays(dayAt(Date.now(), timeZone), 1);
  const dayOf = (iso: string) => dayAt(Date.parse(iso), timeZone);
  const [from, setFrom] = pauseFields.useField(
    "from",
    z.string(),
    pause ? (pause.from ? dayOf(pause.from) : "") : tomorrow,
  );
  const [until, setUntil] = pauseFields.useField(
    "until",
    z.string(),
    pause ? dayOf(pause.until) : addDays(tomorrow, USUAL_DAYS),
  );
  const [text, setText] = pauseFields.useField(
    "text",
    z.string(),
    pause?.text ?? "",
  );
  const days = useDays();
  const [errors, setErrors] = useState<Errors>({});
  const midnight = (day: string) =>
    new Date(startOfDay(day, timeZone)).toISOString();
  const onSubmit = () => {
    const wrong = {
      from: days.errorOf(from),
      until: until === "" ? t.dates : days.errorOf(until),
    };
    if (wrong.from ?? wrong.until) return setErrors(wrong);
    const given = {
      ...(from && { from: midnight(from) }),
      until: midnight(until),
      text,
    };
    const { data, error: found } = PauseInput.safeParse(given);
    if (data)
      save.mutate(
        { pause: data },
        {
          onError: (cause) =>
            setErrors({ until: readFieldErrors(cause)["pause.until"] }),
        },
      );
    else setErrors({ until: Object.values(toFieldErrors(found))[0] });
  };
  return (
    <TimeOffForm
      isPending={save.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className={css.days}>
        <DateField
          label={t.from}
          value={from}
          error={errors.from}
          onValue={(day) => {
            setFrom(day);
            setErrors({});
          }}
        />
        <DateField
          label={t.until}
          value={until}
          error={errors.until}
          onValue={(day) => {
            setUntil(day);
            setErrors({});
          }}
        />
      </div>
      <TextField
        label={t.text}
        hint={t.textHint}
        className={compactField}
        maxLength={PACE_LIMITS.text}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </TimeOffForm>
  );
}
