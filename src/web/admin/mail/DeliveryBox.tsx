import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useMessages } from "#web/data/messages.ts";
import { useFormatWhen } from "#web/data/voice.ts";
import type { BackupStatus, MailStatus } from "#shared/admin/schema.ts";
import { retryMails } from "#shared/admin/calls.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import {
  panel,
  panelHead,
  panelTitle,
  quiet,
} from "#web/admin/form/admin.css.ts";
import { backupQuery, mailStatusQuery } from "#web/admin/data/admin-queries.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { useCall } from "#web/admin/data/useCall.ts";
import {
  nextStepsText,
  UnreachedCustomers,
  unsentText,
} from "./UnreachedCustomers.tsx";
import { TestMail } from "./TestMail.tsx";
import * as css from "./OrdersTab.css.ts";

/** The state of the emails: configuration, counts, last error, 'Retry now'. */
export function DeliveryBox() {
  const t = useMessages("panel").mail;
  const { loading, tryAgain } = useMessages("first");
  const formatWhen = useFormatWhen();
  const status = useQuery(mailStatusQuery);
  // A line that came later would move the buttons below a press.
  const backup = useQuery(backupQuery);
  const refetchLater = useRefetchLater();
  const retry = useCall(retryMails, {
    saved: t.retried,
    failed: t.retryFailed,
    onSuccess: async () => {
      refetchLater();
      await status.refetch();
    },
  });
  const mails = backup.isPending ? undefined : status.data;
  return (
    <section className={panel} aria-busy={status.isFetching || undefined}>
      <div className={panelHead}>
        <h2 className={panelTitle}>{t.title}</h2>
        {mails &&
          (mails.smtpConfigured ? (
            <span className={css.serverStates.on}>{t.configured}</span>
          ) : (
            <span className={css.serverStates.off}>{t.notConfigured}</span>
          ))}
      </div>
      <div className={css.stack}>
        {!mails && !status.isError && (
          <p className={quiet} role="status">
            {loading}
          </p>
        )}
        {status.isError && (
          <Notice tone="bad">
            <p>
              <strong>{t.loadFailed}</strong> <span>{t.ordersSafe}</span>
            </p>
            <Button size="small" kind="line" onClick={() => status.refetch()}>
              {tryAgain}
            </Button>
          </Notice>
        )}
        {mails && (
          <>
            <Counts mails={mails} />
            <DeliveryNotice mails={mails} />
            <UnreachedCustomers unreached={mails.unreached} />
            {mails.waiting + mails.failed > 0 && (
              <p className={css.note}>{nextStepsText(mails, t, formatWhen)}</p>
            )}
            <LastTimes lastSentAt={mails.lastSentAt} backup={backup.data} />
            <TestMail
              ownerEmail={mails.ownerEmail}
              isConfigured={mails.smtpConfigured}
              onSent={refetchLater}
            >
              <Button
                kind="ink"
                size="small"
                disabled={!canRetry(mails)}
                isPending={retry.isPending}
                pendingText={t.retrying}
                onClick={() => retry.mutate({})}
              >
                <Icon name="retry" />
                <span>{t.retry}</span>
              </Button>
            </TestMail>
          </>
        )}
      </div>
    </section>
  );
}

function canRetry({ smtpConfigured, waiting, failed }: MailStatus): boolean {
  return smtpConfigured && waiting + failed > 0;
}

function Counts({ mails }: { mails: MailStatus }) {
  const t = useMessages("panel").mail;
  return (
    <dl className={css.counts}>
      <div className={css.count}>
        <dt className={css.countName}>{t.waiting}</dt>
        <dd className={css.countValue}>{mails.waiting}</dd>
      </div>
      <div className={css.count}>
        <dt className={css.countName}>{t.sent}</dt>
        <dd className={css.countValue}>{mails.sent}</dd>
      </div>
      <div className={css.count} data-bad={mails.failed > 0 || undefined}>
        <dt className={css.countName}>{t.failed}</dt>
        <dd className={css.countValue}>{mails.failed}</dd>
      </div>
    </dl>
  );
}

/** Emails are sent in the background, so their state is fetched again later. */
const REFETCH_AFTER_MS = [1_500, 5_000];

function useRefetchLater(): () => void {
  const queryClient = useQueryClient();
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const cancel = () => {
    for (const timer of timers.current) clearTimeout(timer);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on unmount
  useEffect(() => cancel, []);
  return () => {
    cancel();
    timers.current = REFETCH_AFTER_MS.map((ms) =>
      setTimeout(() => queryClient.refetchQueries(mailStatusQuery), ms),
    );
  };
}

/** A notice about mails that are not sent. */
function DeliveryNotice({ mails }: { mails: MailStatus }) {
  const t = useMessages("panel").mail;
  const formatWhen = useFormatWhen();
  if (!mails.smtpConfigured)
    return (
      <Notice tone="warning">
        <p>
          <strong>{t.nothingSent}</strong>{" "}
          <span>
            {`${t.ordersWaiting(mails.ordersWaiting)} ${t.addServer}`}
          </span>
        </p>
      </Notice>
    );
  const { lastError, unreached = [] } = mails;
  // A customer who was not reached is named by itself, with the reason.
  const isNamed = unreached.some(
    ({ orderId, reason }) =>
      orderId === lastError?.orderId && reason === lastError.message,
  );
  if (!lastError || isNamed) return null;
  return (
    <Notice tone="bad">
      <p>
        <strong>{unsentText(lastError, t)}</strong>{" "}
        <span>{t.lastError(formatWhen(new Date(lastError.at)))}</span>
        <br />
        <code className={css.error}>{lastError.message}</code>
      </p>
    </Notice>
  );
}

type LastTimesProps = {
  lastSentAt: string | null;
  backup: BackupStatus | undefined;
};

/** When the last mail went out and the newest backup was made. */
function LastTimes({ lastSentAt, backup }: LastTimesProps) {
  const t = useMessages("panel").mail;
  const formatWhen = useFormatWhen();
  const say = (at: string) => formatWhen(new Date(at));
  if (lastSentAt === null && !backup) return null;
  return (
    <>
      <dl>
        {lastSentAt !== null && (
          <Time name={t.lastMail} value={say(lastSentAt)} />
        )}
        {backup && (
          <Time
            name={t.lastBackup}
            value={backup.lastAt === null ? t.noBackup : say(backup.lastAt)}
          />
        )}
      </dl>
      {backup?.isOld && (
        <Notice tone="warning">
          <p>{t.backupOld}</p>
        </Notice>
      )}
    </>
  );
}

function Time({ name, value }: { name: string; value: string }) {
  return (
    <div className={css.time}>
      <dt className={css.timeName}>{name}</dt>
      <dd className={css.timeValue}>{value}</dd>
    </div>
  );
}
