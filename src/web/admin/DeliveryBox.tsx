import { useMutation, useQuery } from "@tanstack/react-query";
import { MailStatus } from "#shared/admin.ts";
import { API } from "#shared/paths.ts";
import { api } from "../api.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { showToast } from "../ui/toasts.ts";
import { actions, panel, panelTitle, quiet, statuses } from "./admin.css.ts";
import { mailStatusQuery } from "./admin-queries.ts";
import { comingWords } from "./delivery-words.ts";
import { DeliveryNotice } from "./DeliveryNotice.tsx";
import { reasonOf } from "./form-errors.ts";
import { Notice } from "./Notice.tsx";
import * as css from "./OrdersTab.css.ts";
import { withSession } from "./session.ts";
import { TestMailForm } from "./TestMailForm.tsx";
import { useLookAgain } from "./useLookAgain.ts";

/** 'Email delivery': configured or not, counts, the last error, 'Retry now'. */
export function DeliveryBox() {
  const status = useQuery(mailStatusQuery);
  const lookAgain = useLookAgain();
  const retry = useMutation({
    mutationFn: () =>
      withSession(() => api.post(API.mailRetry, { schema: MailStatus })),
    onSuccess: async () => {
      showToast({ title: "Trying again now." });
      lookAgain();
      await status.refetch();
    },
    onError: (error) =>
      showToast(
        { title: "It could not be tried again", description: reasonOf(error) },
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
            <p className={css.note}>{comingWords(mails)}</p>
            <TestMailForm
              ownerEmail={mails.ownerEmail}
              isConfigured={mails.smtpConfigured}
              onSent={lookAgain}
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
