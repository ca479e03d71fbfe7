import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  pauseLetter,
  removeLetter,
  resumeLetter,
  stopLetter,
} from "#shared/letters/calls.ts";
import type { ListedLetter } from "#shared/letters/schema.ts";
import { formatClock } from "#shared/text/dates.ts";
import { actions } from "#web/admin/form/admin.css.ts";
import { mailStatusQuery } from "#web/admin/data/admin-queries.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { AskDialog } from "./AskDialog.tsx";
import { sayState } from "./say-state.ts";
import { useLetterCall } from "./useLetterCall.ts";
import * as css from "./Letters.css.ts";

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
