import { type FormEvent, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import {
  pauseLetter,
  removeLetter,
  resumeLetter,
  sendLetter,
  stopLetter,
  testLetter,
} from "#shared/letters/calls.ts";
import type { Letter, ListedLetter } from "#shared/letters/schema.ts";
import { addDays, dayAt, momentOf } from "#shared/text/days.ts";
import { isDay } from "#shared/text/typed-days.ts";
import { DateField, useDays } from "#web/admin/form/DateField.tsx";
import { formatCount } from "#shared/text/formats.ts";
import { send } from "#web/data/api.ts";
import { openBrackets } from "#shared/site/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { actions, compactField } from "#web/admin/form/admin.css.ts";
import { useFormats, useShop } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { formatClock } from "#shared/text/dates.ts";
import { mailStatusQuery } from "#web/admin/data/admin-queries.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { AskDialog, useLetterCall } from "./AskDialog.tsx";
import { sayState } from "./say-state.ts";
import type { Written } from "./useLetter.ts";
import * as css from "./Letters.css.ts";

/** Sends a draft: to the maker, to everyone at a time, or to everyone now. */
export function SendBar(props: {
  letter: Letter;
  written: Written;
  subscribers: number;
  /** Saves what is written; resolves to whether it is. */
  flush: () => Promise<boolean>;
  onChanged: () => unknown;
}) {
  const { letter, subscribers, flush, onChanged } = props;
  const { subject, markdown } = props.written;
  const { send: t, list, proposed: say } = useMessages("panel").letters;
  const { ownerEmail } = useShop();
  const formats = useFormats();
  const { id } = letter;
  const [open, setOpen] = useState<"now" | "at" | "remove">();
  const close = () => setOpen(undefined);
  const saved = async <T,>(then: () => Promise<T>) => {
    if (!(await flush())) throw new Error("the letter is not saved");
    return then();
  };
  const test = useLetterCall(
    () =>
      saved(async () => {
        await send(testLetter, { params: { id } });
        showToast({ title: t.tested(ownerEmail) });
      }),
    () => {},
  );
  const sending = useLetterCall(
    (at: string | undefined) =>
      saved(async () => {
        await send(sendLetter, { params: { id }, body: at ? { at } : {} });
        close();
      }),
    onChanged,
  );
  const remove = useLetterCall(async () => {
    await send(removeLetter, { params: { id } });
    close();
  }, onChanged);
  // What was proposed and not touched is pointed out.
  const proposed = openBrackets(`${subject}\n${markdown}`);
  return (
    <>
      <IconButton
        icon="trash"
        label={t.remove}
        onClick={() => setOpen("remove")}
      />
      <div className={css.sends}>
        <Button
          kind="quiet"
          isPending={test.isPending}
          onClick={() => test.mutate(undefined)}
        >
          {t.test}
        </Button>
        <Button kind="line" onClick={() => setOpen("at")}>
          {t.at}
        </Button>
        <Button
          kind="primary"
          disabled={subscribers === 0}
          onClick={() => setOpen("now")}
        >
          {t.now(formatCount(subscribers, formats))}
        </Button>
      </div>
      <AskDialog
        isOpen={open === "now"}
        title={t.confirmTitle}
        text={[
          ...(proposed.length > 0 ? [say(proposed.join(" "))] : []),
          t.confirm(subject, formatCount(subscribers, formats), subscribers),
        ].join(" ")}
        yes={t.now(formatCount(subscribers, formats))}
        isPending={sending.isPending}
        onYes={() => sending.mutate(undefined)}
        onClose={close}
      />
      <AskDialog
        isOpen={open === "remove"}
        title={t.remove}
        text={t.removeText}
        yes={t.remove}
        isPending={remove.isPending}
        onYes={() => remove.mutate(undefined)}
        onClose={close}
      />
      <Dialog
        kind="modal"
        isOpen={open === "at"}
        onClose={close}
        title={t.atTitle}
        closeLabel={list.close}
        focusFirst="content"
        isBusy={sending.isPending}
      >
        <TimeForm
          isPending={sending.isPending}
          onChoose={(at) => sending.mutate(at)}
        />
      </Dialog>
    </>
  );
}

type TimeFormProps = { isPending: boolean; onChoose: (at: string) => void };

const HOUR_OF_LETTERS = "08:00";

/** A day and a time in the shop's time zone. */
function TimeForm({ isPending, onChoose }: TimeFormProps) {
  const t = useMessages("panel").letters.send;
  const { timeZone } = useFormats();
  const [day, setDay] = useState(() => addDays(dayAt(Date.now(), timeZone), 1));
  const [time, setTime] = useState(HOUR_OF_LETTERS);
  const [error, setError] = useState<string>();
  const days = useDays();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDay(day)) return setError(days.errorOf(day));
    if (!isPending) onChoose(momentOf(`${day}T${time || "00:00"}`, timeZone));
  };
  return (
    <form className={css.stack} onSubmit={onSubmit}>
      <div className={css.pair}>
        <DateField
          label={t.day}
          required
          autoFocus
          value={day}
          error={error}
          onValue={(typed) => {
            setDay(typed);
            setError(undefined);
          }}
        />
        <TextField
          label={t.time}
          className={compactField}
          type="time"
          required
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
      <p className={css.note}>{t.zone(timeZone)}</p>
      <Button type="submit" kind="primary" isPending={isPending}>
        {t.schedule}
      </Button>
    </form>
  );
}

type SendingBarProps = { letter: ListedLetter; onChanged: () => unknown };

const CALLS = {
  pause: pauseLetter,
  resume: resumeLetter,
  stop: stopLetter,
  remove: removeLetter,
} as const;

/**
 * Shows how far a letter is that goes out or has gone out, and what can be
 * done.
 */
export function SendingBar({ letter, onChanged }: SendingBarProps) {
  const { send: t, states } = useMessages("panel").letters;
  const formats = useFormats();
  const { data: mails } = useQuery(mailStatusQuery);
  const [asks, setAsks] = useState<"stop" | "remove">();
  const forget = () => setAsks(undefined);
  const { id, state, progress } = letter;
  const stateText = sayState(letter, states, formats);
  const act = useLetterCall(
    (what: keyof typeof CALLS): Promise<unknown> =>
      what === "remove"
        ? send(removeLetter, { params: { id } })
        : send(CALLS[what], { params: { id } }),
    () => {
      forget();
      return onChanged();
    },
  );
  const button = (what: keyof typeof CALLS, text: string) => (
    <Button
      kind="line"
      isPending={act.isPending}
      onClick={() =>
        what === "stop" || what === "remove" ? setAsks(what) : act.mutate(what)
      }
    >
      {text}
    </Button>
  );
  const isOver = state === "sent" || state === "stopped";
  const isGoing = state === "sending" || state === "paused";
  const more = [
    progress?.doneAt && t.done(formatClock(progress.doneAt, formats)),
    progress && progress.failed > 0 && t.refused(progress.failed),
  ].filter(Boolean);
  return (
    <div className={css.sending}>
      <p role="status">{[stateText, ...more].join("; ")}</p>
      {isGoing && progress && (
        <progress
          className={css.bar}
          value={progress.sent + progress.failed + progress.left}
          max={progress.readers}
          aria-label={stateText}
        />
      )}
      {isGoing && mails && !mails.smtpConfigured && (
        <Notice tone="warning">
          <p>{t.noServer}</p>
        </Notice>
      )}
      <div className={actions}>
        {state === "sending" && button("pause", t.pause)}
        {state === "paused" && button("resume", t.resume)}
        {isGoing && button("stop", t.stop)}
        {state === "scheduled" && (
          <Button
            kind="line"
            isPending={act.isPending}
            onClick={() => act.mutate("stop")}
          >
            {t.takeBack}
          </Button>
        )}
        {isOver && button("remove", t.remove)}
      </div>
      <AskDialog
        isOpen={asks === "stop"}
        title={t.stopTitle}
        text={t.stopText}
        yes={t.stop}
        isPending={act.isPending}
        onYes={() => act.mutate("stop")}
        onClose={forget}
      />
      <AskDialog
        isOpen={asks === "remove"}
        title={t.remove}
        text={t.removeText}
        yes={t.remove}
        isPending={act.isPending}
        onYes={() => act.mutate("remove")}
        onClose={forget}
      />
    </div>
  );
}
