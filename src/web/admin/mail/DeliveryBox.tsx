import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { MailStatus } from "#shared/admin/schema.ts";
import { API } from "#shared/api/paths.ts";
import { api } from "#web/data/api.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { showToast } from "#web/ui/toast/toasts.ts";
import {
  actions,
  panel,
  panelTitle,
  quiet,
  statuses,
} from "#web/admin/form/admin.css.ts";
import { mailStatusQuery } from "#web/admin/data/admin-queries.ts";
import { BackupNote } from "./BackupNote.tsx";
import { nextStepsText } from "./delivery-texts.ts";
import { DeliveryNotice } from "./DeliveryNotice.tsx";
import { errorText } from "#web/admin/form/form-errors.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import * as css from "./OrdersTab.css.ts";
import { withSession } from "#web/admin/data/session.ts";
import { TestMailForm } from "./TestMailForm.tsx";

/** The state of the emails: configuration, counts, last error, 'Retry now'. */
export function DeliveryBox() {
  const status = useQuery(mailStatusQuery);
  const refetchLater = useRefetchLater();
  const retry = useMutation({
    mutationFn: () =>
      withSession(() => api.post(API.mailRetry, { schema: MailStatus })),
    onSuccess: async () => {
      showToast({ title: "Trying again now." });
      refetchLater();
      await status.refetch();
    },
    onError: (error) =>
      showToast(
        { title: "It could not be tried again", description: errorText(error) },
        "error",
      ),
  });
  const mails = status.data;
  return (
    <section className={panel} aria-busy={status.isFetching || undefined}>
      <div className={css.head}>
        <h2 className={panelTitle}>Email delivery</h2>
        {mails &&
          (mails.smtpConfigured ? (
            <span className={statuses.ok}>SMTP configured</span>
          ) : (
            <span className={statuses.off}>SMTP not configured</span>
          ))}
      </div>
      <div className={css.stack}>
        {status.isPending && (
          <p className={quiet} role="status">
            Loading...
          </p>
        )}
        {status.isError && (
          <Notice tone="bad">
            <p>
              <strong>The state of the emails could not be loaded.</strong>{" "}
              Orders are safe either way.
            </p>
            <Button size="small" kind="line" onClick={() => status.refetch()}>
              Try again
            </Button>
          </Notice>
        )}
        {mails && (
          <>
            <Counts mails={mails} />
            <DeliveryNotice mails={mails} />
            <div className={actions}>
              <Button
                kind="ink"
                size="small"
                disabled={!canRetry(mails)}
                isPending={retry.isPending}
                pendingText="Retrying..."
                onClick={() => retry.mutate()}
              >
                <Icon name="retry" />
                Retry now
              </Button>
            </div>
            <p className={css.note}>{nextStepsText(mails)}</p>
            <BackupNote />
            <TestMailForm
              ownerEmail={mails.ownerEmail}
              isConfigured={mails.smtpConfigured}
              onSent={refetchLater}
            />
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
  return (
    <dl className={css.counts}>
      <div className={css.count}>
        <dt className={css.countName}>Waiting</dt>
        <dd className={css.countValue}>{mails.waiting}</dd>
      </div>
      <div className={css.count}>
        <dt className={css.countName}>Sent</dt>
        <dd className={css.countValue}>{mails.sent}</dd>
      </div>
      <div className={css.count} data-bad={mails.failed > 0 || undefined}>
        <dt className={css.countName}>Failed</dt>
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
