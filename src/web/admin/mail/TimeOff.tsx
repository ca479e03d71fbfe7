import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getPace } from "#shared/pace/calls.ts";
import { isPaused } from "#shared/pace/rules.ts";
import type { Pace, Pause } from "#shared/pace/schema.ts";
import { getSite } from "#shared/site/calls.ts";
import type { Site } from "#shared/site/schema.ts";
import { formatDay } from "#shared/text/dates.ts";
import { addDays, dayAt } from "#shared/text/days.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import { useVoice } from "#web/data/voice.ts";
import type { Edited } from "#web/admin/editor/edited.ts";
import { TableField, type TableForm } from "#web/ui/TableField.tsx";
import { saveMerged, useEditedForm } from "#web/admin/editor/useEditedForm.tsx";
import {
  actions,
  panel,
  panelHead,
  panelTitle,
  quiet,
} from "#web/admin/form/admin.css.ts";
import { midnight } from "#web/admin/form/DateField.tsx";
import { useMessages } from "#web/data/messages.ts";
import { callQuery } from "#web/data/queries.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { link } from "#web/ui/layout.css.ts";
import { paceForm, pauseEnd, pauseForm, weekdayName } from "./pacing.tsx";
import * as css from "./OrdersTab.css.ts";

/** When the maker takes no orders, and how fast she makes them. */
export function TimeOff() {
  const { timeOff: t } = useMessages("panel").planning;
  const { timeZone } = useFormats();
  const site = useQuery(callQuery(getSite, {}));
  const { data: now } = useQuery({ ...callQuery(getPace, {}), staleTime: 0 });
  const isPlanning = useStore(pauseForm.editing) !== null;
  const isPacing = useStore(paceForm.editing) !== null;
  const end = useEndPause();
  if (!site.data) return null;
  const { pause, pace } = site.data;
  const isAhead = pause !== null && Date.parse(pause.until) > Date.now();
  const close = () => {
    pauseForm.close();
    paceForm.close();
  };
  const plan = (row: Site) => {
    close();
    if (!isPlanning)
      pauseForm.open(row, isAhead ? {} : proposedPause(timeZone));
  };
  const setPace = (row: Site) => {
    close();
    if (!isPacing) paceForm.open(row);
  };
  return (
    <section className={panel} aria-labelledby="time-off">
      <div className={panelHead}>
        <h2 className={panelTitle} id="time-off">
          {t.title}
        </h2>
        <button
          type="button"
          className={link}
          aria-expanded={isPlanning}
          onClick={() => plan(site.data)}
        >
          {t.plan}
        </button>
      </div>
      <div className={css.timeOffStack}>
        {isAhead && <PauseText pause={pause} />}
        {isAhead && !isPlanning && (
          <div className={actions}>
            <Button
              size="small"
              kind="line"
              isPending={end.isPending}
              onClick={() => end.mutate(site.data)}
            >
              {isPaused(pause, Date.now()) ? t.end : t.callOff}
            </Button>
          </div>
        )}
        {isPlanning && <PauseForm />}
        <p className={quiet}>
          {pace && <PaceText pace={pace} />}{" "}
          {pace && now?.ready && <span>{t.now(now.ready)}</span>}
          {!pace && !isAhead && <span>{t.none}</span>}{" "}
          <button
            type="button"
            className={css.inline}
            aria-expanded={isPacing}
            onClick={() => setPace(site.data)}
          >
            {t.pace}
          </button>
        </p>
        {isPacing && <PaceForm />}
      </div>
    </section>
  );
}

/** Two weeks from tomorrow, unless the maker says otherwise. */
const USUAL_DAYS = 14;

function proposedPause(timeZone: string) {
  const tomorrow = addDays(dayAt(Date.now(), timeZone), 1);
  return {
    "pause.from": midnight(tomorrow, timeZone),
    "pause.until": midnight(addDays(tomorrow, USUAL_DAYS), timeZone),
    "pause.text": "",
  };
}

/** Ends the pause, unless another window has changed it meanwhile. */
function useEndPause() {
  const { timeOff: t } = useMessages("panel").planning;
  const refresh = useRefresh();
  const voice = useVoice();
  const act = (row: Site) =>
    saveMerged(pauseEnd, { row, form: { pause: null } }, voice);
  const { saved, failed } = t;
  return useAction(act, { saved, failed, onSettled: refresh });
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [getSite, getPace].map(({ path }) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    );
}

/** The days of a pause, and the maker's sentence. */
function PauseForm() {
  const { timeOff: t } = useMessages("panel").planning;
  const labels = {
    "pause.from": t.from,
    "pause.until": t.until,
    "pause.text": t.text,
  };
  return (
    <PacingForm
      edited={pauseForm}
      labels={labels}
      hints={{ "pause.text": t.textHint }}
    >
      {(of) => (
        <>
          <div className={css.days}>
            <TableField name="pause.from" {...of} />
            <TableField name="pause.until" {...of} />
          </div>
          <TableField name="pause.text" {...of} />
        </>
      )}
    </PacingForm>
  );
}

/**
 * Asks how many clips the maker makes in a week, and when she does not work.
 */
function PaceForm() {
  const { timeOff: t } = useMessages("panel").planning;
  const labels = {
    "pace.clipsPerWeek": t.perWeek,
    "pace.leadDays": t.lead,
    "pace.daysOff": t.daysOff,
  };
  const hints = {
    "pace.clipsPerWeek": t.perWeekHint,
    "pace.leadDays": t.leadHint,
  };
  return (
    <PacingForm edited={paceForm} labels={labels} hints={hints}>
      {(of) =>
        Object.keys(labels).map((name) => (
          <TableField key={name} name={name} {...of} />
        ))
      }
    </PacingForm>
  );
}

type PacingFormProps = {
  edited: Edited & { close(): void };
  labels: Record<string, string>;
  hints: Record<string, string>;
  children: (of: TableForm) => ReactNode;
};

function PacingForm({ edited, labels, hints, children }: PacingFormProps) {
  const { timeOff: t } = useMessages("panel").planning;
  const { versions } = useMessages("panel");
  const { of, isSaving, element, notice } = useEditedForm(edited, {
    labels,
    hints,
    texts: versions,
    saved: t.saved,
    failed: t.failed,
    refresh: useRefresh(),
    onClosed: () => {},
  });
  return (
    <form {...element} className={css.form}>
      {notice}
      {children(of)}
      <div className={actions}>
        <Button type="submit" kind="ink" size="small" isPending={isSaving}>
          {t.save}
        </Button>
        <Button size="small" kind="quiet" onClick={edited.close}>
          {t.close}
        </Button>
      </div>
    </form>
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
