import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getPace } from "#shared/pace/calls.ts";
import { isPaused } from "#shared/pace/rules.ts";
import type { Pace, Pause } from "#shared/pace/schema.ts";
import { getSite } from "#shared/site/calls.ts";
import { dayAt } from "#shared/text/days.ts";
import { formatDay } from "#shared/text/dates.ts";
import {
  actions,
  panel,
  panelHead,
  panelTitle,
  quiet,
} from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { callQuery } from "#web/data/queries.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { link } from "#web/ui/layout.css.ts";
import { PaceForm, paceFields } from "./PaceForm.tsx";
import { PauseForm, pauseFields } from "./PauseForm.tsx";
import * as css from "./TimeOff.css.ts";
import { useSavePacing } from "./useSavePacing.ts";
import { weekdayName } from "./weekdays.ts";

/** When the maker takes no orders, and how fast she makes them. */
export function TimeOff() {
  const { timeOff: t } = useMessages("panel").planning;
  const site = useQuery(callQuery(getSite, {}));
  const { data: now } = useQuery({ ...callQuery(getPace, {}), staleTime: 0 });
  const [form, setForm] = useState(begunForm);
  const show = (next?: Form) => {
    pauseFields.forget();
    paceFields.forget();
    setForm(next);
  };
  const save = useSavePacing(site.data, () => show());
  if (!site.data) return null;
  const { pause, pace } = site.data;
  const isAhead = pause !== null && Date.parse(pause.until) > Date.now();
  return (
    <section className={panel} aria-labelledby="time-off">
      <div className={panelHead}>
        <h2 className={panelTitle} id="time-off">
          {t.title}
        </h2>
        <FormButton form="pause" opened={form} onForm={show}>
          {t.plan}
        </FormButton>
      </div>
      <div className={css.stack}>
        {isAhead && <PauseText pause={pause} />}
        {isAhead && form !== "pause" && (
          <div className={actions}>
            <Button
              size="small"
              kind="line"
              isPending={save.isPending}
              onClick={() => save.mutate({ pause: null })}
            >
              {isPaused(pause, Date.now()) ? t.end : t.callOff}
            </Button>
          </div>
        )}
        {form === "pause" && (
          <PauseForm
            pause={isAhead ? pause : null}
            save={save}
            onClose={() => show()}
          />
        )}
        <p className={quiet}>
          {pace && <PaceText pace={pace} />}{" "}
          {pace && now?.ready && <span>{t.now(now.ready)}</span>}
          {!pace && !isAhead && <span>{t.none}</span>}{" "}
          <FormButton form="pace" opened={form} onForm={show}>
            {t.pace}
          </FormButton>
        </p>
        {form === "pace" && (
          <PaceForm pace={pace} save={save} onClose={() => show()} />
        )}
      </div>
    </section>
  );
}

type Form = "pause" | "pace";

/** Returns the form that was not closed before a reload. */
const begunForm = (): Form | undefined =>
  pauseFields.isBegun() ? "pause" : paceFields.isBegun() ? "pace" : undefined;

type FormButtonProps = {
  form: Form;
  opened: Form | undefined;
  onForm: (form: Form | undefined) => void;
  children: string;
};

/** Opens and closes one of the two forms. */
function FormButton({ form, opened, onForm, children }: FormButtonProps) {
  const isOpen = opened === form;
  return (
    <button
      type="button"
      className={form === "pace" ? css.inline : link}
      aria-expanded={isOpen}
      onClick={() => onForm(isOpen ? undefined : form)}
    >
      {children}
    </button>
  );
}

function PauseText({ pause }: { pause: Pause }) {
  const { timeOff: t } = useMessages("panel").planning;
  const formats = useFormats();
  const say = (iso: string) =>
    formatDay(dayAt(Date.parse(iso), formats.timeZone), formats, {
      from: Date.now(),
    });
  const { from, until, text } = pause;
  return (
    <div>
      <p>
        <strong>
          {from === undefined || isPaused(pause, Date.now())
            ? t.pausedNow(say(until))
            : t.paused(say(from), say(until))}
        </strong>
      </p>
      {text && (
        <p className={quiet} dir="auto">
          {text}
        </p>
      )}
    </div>
  );
}

function PaceText({ pace: { clipsPerWeek, daysOff } }: { pace: Pace }) {
  const { timeOff: t } = useMessages("panel").planning;
  const { locale } = useFormats();
  const days = daysOff.flatMap((day) =>
    typeof day === "number" ? weekdayName(day, locale) : [],
  );
  const clips = t.clips(clipsPerWeek);
  return (
    <span>
      {days.length > 0 ? `${clips}, ${t.off(days.join(", "))}.` : `${clips}.`}
    </span>
  );
}
